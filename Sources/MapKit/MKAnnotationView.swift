// swift-format-ignore-file: NeverForceUnwrap
// The new view has the class that makes it.

import CoreLocation
import UIKit

public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension NSNotification.Name {
  /// The title of an annotation is another one, and its callout is to show it.
  public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name(
    "MKAnnotationCalloutInfoDidChangeNotification"
  )
}

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let max = MKAnnotationViewZPriority(1000)
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  public static let min = MKAnnotationViewZPriority(0)
}

public enum MKFeatureVisibility: Int, Sendable {
  case adaptive, hidden, visible
}

/// The view of an annotation; no map shows it.
@preconcurrency
@MainActor
open class MKAnnotationView: UIView {
  public enum DragState: UInt, Sendable {
    case none, starting, dragging, canceling, ending
  }

  public enum CollisionMode: Int, Sendable {
    case rectangle, circle, none
  }

  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  /// The view takes its size.
  open var image: UIImage? {
    didSet {
      picture.image = image
      bounds.size = image?.size ?? bounds.size
      picture.frame = bounds
      if picture.superview == nil { insertSubview(picture, at: 0) }
    }
  }
  open var canShowCallout = false
  open var centerOffset = CGPoint.zero
  open var accessoryOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var leftCalloutOffset = CGPoint.zero
  open var rightCalloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var isDraggable = false
  open var dragState = DragState.none
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  open private(set) weak var cluster: MKAnnotationView?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  open var collisionMode = CollisionMode.rectangle
  private let picture = UIImageView()

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
}

public typealias MKAnnotationViewDragState = MKAnnotationView.DragState

extension MKAnnotationView {
  @usableFromInline
  convenience init(_annotation annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  /// A view of exactly this class, as `_ClassConstructible` explains.
  @_silgen_name("$s6MapKit16MKAnnotationViewC11_annotation15reuseIdentifierAcA0C0_pSg_SSSgtcfC")
  static func construct(
    annotation: __owned (any MKAnnotation)?,
    reuseIdentifier: __owned String?
  ) -> MKAnnotationView
}

extension _ClassConstructible where Self: MKAnnotationView {
  @preconcurrency
  @MainActor
  public static func _new(annotation: (any MKAnnotation)?, reuseIdentifier: String?) -> Self {
    construct(annotation: annotation, reuseIdentifier: reuseIdentifier) as! Self
  }
}

public enum MKPinAnnotationColor: UInt, Sendable {
  case red, green, purple
}

/// A pin.
@preconcurrency
@MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor!
  open var pinColor = MKPinAnnotationColor.red
  open var animatesDrop = false

  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }
}

/// A marker in a balloon.
@preconcurrency
@MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}

/// The blue dot.
@preconcurrency
@MainActor
open class MKUserLocationView: MKAnnotationView {}
