import Foundation

/// A view of a framework above UIKit, whose outlets interface files connect.
@MainActor
package protocol FrameworkView: UIView {
  /// - Returns: whether the view has such an outlet.
  func connect(outlet: String, to object: AnyObject) -> Bool
}

extension ElementKind {
  /// The classes of elements of frameworks, which only programs that import those have.
  private static let frameworkClasses = [
    "mapView": "MapKit.MKMapView", "wkWebView": "WebKit.WKWebView",
    "avPlayerViewController": "AVKit.AVPlayerViewController",
  ]

  /// The kind of a view or a screen of a framework that the program imports.
  static func framework(_ name: String) -> ElementKind? {
    guard let type = frameworkClasses[name].flatMap({ NSClassFromString($0) }) else { return nil }
    return ElementKind(type, only: type is UIView.Type ? "view" : "viewController")
  }
}
