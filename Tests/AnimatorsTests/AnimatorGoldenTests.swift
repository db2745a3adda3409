import Animators
import Segue
import TestSupport
import Testing

/// How every demo looks at 0, 25, 50, 75 and 100 % of its time.
@MainActor
@Suite(.goldens("Animators"))
struct AnimatorGoldenTests {
  @Test(arguments: demoNames)
  func `there`(name: String) throws {
    assertGolden(try Play(name).strip(.forward), name)
  }

  @Test(arguments: demoNames)
  func `and back`(name: String) throws {
    assertGolden(try Play(name).strip(.back), "\(name)-back")
  }

  @Test(arguments: [
    "modal-slide", "side-panel", "reveal", "page-sheet", "push", "tab", "deck", "slide",
    "bottom-sheet",
  ])
  func `in the dark`(name: String) throws {
    assertGolden(try Play(name, style: .dark).strip(.forward), "\(name)-dark")
  }

  @Test(arguments: [
    "side-panel", "reveal", "push", "pop", "tab", "side-menu", "cube", "guillotine", "wipe",
    "elastic",
  ])
  func `from right to left`(name: String) throws {
    assertGolden(try Play(name, isRightToLeft: true).strip(.forward), "\(name)-rtl")
  }

  /// What the choices of an effect look like, where they are not its default.
  @Test(arguments: [
    ("slide", "kind", "uncover"), ("slide", "kind", "reveal"), ("side-menu", "kind", "over"),
    ("side-menu", "kind", "under"), ("side-menu", "kind", "push"), ("wipe", "kind", "diamonds"),
    ("wipe", "kind", "blinds"), ("wipe", "kind", "split"), ("cube", "kind", "page"),
    ("portal", "kind", "slide"), ("staggered-menu", "kind", "drop"),
    ("elastic", "edge", "trailing"),
  ])
  func `as chosen`(name: String, parameter: String, value: String) throws {
    let play = try Play(name, set: [(parameter, value)])
    assertGolden(try play.strip(.forward), "\(name)-\(value)")
  }

  @Test(arguments: [
    "side-panel", "page-sheet", "deck", "magic-move", "submit-button", "staggered-menu",
  ])
  func `on its side`(name: String) throws {
    assertGolden(try Play(name, screen: .iPhone15.landscape).strip(.forward), "\(name)-landscape")
  }
}
