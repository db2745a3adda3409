import CoreGraphics
import Foundation

extension UICellAccessory {
  /// How a mark looks.
  ///
  /// Apple has a type of its own for each mark; those with the same options share this one.
  public struct MarkOptions {
    public var isHidden = false
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  public typealias DisclosureIndicatorOptions = MarkOptions
  public typealias CheckmarkOptions = MarkOptions
  public typealias DetailOptions = MarkOptions
  public typealias PopUpMenuOptions = MarkOptions

  /// How a round control looks: a glyph on a disc.
  public struct CircleOptions {
    public var isHidden = false
    public var reservedLayoutWidth = LayoutDimension.actual
    /// Of the glyph, which is always cut out here.
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    /// - Parameter color: in place of one of the app's own; nil for the row's tint.
    func mark(_ color: UIColor?) -> MarkOptions {
      MarkOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: backgroundColor ?? color
      )
    }
  }

  public typealias DeleteOptions = CircleOptions
  public typealias InsertOptions = CircleOptions
  public typealias MultiselectOptions = CircleOptions

  public struct ReorderOptions {
    public var isHidden = false
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    public var showsVerticalSeparator = true

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var mark: MarkOptions {
      MarkOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor ?? .tertiaryLabel
      )
    }
  }

  public struct OutlineDisclosureOptions {
    /// Which taps expand and collapse a row.
    public enum Style: Int, Sendable {
      /// `header` in headers of sections, `cell` elsewhere (inferred).
      case automatic
      /// A tap anywhere in the row, which is not selected (documented).
      case header
      /// Only a tap on the chevron (documented).
      case cell
    }

    public var style = Style.automatic
    public var isHidden = false
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?

    public init(
      style: Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var mark: MarkOptions {
      MarkOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }
  }

  public struct LabelOptions {
    public var isHidden = false
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory = true

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var mark: MarkOptions {
      MarkOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden = false
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    /// Whether the view keeps its size in place of one that fits it.
    public var maintainsFixedSize = false

    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var mark: MarkOptions {
      MarkOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }
  }
}
