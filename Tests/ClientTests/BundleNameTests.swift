import Testing
import UIKit

@Suite
struct BundleNameTests {
  @Test(arguments: ["com.apple.UIKit", "com.apple.UIKitCore"])
  func `the system's bundle is there, and a text of it is the value that the app gives`(
    identifier: String
  ) throws {
    let bundle = try #require(Bundle(identifier: identifier))
    #expect(bundle.localizedString(forKey: "Close", value: "Close it", table: nil) == "Close it")
  }

  @Test
  func `a bundle that no app has is none`() {
    #expect(Bundle(identifier: "org.example.nowhere") == nil)
  }
}
