import CoreGraphics
import Foundation

/// Whether lines of text run from side to side or down.
public enum NSTextLayoutOrientation: Int, Sendable {
  case horizontal, vertical
}

public protocol NSTextLayoutOrientationProvider {
  var layoutOrientation: NSTextLayoutOrientation { get }
}

/// What a navigation of selections asks about the text.
@preconcurrency
@MainActor
public protocol NSTextSelectionDataSource: NSObjectProtocol {
  var documentRange: NSTextRange { get }
  func enumerateSubstrings(
    from location: any NSTextLocation,
    options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  )
  func textRange(
    for selectionGranularity: NSTextSelection.Granularity,
    enclosing location: any NSTextLocation
  ) -> NSTextRange?
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  )
  func lineFragmentRange(
    for point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextRange?
  func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
  public func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}

extension NSTextLayoutManager: NSTextSelectionDataSource {
  private var characters: NSString {
    (textContentManager?.content.string ?? "") as NSString
  }

  /// The units of a text: those of iOS but for lines, which are paragraphs here.
  static func units(_ granularity: NSTextSelection.Granularity, of text: NSString) -> [NSRange] {
    switch granularity {
    case .word: return text.wordRanges
    case .sentence: return text.sentenceRanges
    case .character, .paragraph, .line:
      var result: [NSRange] = []
      var start = 0
      while start < text.length {
        let range =
          granularity == .character
          ? text.rangeOfComposedCharacterSequence(at: start)
          : text.paragraphRange(for: NSRange(location: start, length: 0))
        result.append(range)
        start = max(start + 1, range.location + range.length)
      }
      return result
    }
  }

  /// From a place to the end, or to the beginning where the options are reverse.
  public func enumerateSubstrings(
    from location: any NSTextLocation,
    options: NSString.EnumerationOptions = [],
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = characters
    let kinds: [UInt: NSTextSelection.Granularity] = [
      0: .line, 1: .paragraph, 2: .character, 3: .word, 4: .sentence,
    ]
    guard let kind = kinds[options.rawValue & 0xFF] else { return }
    let isReverse = options.contains(.reverse)
    let place = location.textOffset
    let units = Self.units(kind, of: text).filter {
      isReverse ? $0.location < place : NSMaxRange($0) > place
    }
    var stop = ObjCBool(false)
    for unit in isReverse ? units.reversed() : units {
      let word = options.contains(.substringNotRequired) ? nil : text.substring(with: unit)
      block(word, NSTextRange(unit), NSTextRange(unit), &stop)
      if stop.boolValue { return }
    }
  }

  /// The unit at a place; between words, the place itself.
  public func textRange(
    for selectionGranularity: NSTextSelection.Granularity,
    enclosing location: any NSTextLocation
  ) -> NSTextRange? {
    let text = characters
    let place = min(max(0, location.textOffset), text.length)
    if selectionGranularity == .line, let line = lineRange(at: place) { return NSTextRange(line) }
    let units = Self.units(selectionGranularity, of: text)
    let unit =
      units.first { NSLocationInRange(place, $0) }
      ?? units.last { NSMaxRange($0) == place }
    return NSTextRange(unit ?? NSRange(location: place, length: 0))
  }

  /// The places of the insertion point in a line, from its left: the leading edge of each
  /// character and the end.
  public func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let line = line(at: location.textOffset) else { return }
    var stop = ObjCBool(false)
    for index in line.fragment.characterRange.location...NSMaxRange(line.fragment.characterRange) {
      let x = line.fragment.locationForCharacter(at: index).x
      let isEnd = index == NSMaxRange(line.fragment.characterRange)
      block(
        line.frame.minX + x,
        TextOffset(line.start + index),
        !isEnd,
        &stop
      )
      if stop.boolValue { return }
    }
  }

  public func lineFragmentRange(
    for point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextRange? {
    guard let fragment = textLayoutFragment(for: point) else { return nil }
    let height = point.y - fragment.layoutFragmentFrame.minY
    let line = fragment.textLineFragment(forVerticalOffset: height, requiresExactMatch: false)
    return line.map { line in
      let start = fragment.rangeInElement.location.textOffset
      return NSTextRange(
        NSRange(location: start + line.characterRange.location, length: line.characterRange.length)
      )
    }
  }

  /// The line of a place, where its paragraph begins, and its frame in the container.
  func line(at place: Int) -> (fragment: NSTextLineFragment, start: Int, frame: CGRect)? {
    let all = fragments
    guard
      let fragment = all.first(where: { NSLocationInRange(place, $0.rangeInElement.characters) })
        ?? all.last
    else { return nil }
    let start = fragment.rangeInElement.location.textOffset
    let lines = fragment.textLineFragments
    let line =
      lines.first { NSLocationInRange(place - start, $0.characterRange) } ?? lines.last
    return line.map {
      let corner = fragment.layoutFragmentFrame.origin
      return ($0, start, $0.typographicBounds.offsetBy(dx: corner.x, dy: corner.y))
    }
  }

  private func lineRange(at place: Int) -> NSRange? {
    line(at: place).map {
      NSRange(
        location: $0.start + $0.fragment.characterRange.location,
        length: $0.fragment.characterRange.length
      )
    }
  }
}

// MARK: What else can be asked

extension NSTextLayoutManager {
  /// How links look beside their own attributes.
  public class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link]
  }

  public func renderingAttributes(
    forLink link: Any,
    at location: any NSTextLocation
  ) -> [NSAttributedString.Key: Any] {
    let standard = Self.linkRenderingAttributes
    return delegate?.textLayoutManager(
      self,
      renderingAttributesForLink: link,
      at: location,
      defaultAttributes: standard
    ) ?? standard
  }

  /// From the attributes that hold at a place on, or back.
  public func enumerateRenderingAttributes(
    from location: any NSTextLocation,
    reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    let place = location.textOffset
    let ordered = rendering.sorted { $0.range.location < $1.range.location }
    let wanted = ordered.filter {
      reverse ? $0.range.location < place : NSMaxRange($0.range) > place
    }
    for (range, attributes) in reverse ? wanted.reversed() : wanted {
      guard block(self, attributes, NSTextRange(range)) else { return }
    }
  }

  /// Changes the text behind the layout to that of paragraphs.
  public func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    let text = NSMutableAttributedString()
    for case let paragraph as NSTextParagraph in textElements {
      text.append(paragraph.attributedString)
    }
    replaceContents(in: range, with: text as NSAttributedString)
  }
}
