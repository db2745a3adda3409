import Segue
import Testing
import UIKit

/// A finger in a field.
@MainActor
struct TextFieldTouchTests {
  @Test
  func `a tap in a field begins to edit it`() {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    let home = UIViewController()
    let field = UITextField(frame: CGRect(x: 10, y: 20, width: 80, height: 40))
    home.view.addSubview(field)
    stage.window.rootViewController = home
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 50, y: 40))
    stage.advance(by: 1)
    #expect(field.isEditing)
  }

  @Test
  func `a tap is not the primary action of a field`() {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    let home = UIViewController()
    let field = UITextField(frame: CGRect(x: 10, y: 20, width: 80, height: 40))
    field.addAction(
      UIAction { [weak field] _ in field?.resignFirstResponder() },
      for: .primaryActionTriggered
    )
    home.view.addSubview(field)
    stage.window.rootViewController = home
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 50, y: 40))
    stage.advance(by: 1)
    #expect(field.isEditing)
  }
}
