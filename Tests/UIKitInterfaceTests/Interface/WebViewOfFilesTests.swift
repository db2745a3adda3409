import Segue
import Testing
import UIKit

/// Pages of before `WKWebView` in interface files.
@MainActor
struct WebViewOfFilesTests {
  private let cell = """
    <view contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
      <subviews>
        <webView userInteractionEnabled="NO" contentMode="scaleToFill" scalesPageToFit="YES" id="w1">
          <rect key="frame" x="10" y="20" width="300" height="200"/>
          <dataDetectorType key="dataDetectorTypes" link="YES"/>
        </webView>
      </subviews>
    </view>
    """

  @Test
  func `a web view of a file is a UIWebView with what the file says`() throws {
    let objects = try InterfaceFixtures.objects(of: cell)
    let view = try #require(objects.compactMap { $0 as? UIView }.first)
    let page = try #require(view.subviews.first as? UIWebView)
    #expect(page.frame == CGRect(x: 10, y: 20, width: 300, height: 200))
    #expect(page.scalesPageToFit && page.dataDetectorTypes == .link)
    #expect(!page.isUserInteractionEnabled)
  }
}
