import Animators
import Segue
import TestSupport
import Testing
import UIKit

/// What holds for every demo, whatever it looks like.
@MainActor
struct AnimatorLawTests {
  @Test(arguments: demoNames)
  func `a dismissal ends where the presentation began`(name: String) throws {
    let play = try Play(name)
    let before = play.stage.render()
    _ = try play.run(.forward)
    let there = play.stage.render()
    #expect(there != before)
    _ = try play.run(.back)
    #expect(play.stage.render() == before)
    _ = try play.run(.forward)
    #expect(play.stage.render() == there)
  }

  private let ofZoom = Tolerance(
    maxDelta: 1,
    pixels: 200,
    because: "the view's picture is enlarged and made small again with the screen"
  )

  // The bar of a tab bar controller names the new tab at once.
  @Test(arguments: demoNames.filter { $0 != "tab" })
  func `each direction begins with the last picture of the one before`(name: String) throws {
    let play = try Play(name)
    for way in [Play.Way.forward, .back] {
      let before = play.stage.render()
      play.start(way)
      let first = play.stage.render()
      if name == "reveal", way == .forward {
        // The hole exists from the first moment on, as large as the button.
        #expect(first != before)
      } else {
        assertSameRender(
          first.pixmap,
          before.pixmap,
          tolerance: name == "zoom" ? ofZoom : .exact
        )
      }
      try play.stage.settle()
    }
  }

  @Test(arguments: demoNames)
  func `without animation it ends in the same picture`(name: String) throws {
    let animated = try Play(name)
    let sudden = try Play(name)
    _ = try animated.run(.forward)
    sudden.stage.makeCurrent()
    sudden.scene.forward(false)
    try sudden.stage.settle()
    #expect(sudden.stage.render() == animated.stage.render())
    _ = try animated.run(.back)
    sudden.stage.makeCurrent()
    sudden.scene.back(false)
    try sudden.stage.settle()
    #expect(sudden.stage.render() == animated.stage.render())
  }

  @Test(arguments: demoNames)
  func `nothing is reported`(name: String) throws {
    let play = try Play(name)
    _ = try play.run(.forward)
    _ = try play.run(.back)
    #expect(play.stage.diagnostics.isEmpty)
    #expect(play.stage.fault == nil)
  }

  @Test(arguments: demoNames)
  func `nothing remains when the stage and the scene are released`(name: String) throws {
    weak var root: UIViewController?
    weak var window: UIWindow?
    func perform() throws {
      let play = try Play(name)
      (root, window) = (play.scene.root, play.stage.window)
      _ = try play.run(.forward)
      _ = try play.run(.back)
      _ = try play.run(.forward)
    }
    try perform()
    #expect(root == nil)
    #expect(window == nil)
  }
}
