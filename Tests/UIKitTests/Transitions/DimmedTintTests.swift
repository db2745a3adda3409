import Segue
import Testing
import UIKit

/// The tint of what is behind a screen that dims it.
@MainActor
@Suite
struct `Tint behind a dimmed screen` {
  private let stage = Stage(screen: .iPhone15)
  private let root = UIViewController()
  private let button = UIButton(type: .system)

  init() throws {
    root.view.addSubview(button)
    stage.window.rootViewController = root
    try stage.settle()
  }

  private func mode(behind controller: UIViewController) throws -> UIView.TintAdjustmentMode {
    stage.perform { root.present(controller, animated: true) }
    try stage.settle()
    return button.tintAdjustmentMode
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  @Test
  func `it is grey behind an alert, whose own buttons keep theirs`() throws {
    let alert = alert()
    #expect(try mode(behind: alert) == .dimmed)
    #expect(alert.view.tintAdjustmentMode == .normal)
    stage.perform { alert.dismiss(animated: true) }
    try stage.settle()
    #expect(button.tintAdjustmentMode == .normal)
  }

  @Test
  func `it is grey behind a card only at detents that dim`() throws {
    let card = UIViewController()
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    #expect(try mode(behind: card) == .normal)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    try stage.settle()
    #expect(button.tintAdjustmentMode == .dimmed)
    stage.perform { card.dismiss(animated: true) }
    try stage.settle()
    #expect(button.tintAdjustmentMode == .normal)
  }

  @Test
  func `a screen that covers it leaves it alone`() throws {
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    #expect(try mode(behind: screen) == .normal)
  }

  @Test
  func `a mode that the app has set comes back`() throws {
    root.view.tintAdjustmentMode = .dimmed
    let alert = alert()
    #expect(try mode(behind: alert) == .dimmed)
    stage.perform { alert.dismiss(animated: true) }
    try stage.settle()
    #expect(root.view.tintAdjustmentMode == .dimmed)
  }
}
