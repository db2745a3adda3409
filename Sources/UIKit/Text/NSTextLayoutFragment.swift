import CoreGraphics
import Foundation
import Typography

/// The lines of one paragraph.
@preconcurrency
@MainActor
open class NSTextLayoutFragment: MainActorObject {
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  public let textElement: NSTextElement?
  public let rangeInElement: NSTextRange
  open private(set) var textLineFragments: [NSTextLineFragment] = []
  /// In the container.
  open private(set) var layoutFragmentFrame = CGRect.zero
  open var state: State { .layoutAvailable }

  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    self.rangeInElement =
      rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
    super.init(isolated: ())
  }

  /// Takes the lines of a range of the laid-out text; the frame is wider by the
  /// paddings (documented).
  func fill(from layout: TextLayout, of shown: NSAttributedString, in range: NSRange, left: CGFloat)
  {
    let text = (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    let own = layout.lines.indices.filter {
      NSLocationInRange(layout.lines[$0].range.lowerBound, range)
    }
    let rects = own.map { index -> CGRect in
      let line = layout.lines[index]
      return CGRect(x: line.origin.x + left, y: line.top, width: line.width, height: line.height)
    }
    var frame = rects.reduce(CGRect.null) { $0.union($1) }
    if frame.isNull { frame = .zero }
    frame.origin.x -= leadingPadding
    frame.size.width += leadingPadding + trailingPadding
    layoutFragmentFrame = frame
    textLineFragments = own.enumerated().map { place, index in
      let line = layout.lines[index]
      let start = line.range.lowerBound - range.location
      // The end of the paragraph belongs to its last line (documented).
      let end = place == own.count - 1 ? range.length : line.range.upperBound - range.location
      let isInside = end <= text.length
      return NSTextLineFragment(
        text,
        isInside ? NSRange(location: start, length: end - start) : NSRange(),
        rects[place].offsetBy(dx: -frame.minX, dy: -frame.minY),
        baseline: CGPoint(x: 0, y: line.ascent),
        drawn: (layout.line(index), shown)
      )
    }
  }

  /// In the fragment.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }

  open var leadingPadding: CGFloat { 0 }
  open var trailingPadding: CGFloat { 0 }
  open var topMargin: CGFloat { 0 }
  open var bottomMargin: CGFloat { 0 }

  open func draw(at point: CGPoint, in context: CGContext) {
    for line in textLineFragments {
      let place = line.typographicBounds.origin
      line.draw(at: CGPoint(x: point.x + place.x, y: point.y + place.y), in: context)
    }
  }

  open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }

  /// The line at a height of the fragment.
  open func textLineFragment(
    forVerticalOffset offset: CGFloat,
    requiresExactMatch: Bool
  ) -> NSTextLineFragment? {
    let line = textLineFragments.first {
      $0.typographicBounds.minY <= offset && offset < $0.typographicBounds.maxY
    }
    if let line { return line }
    return requiresExactMatch
      ? nil : offset < 0 ? textLineFragments.first : textLineFragments.last
  }

  /// The line of a place of the text; at a line's end the one that ends there, if it is upstream.
  open func textLineFragment(
    for textLocation: any NSTextLocation,
    isUpstreamAffinity: Bool
  ) -> NSTextLineFragment? {
    let place = textLocation.textOffset - rangeInElement.location.textOffset
    let ending = textLineFragments.first { NSMaxRange($0.characterRange) == place }
    let holding = textLineFragments.first { NSLocationInRange(place, $0.characterRange) }
    return (isUpstreamAffinity ? ending ?? holding : holding ?? ending)
  }

  /// In the fragment; null where the text has no attachment.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let line = textLineFragment(for: location, isUpstreamAffinity: false) else {
      return .null
    }
    let place = location.textOffset - rangeInElement.location.textOffset
    guard let box = line.attachmentFrame(at: place) else { return .null }
    return box.offsetBy(dx: line.typographicBounds.minX, dy: line.typographicBounds.minY)
  }

  /// Of views in the text, which a text view has.
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { [] }
  /// Nil: layout is made on the main thread.
  open var layoutQueue: OperationQueue?

  public enum State: UInt, Sendable {
    case none = 0
    case estimatedUsageBounds = 1
    case calculatedUsageBounds = 2
    case layoutAvailable = 3
  }

  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 1)
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }
}

/// One line of a paragraph.
@preconcurrency
@MainActor
open class NSTextLineFragment: MainActorObject {
  /// Of the paragraph.
  public let attributedString: NSAttributedString
  /// In the paragraph.
  public let characterRange: NSRange
  /// In the paragraph's fragment.
  public let typographicBounds: CGRect
  /// On the baseline, from the corner of the line.
  public let glyphOrigin: CGPoint

  init(
    _ attributedString: NSAttributedString,
    _ characterRange: NSRange,
    _ typographicBounds: CGRect,
    baseline: CGPoint,
    drawn: (layout: TextLayout, text: NSAttributedString)
  ) {
    self.drawn = drawn
    self.attributedString = attributedString
    self.characterRange = characterRange
    self.typographicBounds = typographicBounds
    glyphOrigin = CGPoint(x: 0, y: baseline.y)
    super.init(isolated: ())
  }

  /// A range of a text as one line, at zero.
  public convenience init(attributedString: NSAttributedString, range: NSRange) {
    let part = attributedString.attributedSubstring(from: range)
    let styled = StyledText(part, defaults: TextStyle(font: SystemFont().font(size: 12)))
    let layout = TextLayout(styled, limits: TextLayout.Limits(maximumLines: 1))
    self.init(
      attributedString,
      range,
      CGRect(origin: .zero, size: layout.size),
      baseline: CGPoint(x: 0, y: layout.firstBaseline ?? 0),
      drawn: (layout, part)
    )
  }

  public convenience init(
    string: String,
    attributes: [NSAttributedString.Key: Any] = [:],
    range: NSRange
  ) {
    self.init(
      attributedString: NSAttributedString(string: string, attributes: attributes),
      range: range
    )
  }

  public required init?(coder: NSCoder) { nil }

  /// The room of an attachment of the paragraph, from the corner of the line.
  func attachmentFrame(at index: Int) -> CGRect? {
    let attachment =
      index < attributedString.length
      ? attributedString.attribute(.attachment, at: index, effectiveRange: nil) : nil
    guard attachment is NSTextAttachment else { return nil }
    let (start, end) = (locationForCharacter(at: index), locationForCharacter(at: index + 1))
    let width = abs(end.x - start.x)
    let part = NSRange(location: index, length: 1)
    let height = attributedString.attributedSubstring(from: part).size().height
    return CGRect(
      x: min(start.x, end.x),
      y: max(0, glyphOrigin.y - height),
      width: width,
      height: height
    )
  }

  /// The line at its own corner, and the text that has its pictures.
  private let drawn: (layout: TextLayout, text: NSAttributedString)

  open func draw(at point: CGPoint, in context: CGContext) {
    UIGraphicsPushContext(context)
    context.draw(drawn.layout, at: point, color: .black) { [text = drawn.text] id, frame in
      text.drawAttachment(id: id, in: frame)
    }
    UIGraphicsPopContext()
  }

  /// From the corner of the line.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let length = min(max(index - characterRange.location, 0), characterRange.length)
    let before = NSRange(location: characterRange.location, length: length)
    let width = attributedString.attributedSubstring(from: before).size().width
    return CGPoint(x: length == 0 ? 0 : width, y: glyphOrigin.y)
  }

  /// The character at a place of the line, in the paragraph.
  open func characterIndex(for point: CGPoint) -> Int {
    let places = (0..<max(1, characterRange.length)).map { characterRange.location + $0 }
    return places.last { locationForCharacter(at: $0).x <= point.x } ?? characterRange.location
  }

  /// How far a place is between the leading and the trailing edge of its character, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    let index = characterIndex(for: point)
    let start = locationForCharacter(at: index).x
    let width = locationForCharacter(at: index + 1).x - start
    return width > 0 ? min(max((point.x - start) / width, 0), 1) : 0
  }
}
