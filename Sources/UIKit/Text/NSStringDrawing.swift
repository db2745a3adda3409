import Foundation
import QuartzCore
import Typography

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that fits ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Several lines, the rectangle's origin at their top left.
  ///
  /// Without it, one line whose baseline starts at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Ignored: sizes always have the fonts' leading, which is 0 but for text styles.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ignored: sizes are those of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// How small text may be drawn to fit, and the result.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero

  public override init() {}
}

extension NSAttributedString {
  /// The size of the lines the string's separators make; not rounded.
  public func size() -> CGSize {
    layout(TextLayout.Limits()).size
  }

  /// Draws unwrapped lines with the upper left corner at `point`.
  public func draw(at point: CGPoint) {
    draw(layout(TextLayout.Limits()), at: point)
  }

  /// Draws wrapped to the rectangle's width; lines below its bottom are left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    let layout = layout(in: rect.size, options: options)
    context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline ?? 0 }
    draw(layout, at: origin)
  }

  /// The size of the text in a rectangle of `size`; not rounded, callers round up.
  ///
  /// A width or height of 0 means no limit.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(in: size, options: options)
    var rect = CGRect(origin: .zero, size: layout.size)
    if let first = layout.lines.first { rect.origin.x = min(0, first.origin.x) }
    if !options.contains(.usesLineFragmentOrigin) { rect.origin.y = -(layout.firstBaseline ?? 0) }
    context?.totalBounds = rect
    return rect
  }

  private func layout(in size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
    var limits = TextLayout.Limits()
    if size.width > 0 { limits.width = size.width }
    if size.height > 0 { limits.height = size.height }
    if !options.contains(.usesLineFragmentOrigin) { limits.maximumLines = 1 }
    if options.contains(.truncatesLastVisibleLine) { limits.lineBreakMode = .truncatingTail }
    return layout(limits)
  }

  private func layout(_ limits: TextLayout.Limits) -> TextLayout {
    let text = StyledText(self, defaults: TextStyle(font: SystemFont().font(size: 12)))
    var limits = limits
    // A style that truncates makes one line of each string (documented for line break modes).
    if limits.lineBreakMode == nil, text.emptyStyle.paragraph.lineBreakMode.isTruncating {
      limits.maximumLines = 1
    }
    return TypographyCache.layout(text, limits: limits)
  }

  private func draw(_ layout: TextLayout, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(layout, at: origin, color: .black) { id, frame in
      drawAttachment(id: id, in: frame)
    }
  }
}

extension String {
  /// The size of the lines the string's separators make; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }

  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(describing: self)
      .draw(with: rect, options: options, attributes: attributes, context: context)
  }

  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
