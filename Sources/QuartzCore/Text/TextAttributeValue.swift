import CoreGraphics
import Foundation
import Pixels
import Typography

/// A value of an attributed string that can change the style of its text.
///
/// UIKit's fonts, colours, paragraph styles and shadows conform, so that the floors below UIKit can
/// lay out text.
package protocol TextAttributeValue {
  /// `key` is the raw attribute key, such as "NSColor".
  func apply(to style: inout TextStyle, key: String)
}

extension CGColor: TextAttributeValue {
  package func apply(to style: inout TextStyle, key: String) {
    switch key {
    // A pattern is not a colour of the layout: what draws the text has it.
    // Of Core Text, before UIKit's name in the order below.
    case "NSColor", "CTForegroundColor": style.color = isPattern ? nil : color
    case "NSBackgroundColor": style.background = color
    case "NSUnderlineColor": style.underline?.color = color
    case "NSStrikethroughColor": style.strikethrough?.color = color
    case "NSStrokeColor": style.strokeColor = color
    default: break
    }
  }
}

extension StyledText {
  /// The text of an attributed string.
  ///
  /// Missing attributes come from `defaults`.
  package init(_ string: NSAttributedString, defaults: TextStyle) {
    var runs: [Run] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var style = defaults
      // Sorted, because colours of decorations follow the decorations ("…Color" > "…").
      let keys = attributes.keys.sorted {
        StyledText.order($0.rawValue) < StyledText.order($1.rawValue)
      }
      for key in keys {
        guard let value = attributes[key] else { continue }
        // Colours of a highlight that the text does not have (documented).
        if key.rawValue == StyledText.highlightColors, attributes[StyledText.highlight] == nil {
          continue
        }
        style.apply(value, key: key.rawValue)
      }
      runs.append(Run(range: range.location..<range.location + range.length, style: style))
    }
    self.init(string.string, runs: runs, emptyStyle: runs.first?.style ?? defaults)
  }

  private static let highlight = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
  private static let highlightColors = "NSTextHighlightColorScheme"

  /// Decorations exist before they are coloured, and the font before what is measured by it.
  ///
  /// A highlight changes the text's own colour, and its scheme the highlight.
  private static func order(_ key: String) -> String {
    switch key {
    case highlight.rawValue: "~~0"
    case highlightColors: "~~1"
    case "NSAttachment": "~" + key
    default: key.hasSuffix("Color") ? "~" + key : key
    }
  }
}

extension TextStyle {
  fileprivate mutating func apply(_ value: Any, key: String) {
    if let value = value as? any TextAttributeValue {
      value.apply(to: &self, key: key)
      return
    }
    guard let number = TextStyle.number(value) else { return }
    switch key {
    case "NSKern": kern = number
    case "CTTracking": tracking = number
    case "NSLigature": hasLigatures = number != 0
    case "NSBaselineOffset": baselineOffset = number
    case "NSStrokeWidth": strokeWidth = number / 100
    case "NSUnderline": underline = Decoration(underlineStyle: Int(number))
    case "NSStrikethrough": strikethrough = Decoration(underlineStyle: Int(number))
    case "NSObliqueness": font.slant += number
    case "NSInlinePresentationIntent": apply(intent: Int(number))
    case "NSWritingDirection": break
    default: break
    }
  }

  /// What Markdown emphasizes: bit 0 leans, bit 1 is bold, bit 2 code, bit 5 struck through.
  ///
  /// Other fonts than the system's stay as they are.
  private mutating func apply(intent: Int) {
    if intent & 1 << 5 != 0 { strikethrough = Decoration() }
    guard intent & 0b111 != 0, var system = font.system else { return }
    if intent & 0b01 != 0 { system.isItalic = true }
    if intent & 0b10 != 0 { system.weight = .bold }
    let code = intent & 0b100 != 0 ? system.font(size: font.size, design: .monospaced) : nil
    font = code ?? system.font(size: font.size)
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as UInt: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

extension TextStyle.Decoration {
  /// From the bits of `NSUnderlineStyle`; nil for none.
  package init?(underlineStyle bits: Int) {
    guard bits & 0x0F != 0 else { return nil }
    self.init()
    switch bits & 0x0F {
    case 0x09: weight = .double
    case 0x02: weight = .thick
    default: weight = .single
    }
    switch bits & 0x700 {
    case 0x100: pattern = .dot
    case 0x200: pattern = .dash
    case 0x300: pattern = .dashDot
    case 0x400: pattern = .dashDotDot
    default: pattern = .solid
    }
    isByWord = bits & 0x8000 != 0
  }
}
