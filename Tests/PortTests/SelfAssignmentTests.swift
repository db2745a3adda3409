import Foundation
import Testing

/// Properties that are set to what they are.
@Suite
struct `Rule for assignments of a property to itself` {
  @Test
  func `the setter runs`() throws {
    let ported = try port(
      """
      import UIKit
      extension UIApplication {
        func update() {
          isNetworkActivityIndicatorVisible = isNetworkActivityIndicatorVisible
        }
      }
      class Home: UIViewController {
        let label = UILabel()
        func update() {
          label.text = label.text
          self.view.frame = self.view.frame
          view.alpha = label.alpha
        }
      }
      """
    )
    #expect(ported.body().contains("label.text = (label.text, ()).0"), "\(ported.body())")
    #expect(ported.body().contains("view.alpha = label.alpha"), "\(ported.body())")
    try expectCompiles(ported)
  }
}
