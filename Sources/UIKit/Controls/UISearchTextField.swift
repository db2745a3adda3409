import CoreGraphics
import Foundation

/// A part of a search, shown as a capsule before the text.
@preconcurrency
@MainActor
open class UISearchToken: MainActorObject {
  package let icon: UIImage?
  package let text: String
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
  }
}

/// The field of a search bar.
@preconcurrency
@MainActor
open class UISearchTextField: UITextField {
  /// As high as in a search bar (inferred).
  private static let height: CGFloat = 36

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLook()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLook()
  }

  /// That of the field in a search bar, also by itself (inferred).
  private func setUpLook() {
    if backgroundColor == nil { backgroundColor = .tertiarySystemFill }
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    leftView = makeGlass()
    leftViewMode = .always
    clearButtonMode = .whileEditing
  }

  /// The sign at the start, an image view as on iOS, where apps give it another tint.
  private func makeGlass() -> UIImageView {
    let image = Self.glassImage(pointSize: glassSize)
    let view = UIImageView(image: image)
    view.tintColor = .secondaryLabel
    drawnGlass = (view, image)
    return view
  }

  /// The sign drawn here; the app may have set another since.
  private var drawnGlass: (view: UIImageView, image: UIImage)?
  private var glassSize: CGFloat { font?.pointSize ?? UIFont.labelFontSize }

  /// The glass grows with the font.
  open override var font: UIFont? {
    didSet {
      guard font?.pointSize != oldValue?.pointSize, let drawn = drawnGlass,
        drawn.view.image === drawn.image
      else { return }
      let image = Self.glassImage(pointSize: glassSize)
      drawn.view.image = image
      drawn.view.bounds.size = image.size
      drawnGlass = (drawn.view, image)
      setNeedsLayout()
    }
  }

  /// With the room after it.
  ///
  /// The glass begins 8 points from the edge, is a little over 16 points square, and the text begins
  /// 31 points from the edge (measured on iOS 18; the glass alike since iOS 13). With a font of 11
  /// points these are 7, 10.5 and 22.5 (measured on iOS 14 and 15; for others, inferred).
  private static func glassImage(pointSize: CGFloat) -> UIImage {
    let usual: CGFloat = 17
    let scale = pointSize / usual
    let smaller = usual - pointSize
    let size = CGSize(width: max(1, 31 - smaller * 1.417), height: 20 * scale)
    return UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: 8 - smaller / 6 - 8 * scale, y: 0)
      context.scaleBy(x: scale, y: scale)
      context.setStrokeColor(UIColor.black.cgColor)
      context.setLineWidth(1.4)
      context.setLineCap(.round)
      context.strokeEllipse(in: CGRect(x: 8.7, y: 2.5, width: 12, height: 12))
      context.setLineWidth(1.9)
      context.move(to: CGPoint(x: 19.1, y: 12.9))
      context.addLine(to: CGPoint(x: 23.4, y: 17.2))
      context.strokePath()
    }.withRenderingMode(.alwaysTemplate)
  }

  // As dark as the glass (measured on iOS 18, nearly so on iOS 15).
  override var placeholderColor: UIColor { .secondaryLabel }
  override var clearButtonColor: UIColor { .secondaryLabel }

  override var naturalSize: CGSize {
    let size = super.naturalSize
    return CGSize(width: size.width, height: max(size.height, Self.height))
  }

  // MARK: Places

  /// Of the signs of a search bar from their places.
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
  /// Of the text from its place.
  var textOffset = UIOffset.zero { didSet { if textOffset != oldValue { setNeedsLayout() } } }

  private func moved(_ rect: CGRect, as icon: UISearchBar.Icon) -> CGRect {
    let offset = iconOffsets[icon] ?? .zero
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  /// Farther from the edge than in a plain field (inferred).
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.clearButtonRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? 6 : -6, dy: 0)
    return moved(rect, as: .clear)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.leftViewRect(forBounds: bounds), as: .search)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.rightViewRect(forBounds: bounds)
    guard let button = rightView as? SearchFieldButton, let icon = button.icon else { return rect }
    return moved(rect, as: icon)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    movedText(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    movedText(super.editingRect(forBounds: bounds))
  }

  /// The text stays where it is as the sign before it moves.
  private func movedText(_ rect: CGRect) -> CGRect {
    let icon = leftViewMode == .never ? 0 : iconOffsets[.search]?.horizontal ?? 0
    let way = textOffset.horizontal - icon
    var rect = rect.offsetBy(dx: isRightToLeft ? 0 : way, dy: textOffset.vertical)
    rect.size.width += isRightToLeft ? way : -way
    return rect
  }

  override var showsRightView: Bool {
    super.showsRightView && !(hasText && rightView is SearchFieldButton)
  }

  /// In points (inferred).
  private static let tokenHeight: CGFloat = 24
  private static let gap: CGFloat = 4
  private let row = UIView()
  /// What is before the tokens.
  private var glass: UIView?

  open var tokens: [UISearchToken] = [] { didSet { showTokens() } }
  open var tokenBackgroundColor: UIColor! = .systemFill { didSet { showTokens() } }
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  /// Stored: no list shows below the field.
  open var searchSuggestions: [any UISearchSuggestion]?

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
  }

  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }

  private func showTokens() {
    if leftView !== row { glass = leftView }
    for view in row.subviews { view.removeFromSuperview() }
    // A view that is replaced leaves its superview.
    leftView = tokens.isEmpty ? glass : row
    setNeedsLayout()
    guard !tokens.isEmpty else { return }
    var left: CGFloat = 0
    if let glass {
      row.addSubview(glass)
      glass.frame.origin = CGPoint(x: 0, y: (Self.tokenHeight - glass.frame.height) / 2)
      left = glass.frame.width
    }
    for token in tokens {
      let view = SearchTokenView(token)
      view.backgroundColor = tokenBackgroundColor
      let width = view.sizeThatFits(bounds.size).width
      view.frame = CGRect(x: left + Self.gap, y: 0, width: width, height: Self.tokenHeight)
      row.addSubview(view)
      left = view.frame.maxX
    }
    row.frame = CGRect(x: 0, y: 0, width: left + Self.gap, height: Self.tokenHeight)
  }

  /// The text, which is behind all tokens.
  open var textualRange: UITextRange { UITextRange(beginningOfDocument, endOfDocument) }
  /// Tokens stand before the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.start.offset == 0 ? tokens : []
  }

  /// A token in place of characters.
  open func replaceTextualPortion(
    of textRange: UITextRange,
    with token: UISearchToken,
    at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
}
