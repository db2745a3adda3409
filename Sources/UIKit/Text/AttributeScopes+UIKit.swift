import Foundation

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that UIKit draws.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    public let ligature: LigatureAttribute
    public let textEffect: TextEffectAttribute
    public let textItemTag: TextItemTagAttribute
    public let shadow: ShadowAttribute
    public let attachment: AttachmentAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = NSAttributedString.Key.font.rawValue
  }
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.kern.rawValue
  }
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.tracking.rawValue
  }
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }
  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }
  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }
  public enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }
  public enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }
  public enum ObliquenessAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }
  public enum ExpansionAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.expansion.rawValue
  }
  public enum LigatureAttribute: AttributedStringKey {
    public typealias Value = Int
    public static let name = NSAttributedString.Key.ligature.rawValue
  }
  public enum TextEffectAttribute: AttributedStringKey {
    public typealias Value = NSAttributedString.TextEffectStyle
    public static let name = NSAttributedString.Key.textEffect.rawValue
  }
  public enum TextItemTagAttribute: AttributedStringKey {
    public typealias Value = String
    public static let name = NSAttributedString.Key.textItemTag.rawValue
  }
  public enum ShadowAttribute: AttributedStringKey {
    public typealias Value = NSShadow
    public static let name = NSAttributedString.Key.shadow.rawValue
  }
  public enum AttachmentAttribute: AttributedStringKey {
    public typealias Value = NSTextAttachment
    public static let name = NSAttributedString.Key.attachment.rawValue
  }
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
  }
}

extension AttributeContainer {
  /// UIKit's attributes in the form of `NSAttributedString`.
  var uiKitAttributes: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self[Keys.FontAttribute.self]
    result[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
    result[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    result[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    result[.kern] = self[Keys.KernAttribute.self]
    result[.tracking] = self[Keys.TrackingAttribute.self]
    result[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
    result[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
    result[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
    result[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
    result[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
    result[.strokeColor] = self[Keys.StrokeColorAttribute.self]
    result[.strokeWidth] = self[Keys.StrokeWidthAttribute.self]
    result[.obliqueness] = self[Keys.ObliquenessAttribute.self]
    result[.expansion] = self[Keys.ExpansionAttribute.self]
    result[.ligature] = self[Keys.LigatureAttribute.self]
    result[.textEffect] = self[Keys.TextEffectAttribute.self]?.rawValue
    result[.textItemTag] = self[Keys.TextItemTagAttribute.self]
    result[.shadow] = self[Keys.ShadowAttribute.self]
    result[.attachment] = self[Keys.AttachmentAttribute.self]
    result[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    result[.inlinePresentationIntent] =
      self[Keys.InlinePresentationIntentAttribute.self]?.rawValue
    return result
  }

  /// The attributes that UIKit knows.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.UIKitAttributes
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      default: nil
      }
    }
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      (attributes[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }
    self.init()
    self[Keys.FontAttribute.self] = attributes[.font] as? UIFont
    self[Keys.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
    self[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
    self[Keys.KernAttribute.self] = number(.kern)
    self[Keys.TrackingAttribute.self] = number(.tracking)
    self[Keys.BaselineOffsetAttribute.self] = number(.baselineOffset)
    self[Keys.UnderlineStyleAttribute.self] = style(.underlineStyle)
    self[Keys.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
    self[Keys.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
    self[Keys.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
    self[Keys.StrokeColorAttribute.self] = attributes[.strokeColor] as? UIColor
    self[Keys.StrokeWidthAttribute.self] = number(.strokeWidth)
    self[Keys.ObliquenessAttribute.self] = number(.obliqueness)
    self[Keys.ExpansionAttribute.self] = number(.expansion)
    self[Keys.LigatureAttribute.self] = attributes[.ligature] as? Int
    self[Keys.TextEffectAttribute.self] =
      attributes[.textEffect] as? NSAttributedString.TextEffectStyle
      ?? (attributes[.textEffect] as? String)
      .map(NSAttributedString.TextEffectStyle.init(rawValue:))
    self[Keys.TextItemTagAttribute.self] = attributes[.textItemTag] as? String
    self[Keys.ShadowAttribute.self] = attributes[.shadow] as? NSShadow
    self[Keys.AttachmentAttribute.self] = attributes[.attachment] as? NSTextAttachment
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    self[Keys.InlinePresentationIntentAttribute.self] =
      (attributes[.inlinePresentationIntent] as? UInt).map(InlinePresentationIntent.init)
  }
}

extension AttributedString {
  /// The characters with UIKit's attributes; `transform` sees those of each run.
  func drawn(
    over base: AttributeContainer,
    transform: (AttributeContainer) -> AttributeContainer
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes = transform(base.merging(run.attributes)).uiKitAttributes
      let text = String(AttributedString(self[run.range]).characters)
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }
}

extension NSAttributedString {
  /// The characters with the attributes that UIKit knows.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.drawn(over: AttributeContainer()) { $0 })
  }

  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attrStr)
  }
}

extension AttributedString {
  /// The characters with the attributes that UIKit knows.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      let text = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }

  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }
}
