import UIKit

/// The button of signing in with Apple: black, white, or white with an outline.
@preconcurrency
@MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }

  public enum Style: Int, Sendable {
    case white, whiteOutline, black
  }

  private let label = UILabel()
  private let type: ButtonType
  private let style: Style

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    self.type = type
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 130, height: 30))
    setUp()
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public override convenience init(frame: CGRect) {
    self.init(type: .signIn, style: .black)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    (type, style) = (.signIn, .black)
    super.init(coder: coder)
    setUp()
  }

  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  private func setUp() {
    let isBlack = style == .black
    backgroundColor = isBlack ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    label.textColor = isBlack ? .white : .black
    label.textAlignment = .center
    // Apple's sign is no letter of another font: it is left out.
    label.text =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    addSubview(label)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    // 43 % of the height (documented).
    label.font = .systemFont(ofSize: (bounds.height * 0.43).rounded(), weight: .medium)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 130, height: 30) }
}
