import Pixels

extension Color {
  /// `#RRGGBB`, `#RRGGBBAA`, `clear`, `black` or `white`.
  init?(hexadecimal text: String) {
    switch text {
    case "clear": self = .clear
    case "black": self = .black
    case "white": self = .white
    default:
      let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
      guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
        let value = UInt32(digits, radix: 16)
      else { return nil }
      let rgba = digits.count == 6 ? value << 8 | 0xFF : value
      func channel(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
      self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }
  }
}
