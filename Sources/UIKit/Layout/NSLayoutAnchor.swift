import Foundation

/// An edge, centre line or baseline of a view or guide, from which constraints are made.
@preconcurrency
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: MainActorObject {
  let term: LayoutTerm

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    term = LayoutTerm(item, attribute)
  }

  init(_ term: LayoutTerm) { self.term = term }

  /// An anchor of nothing: code names one in place of `!`, and never uses it.
  public init() { term = LayoutTerm(nil, .notAnAttribute) }

  open var item: AnyObject? { term.item }
  open var name: String { LayoutFault.name(of: term) }
  open var hasAmbiguousLayout: Bool { false }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c)
  }

  /// The distance from this anchor to another one of the same axis, as a length.
  func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    var term = other.term
    term.origin = self.term.item
    term.originAttribute = self.term.attribute
    return NSLayoutDimension(term)
  }
}

/// The standard space between neighbours, in points (documented by observation: 8).
let systemSpacing: CGFloat = 8

@preconcurrency
@MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

@preconcurrency
@MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: space(below: anchor) * multiplier)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: space(below: anchor) * multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: space(below: anchor) * multiplier)
  }

  private func space(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    term.systemSpacing(below: anchor.term)
  }
}

extension LayoutTerm {
  /// The standard space below another term, in points; from or to the baseline of a text it depends
  /// on the font (documented).
  @MainActor
  func systemSpacing(below other: LayoutTerm) -> CGFloat {
    if let font = baselineFont { return font.standardLeading }
    guard let font = other.baselineFont else { return UIKit.systemSpacing }
    return max(UIKit.systemSpacing, font.standardLeading - font.ascender)
  }

  /// The font of the text whose baseline this is.
  @MainActor
  fileprivate var baselineFont: UIFont? {
    guard attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView
    else { return nil }
    let text =
      attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    switch text {
    case let label as UILabel: return label.font
    case let field as UITextField: return field.font
    case let view as UITextView: return view.font
    case let button as UIButton: return button.titleLabel?.font
    default: return nil
    }
  }
}

extension UIFont {
  /// From baseline to baseline in the system's text styles, 22 for a body of 17 points (Apple's
  /// design guides; between styles inferred).
  fileprivate var standardLeading: CGFloat { (lineHeight + 1.5).rounded() }
}

/// A width, a height or a distance.
@preconcurrency
@MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: c)
  }

  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: c)
  }

  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: c)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: 0)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m, constant: c)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m, constant: c)
  }
}
