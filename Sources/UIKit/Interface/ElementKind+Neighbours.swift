import Foundation

extension ElementKind {
  /// Views of the frameworks beside UIKit, which knows their classes by name alone.
  ///
  /// A class that is not in the app is left out: its element is an empty view, and reported.
  static let neighbours: [String: ElementKind] = [
    "mapView": "MapKit.MKMapView", "wkWebView": "WebKit.WKWebView",
  ].compactMapValues { name in
    (NSClassFromString(name) as? UIView.Type).map { ElementKind($0, like: "view") }
  }
}
