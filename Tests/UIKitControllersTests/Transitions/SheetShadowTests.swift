import Segue
import Testing
import UIKit

/// The shadow round a card that leaves the screen behind it as bright as it is.
@MainActor
@Suite
struct `Shadow of a sheet` {
  private let stage = Stage(screen: .iPhone15)
  private let root = UIViewController()
  private let card = UIViewController()

  init() throws {
    root.view.backgroundColor = .white
    card.view.backgroundColor = .white
    stage.window.rootViewController = root
    try stage.settle()
  }

  private var sheet: UISheetPresentationController {
    get throws { try #require(card.sheetPresentationController) }
  }

  private func present(undimmed: Bool) throws {
    let sheet = try sheet
    sheet.detents = [
      .custom(identifier: .init("low")) { _ in 150 },
      .custom(identifier: .init("high")) { _ in 400 },
    ]
    if undimmed { sheet.largestUndimmedDetentIdentifier = .init("high") }
    stage.perform { root.present(card, animated: true) }
    try stage.settle()
  }

  /// How bright it is so far above the card.
  private func brightness(above distance: CGFloat) throws -> Int {
    let top = try #require(card.view.superview).frame.minY
    return Int(stage.render()[600, Int(((top - distance) * 3).rounded())].green)
  }

  @Test
  func `a card that does not dim has one, which goes where the card goes`() throws {
    try present(undimmed: true)
    for detent in ["low", "high"] {
      let sheet = try sheet
      sheet.animateChanges { sheet.selectedDetentIdentifier = .init(detent) }
      try stage.settle()
      #expect(try (200..<252).contains(brightness(above: 2)))
      #expect(try brightness(above: 2) < brightness(above: 20))
      #expect(try brightness(above: 150) == 255)
    }
  }

  @Test
  func `it follows the finger, and is gone with the card`() throws {
    try present(undimmed: true)
    let top = try #require(card.view.superview).frame.minY
    stage.drag(
      from: CGPoint(x: 200, y: top + 20),
      to: CGPoint(x: 200, y: top - 80),
      over: 0.5,
      velocity: 0
    )
    stage.advance(by: 0.45)
    #expect(try #require(card.view.superview).frame.minY < top - 30)
    #expect(try (200..<252).contains(brightness(above: 2)))
    try stage.settle()
    stage.perform { card.dismiss(animated: true) }
    try stage.settle()
    #expect(stage.render()[600, Int((top - 2) * 3)].green == 255)
  }

  @Test
  func `a card that dims has none`() throws {
    try present(undimmed: false)
    #expect(try brightness(above: 2) == brightness(above: 150))
  }
}
