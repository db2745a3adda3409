import Segue
import Testing
import UIKit

/// What a script says of steps without an effect.
@MainActor
@Suite
struct `Steps of a script that change nothing` {
  private func remarks(
    of steps: [String],
    on make: @escaping @MainActor () -> UIView
  ) throws -> [String] {
    let scenario = Scenario(screen: Screen(size: CGSize(width: 200, height: 200), scale: 1)) {
      stage in
      let view = make()
      view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      stage.window.addSubview(view)
      try stage.settle()
      var prepared: [() -> Void] = []
      for step in steps.dropLast() {
        try stage.prepare(try #require(TouchStep("tap", step)))()
        try stage.rest()
      }
      if let last = steps.last {
        prepared.append(try stage.prepare(try #require(TouchStep("tap", last))))
      }
      return { for action in prepared { action() } }
    }
    return try scenario.rehearse().remarks
  }

  @Test
  func `are noted with their place and what the finger met`() throws {
    let remarks = try remarks(of: ["100,100", "10,10"]) {
      let label = UILabel()
      label.text = "Nothing"
      label.isUserInteractionEnabled = true
      return label
    }
    #expect(
      remarks == [
        "Step 1, 'tap 100,100', changed nothing: the finger met UILabel \"Nothing\" at 100,100.",
        "Step 2, 'tap 10,10', changed nothing: the finger met UIWindow at 10,10.",
      ]
    )
  }

  @Test
  func `may be far from the screen`() throws {
    let remarks = try remarks(of: ["1e30,10"]) { UILabel() }
    #expect(remarks.count == 1)
  }

  @Test
  func `are told from those that give the keyboard to a field`() throws {
    let remarks = try remarks(of: ["100,100"]) { UITextField() }
    #expect(remarks == [])
  }

  @Test
  func `are told from those that change something, for good or for a while`() throws {
    let remarks = try remarks(of: ["100,100", "100,100"]) {
      let button = UIButton()
      var count = 0
      button.addAction(
        UIAction { [unowned button] _ in
          count += 1
          if count == 1 { button.backgroundColor = .red }
          UIView.animate(withDuration: 0.2) {
            button.alpha = 0.5
          } completion: { _ in
            button.alpha = 1
          }
        },
        for: .touchUpInside
      )
      return button
    }
    #expect(remarks.isEmpty)
  }
}
