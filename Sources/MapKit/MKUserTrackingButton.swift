import UIKit

public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow = 1
  case followWithHeading = 2
}

/// An arrow that follows the user's place.
@preconcurrency
@MainActor
open class MKUserTrackingButton: UIView {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    let arrow = UIImageView(image: UIImage(systemName: "location"))
    arrow.contentMode = .center
    arrow.frame = bounds
    arrow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(arrow)
  }
}

/// The arrow as an item of a bar.
@preconcurrency
@MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
    self.mapView = mapView
  }
}

/// The north of a map; a map that is not turned shows none.
@preconcurrency
@MainActor
open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }
}

/// The scale of a map, which is empty.
@preconcurrency
@MainActor
open class MKScaleView: UIView {
  public enum Alignment: Int, Sendable {
    case leading, trailing
  }

  open weak var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive
  open var legendAlignment = Alignment.leading

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 24))
    self.mapView = mapView
  }
}
