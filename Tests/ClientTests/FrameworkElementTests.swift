import Foundation
import MapKit
import Testing
import UIKit
import WebKit

/// Elements of interface files whose classes are of frameworks above UIKit.
@MainActor
@Suite
struct `Views of frameworks in storyboards` {
  private func open(_ view: String) throws -> UIView {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="screen"><scenes><scene sceneID="scene"><objects>
      <viewController id="screen" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>\(view)</subviews>
      </view></viewController></objects></scene></scenes></document>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    let bundle = try #require(Bundle(path: folder.path))
    let controller = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    return try #require(controller?.view.subviews.first)
  }

  @Test
  func `a map is a map, with its place`() throws {
    let view = try open(
      """
      <mapView id="map"><rect key="frame" x="10" y="20" width="30" height="40"/></mapView>
      """
    )
    #expect(view is MKMapView)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test
  func `a web view is a web view`() throws {
    let view = try open(
      """
      <wkWebView id="web"><rect key="frame" x="0" y="0" width="30" height="40"/>
        <wkWebViewConfiguration key="configuration"/></wkWebView>
      """
    )
    #expect(view is WKWebView)
    #expect(view.value(forKey: "estimatedProgress") as? Double == 0)
  }
}
