import Testing

/// Selectors of UIKit's methods that are named without their labels.
@Suite
struct `Selectors without labels` {
  @Test
  func `UIKit's own methods have their arguments, others may have none`() throws {
    try expect(
      """
      import UIKit
      let a = #selector(UIView.endEditing)
      let b = #selector(UINavigationController.popViewController)
      let c = #selector(UITableView.reloadData)
      let d = #selector(UIView.endEditing(_:))
      """,
      becomes: """
        import UIKit
        let a = Selector("endEditing:")
        let b = Selector("popViewControllerWithAnimated:")
        let c = Selector("reloadData")
        let d = Selector("endEditing:")
        """
    )
  }

  @Test
  func `a type of the code's own with the name Selector hides none`() throws {
    let ported = try port(
      """
      import UIKit
      enum Selector { case byId(String) }
      class Sheet: UIView {
        let style = Selector.byId("a")
        @objc func tap() {}
        func listen() {
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
        }
      }
      """
    )
    #expect(ported.body().contains("action: ObjectiveC.Selector("))
    try expectCompiles(ported)
  }
}
