import Segue
import Testing
import UIKit

/// What the keyboard tells apps, read with nothing but the names of UIKit.
@MainActor
struct KeyboardNoticeTests {
  private let stage = Stage(screen: .iPhone15, showsKeyboard: true)
  private let follower = KeyboardFollower()

  init() throws {
    stage.window.rootViewController = follower
    try stage.settle()
  }

  @Test
  func `its notifications hold its frame, its duration and its curve, as values and as numbers`()
    throws
  {
    stage.perform { follower.field.becomeFirstResponder() }
    #expect(follower.rect == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(follower.seconds == 0.25)
    #expect(follower.isLocal == true)
  }

  @Test
  func `a bar that moves with its curve is above it, and at the bottom again when it has gone`()
    throws
  {
    stage.perform { follower.field.becomeFirstResponder() }
    try stage.settle()
    #expect(follower.bar.frame.maxY == 516)
    stage.perform { follower.view.endEditing(true) }
    try stage.settle()
    #expect(follower.bar.frame.maxY == 852)
  }
}
