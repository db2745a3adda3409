import Foundation
import MapKit
import Testing
import UIKit
import WebKit

/// Interface files name views of frameworks that UIKit does not know.
@MainActor
@Suite
struct `Views of other frameworks in interface files` {
  private func view(_ element: String) throws -> UIView? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("neighbour-elements-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <\(element) contentMode="scaleToFill" id="a1">
            <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
          </\(element)>
        </objects>
      </document>
      """
    let path = folder.appendingPathComponent("Place.xib")
    try file.write(to: path, atomically: true, encoding: .utf8)
    let nib = UINib(nibName: "Place", bundle: Bundle(path: folder.path))
    return nib.instantiate(withOwner: nil, options: nil).first as? UIView
  }

  @Test
  func `a map is a map view of its size`() throws {
    let map = try #require(try view("mapView") as? MKMapView)
    #expect(map.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test
  func `a web page is a web view`() throws {
    #expect(try view("wkWebView") is WKWebView)
  }
}
