import Segue
import Testing

@testable import UIKit

/// Alerts with more than a screen has room for.
@MainActor
@Suite
struct `Long alerts` {
  private let home = UIViewController()
  private let stage = Stage(screen: .iPhone15)

  private func present(_ alert: UIAlertController) throws -> (texts: CGRect, choices: CGRect) {
    stage.window.rootViewController = home
    stage.perform { home.present(alert, animated: true) }
    try stage.settle()
    let parts = try #require(alert.view.subviews.first).subviews
      .compactMap { $0 as? UIScrollView }
    try #require(parts.count == 2)
    return (
      parts[0].convert(parts[0].bounds, to: nil), parts[1].convert(parts[1].bounds, to: nil)
    )
  }

  private func alert(
    _ style: UIAlertController.Style,
    message: String? = nil,
    choices: Int
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Many", message: message, preferredStyle: style)
    for number in 0..<choices {
      alert.addAction(UIAlertAction(title: "\(number)", style: .default))
    }
    return alert
  }

  private func isScrolling(_ alert: UIAlertController) -> [Bool] {
    alert.view.subviews[0].subviews.compactMap { ($0 as? UIScrollView)?.isScrollEnabled }
  }

  @Test
  func `an alert that fits does not scroll`() throws {
    let short = alert(.alert, message: "Really?", choices: 3)
    let (texts, choices) = try present(short)
    #expect(isScrolling(short) == [false, false])
    let line = 1 / UIScreen.main.scale
    #expect(abs(choices.height - 3 * 44 - 2 * line) < 0.01)
    #expect(abs(texts.maxY + line - choices.minY) < 0.01)
    #expect(abs(short.view.frame.height - texts.height - line - choices.height) < 0.01)
  }

  @Test
  func `many buttons scroll within the safe area`() throws {
    let long = alert(.alert, choices: 30)
    let (texts, choices) = try present(long)
    let safe = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
    #expect(isScrolling(long) == [false, true])
    #expect(abs(long.view.frame.height - safe.height) < 1)
    #expect(long.view.frame.minY >= safe.minY && long.view.frame.maxY <= safe.maxY)
    #expect(abs(texts.maxY + 1 / UIScreen.main.scale - choices.minY) < 0.01)
  }

  @Test
  func `a long message scrolls, and leaves a button whole`() throws {
    let long = alert(
      .alert,
      message: String(repeating: "A long message. ", count: 300),
      choices: 1
    )
    let (_, choices) = try present(long)
    #expect(isScrolling(long) == [true, false])
    #expect(choices.height == 44)
    #expect(long.view.frame.minY >= stage.window.safeAreaInsets.top)
  }

  @Test
  func `below the scrolling buttons of an action sheet, cancel stays`() throws {
    let sheet = alert(.actionSheet, choices: 30)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let (texts, choices) = try present(sheet)
    let safe = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
    #expect(abs(texts.minY - safe.minY) < 1)
    let cancel = try #require(stage.element(named: "Cancel"))
    #expect(cancel.frame.minY >= choices.maxY && cancel.frame.maxY <= safe.maxY)
  }
}
