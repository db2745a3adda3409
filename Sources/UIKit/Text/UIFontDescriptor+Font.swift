import Foundation
import QuartzCore
import Typography

extension UIFontDescriptor {
  /// The font that is laid out and drawn.
  func font(size: CGFloat) -> Font {
    var font = plainFont(size: size)
    font.add(features.openType)
    if matrix.d != 0 { font.slant += matrix.c / matrix.d }
    if let scaling, scaling.baseSize == nil, size == pointSize,
      let pitch = UIFont.TextStyle.linePitch(at: size)
    {
      font.lineGap = max(0, pitch - font.lineHeight)
    }
    return font
  }

  private func plainFont(size: CGFloat) -> Font {
    switch source {
    case .system(let system, .monospaced): UIFontDescriptor.monospaced(system, size: size)
    case .system(let system, .serif):
      system.font(size: size, design: .serif) ?? system.font(size: size)
    case .system(let system, _): system.font(size: size)
    case .face(let face): Font(face: face, size: size)
    case .standIn(let font): font.font(size: size)
    case .emoji:
      EmojiFont.font(size: size, besideSystemFont: false) ?? SystemFont().font(size: size)
    }
  }

  private static func monospaced(_ system: SystemFont, size: CGFloat) -> Font {
    guard let font = system.font(size: size, design: .monospaced) else {
      World.current.diagnostics.report(
        "No fixed-width font is installed; only digits are monospaced. "
          + "Install one with: apt-get install fonts-noto-mono."
      )
      var system = system
      system.hasMonospacedDigits = true
      return system.font(size: size)
    }
    return font
  }
}
