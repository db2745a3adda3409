import UIKit

public enum PKPaymentButtonStyle: Int, Sendable {
  case white, whiteOutline, black, automatic
}

public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp
  case order, rent, support, contribute, tip, `continue`
}

/// The button of Apple Pay: black, white, or white with an outline.
@preconcurrency
@MainActor
open class PKPaymentButton: UIButton {
  private var kind = PKPaymentButtonType.plain
  private var look = PKPaymentButtonStyle.black
  private let words = UILabel()

  public convenience init(
    paymentButtonType type: PKPaymentButtonType,
    paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    (kind, look) = (type, style)
    update()
  }

  public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
    self.init(paymentButtonType: type, paymentButtonStyle: style)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

  private func setUp() {
    words.textAlignment = .center
    addSubview(words)
    update()
  }

  private func update() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let isBlack = look == .black || look == .automatic && !isDark
    backgroundColor = isBlack ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = look == .whiteOutline ? 1 : 0
    words.textColor = isBlack ? .white : .black
    words.text = text
    accessibilityLabel = "Apple Pay"
  }

  /// Apple's sign is no letter of another font: it is left out.
  private var text: String {
    switch kind {
    case .plain: "Pay"
    case .buy: "Buy with Pay"
    case .setUp: "Set up Pay"
    case .inStore: "Pay with Pay"
    case .donate: "Donate with Pay"
    case .checkout: "Check out with Pay"
    case .book: "Book with Pay"
    case .subscribe: "Subscribe with Pay"
    case .reload: "Reload with Pay"
    case .addMoney: "Add Money with Pay"
    case .topUp: "Top Up with Pay"
    case .order: "Order with Pay"
    case .rent: "Rent with Pay"
    case .support: "Support with Pay"
    case .contribute: "Contribute with Pay"
    case .tip: "Tip with Pay"
    case .continue: "Continue with Pay"
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    words.frame = bounds.insetBy(dx: 8, dy: 0)
    words.font = .systemFont(ofSize: (bounds.height * 0.43).rounded(), weight: .medium)
    words.adjustsFontSizeToFitWidth = true
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: kind == .plain ? 100 : 140, height: 30)
  }
}

public enum PKAddPassButtonStyle: Int, Sendable {
  case black, blackOutline
}

/// The button that adds a ticket to the wallet.
@preconcurrency
@MainActor
open class PKAddPassButton: UIButton {
  open var addPassButtonStyle = PKAddPassButtonStyle.black { didSet { update() } }

  public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
    self.init(frame: CGRect(x: 0, y: 0, width: 232, height: 50))
    addPassButtonStyle = style
    update()
  }

  private func update() {
    backgroundColor = .black
    layer.cornerRadius = 8
    layer.borderWidth = addPassButtonStyle == .blackOutline ? 1 : 0
    layer.borderColor = UIColor.lightGray.cgColor
    setTitleColor(.white, for: .normal)
    setTitle("Add to Apple Wallet", for: .normal)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 232, height: 50) }
}

@preconcurrency
@MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// The screen that adds tickets: there is none without a wallet.
@preconcurrency
@MainActor
open class PKAddPassesViewController: PlaceholderController {
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?

  public init?(pass: PKPass) { nil }
  public init?(passes: [PKPass]) { nil }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func canAddPasses() -> Bool { false }
}
