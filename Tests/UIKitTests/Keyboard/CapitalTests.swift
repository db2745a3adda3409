import Foundation
import Segue
import Testing

@testable import UIKit

/// Whether the keys show capitals.
@MainActor
@Suite
struct CapitalTests {
  private func isShifted(_ change: (UITextField) -> Void) -> Bool {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let field = UITextField(frame: stage.window.bounds)
    change(field)
    stage.window.addSubview(field)
    let keyboard = KeyboardView(for: field)
    keyboard.update()
    return keyboard.isShifted
  }

  @Test
  func `a sentence begins with a capital`() {
    #expect(isShifted { _ in })
  }

  @Test
  func `a password begins with a small letter`() {
    #expect(!isShifted { $0.isSecureTextEntry = true })
  }
}
