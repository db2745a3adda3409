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

  @Test(arguments: ["modal-slide", "side-panel", "reveal", "page-sheet", "push", "tab"])
  func `in the dark`(name: String) throws {
    assertGolden(try Play(name, style: .dark).strip(.forward), "\(name)-dark")
  }

  @Test(arguments: ["side-panel", "reveal", "push", "pop", "tab"])
  func `from right to left`(name: String) throws {
    assertGolden(try Play(name, isRightToLeft: true).strip(.forward), "\(name)-rtl")
  }

  @Test(arguments: ["side-panel", "page-sheet"])
  func `on its side`(name: String) throws {
    assertGolden(try Play(name, screen: .iPhone15.landscape).strip(.forward), "\(name)-landscape")
  }
}
