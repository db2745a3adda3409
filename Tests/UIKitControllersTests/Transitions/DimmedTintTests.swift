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
  func `it becomes grey gradually, and coloured again as the alert leaves`() throws {
    let square = UIImageView(frame: CGRect(x: 20, y: 300, width: 40, height: 40))
    let whole = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    square.image = whole.withRenderingMode(.alwaysTemplate)
    square.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.view.addSubview(square)
    try stage.settle()
    /// How much more red than green there is, whatever darkens both.
    func colour() -> Double {
      let frame = stage.render()
      let pixel = frame[frame.width * 40 / 393, frame.height * 320 / 852]
      return (Double(pixel.red) - Double(pixel.green)) / Double(pixel.red)
    }
    #expect(colour() > 0.99)
    let alert = alert()
    stage.perform { root.present(alert, animated: true) }
    stage.advance(by: 0.1)
    let coming = colour()
    #expect(coming > 0.05 && coming < 0.95)
    try stage.settle()
    #expect(colour() < 0.01)
    stage.perform { alert.dismiss(animated: true) }
    stage.advance(by: 0.1)
    let leaving = colour()
    #expect(leaving > 0.05 && leaving < 0.95)
    try stage.settle()
    #expect(colour() > 0.99)
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
