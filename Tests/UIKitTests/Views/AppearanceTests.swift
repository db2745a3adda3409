import Segue
import Testing
import UIKit

/// A badge that no interface file may have.
private final class CodeBadge: UIView {
  var isMadeByCode = false

  init(title: String) {
    super.init(frame: .zero)
    isMadeByCode = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Values for all views of a class.
@MainActor
@Suite
struct AppearanceTests {
  @Test
  func `an appearance does not read what only storyboards set`() {
    final class Marked: UILabel {
      var reads = 0
      var mark: CGFloat {
        get {
          reads += 1
          return 0
        }
        set { _ = newValue }
      }
    }
    ClassTable.of(Marked.self)
      .key("mark", \Marked.mark, set: { $0.mark = $1 })
      .inspected(["mark"])
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    stage.perform {
      Marked.appearance().textColor = .red
      let label = Marked()
      stage.window.addSubview(label)
      #expect(label.textColor == .red)
      #expect(label.reads == 0)
    }
  }

  @Test
  func `a view whose init(coder:) ends the program has an appearance, as its table makes it`() {
    ClassTable.of(CodeBadge.self).maker { CodeBadge(title: "") }
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    stage.perform {
      CodeBadge.appearance().tintColor = .red
      #expect(CodeBadge.appearance().isMadeByCode)
      let badge = CodeBadge(title: "one")
      stage.window.addSubview(badge)
      #expect(badge.tintColor == .red)
    }
  }
}
