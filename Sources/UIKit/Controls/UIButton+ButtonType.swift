import Foundation

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    public static let roundedRect = ButtonType.system

    /// The number 6 is tvOS's `plain` (documented), 101 the button that leads back in old bars.
    public init?(rawValue: Int) {
      let known: [ButtonType] = [
        .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
      ]
      self = .numbered(rawValue, among: known, else: .system)
    }

    /// The symbol of a button type without its own image.
    fileprivate var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }

  /// Gives the button a type; until then it is a custom one.
  func become(_ type: ButtonType) {
    buttonType = type
    setUpType()
    // Apps put an info button into place by its centre alone, and give it to an annotation's
    // callout (observed).
    if buttonType.symbolName != nil { sizeToFit() }
  }

  /// The font of a title without a configuration, in points (measured often).
  var titleFontSize: CGFloat { buttonType == .custom ? UIFont.buttonFontSize : 15 }

  /// The font and the image that come with the type.
  func setUpType() {
    title.font = .systemFont(ofSize: titleFontSize)
    if let name = buttonType.symbolName {
      // 24.3 points for a circled symbol (measured).
      let size = UIImage.SymbolConfiguration(pointSize: 15.3, weight: .regular, scale: .large)
      setImage(UIImage(systemName: name, withConfiguration: size), for: .normal)
    }
    if buttonType == .close { setUpClose() }
    update()
  }

  /// A grey cross on a grey disc, whatever the tint is (inferred).
  private func setUpClose() {
    setImage(image(for: .normal)?.withConfiguration(Self.closeSymbol), for: .normal)
    imageHolder.tintColor = .secondaryLabel
  }

  /// The disc of a close button, in points.
  static let closeDiameter: CGFloat = 30
  /// The cross on it (inferred).
  static let closeSymbol = UIImage.SymbolConfiguration(
    pointSize: 13,
    weight: .bold,
    scale: .medium
  )
}
