import Segue
import Testing

@testable import UIKit

/// What a finger does to the look of a button.
@MainActor
@Suite
struct `The content of a pressed button` {
  private let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)

  private func make(_ type: UIButton.ButtonType) throws -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    stage.window.addSubview(button)
    try stage.settle()
    return button
  }

  private func opacity(of view: UIView?) throws -> Float {
    let layer = try #require(view?.layer)
    return try #require(layer.presentation()).opacity
  }

  @Test
  func `is faint at once`() throws {
    let button = try make(.system)
    button.isHighlighted = true
    stage.advance(by: 0.02)
    #expect(try opacity(of: button.titleLabel) == 0.2)
  }

  @Test
  func `comes back slowly when the finger lifts`() throws {
    let button = try make(.system)
    button.isHighlighted = true
    stage.advance(by: 0.1)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
    stage.advance(by: 0.1)
    #expect(try (0.4...0.55).contains(opacity(of: button.titleLabel)))
    stage.advance(by: 0.4)
    #expect(try opacity(of: button.titleLabel) == 1)
  }

  @Test
  func `is faint again at once under a second touch`() throws {
    let button = try make(.system)
    button.isHighlighted = true
    stage.advance(by: 0.1)
    button.isHighlighted = false
    stage.advance(by: 0.1)
    button.isHighlighted = true
    stage.advance(by: 0.02)
    #expect(try opacity(of: button.titleLabel) == 0.2)
  }

  @Test
  func `is nothing that a film waits for`() throws {
    let button = try make(.system)
    button.isHighlighted = true
    stage.advance(by: 0.1)
    button.isHighlighted = false
    let start = stage.time
    try stage.settle()
    #expect(stage.time - start < 0.1)
  }

  @Test
  func `does not fade on a custom button`() throws {
    let button = try make(.custom)
    button.isHighlighted = true
    stage.advance(by: 0.02)
    #expect(try opacity(of: button.titleLabel) == 1)
  }

  @Test
  func `of an image that was disabled is whole at once`() throws {
    let button = try make(.system)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    button.setImage(image, for: .normal)
    button.isEnabled = false
    stage.advance(by: 0.02)
    button.isEnabled = true
    stage.advance(by: 0.02)
    #expect(try opacity(of: button.imageView) == 1)
  }
}
