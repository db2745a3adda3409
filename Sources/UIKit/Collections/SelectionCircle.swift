import Foundation

/// The circle of a row that is chosen beside others, with a mark while it is.
@MainActor
final class SelectionCircle: UIImageView {
  var isChosen = false { didSet { if isChosen != oldValue { show() } } }

  init() {
    super.init(frame: .zero)
    show()
    sizeToFit()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    image = UIImage(
      systemName: isChosen ? "checkmark.circle.fill" : "circle",
      withConfiguration: Self.look(isChosen ? [.white, tintColor] : [.tertiaryLabel])
    )
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  static func look(_ colors: [UIColor]) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: .medium)
      .applying(UIImage.SymbolConfiguration(paletteColors: colors))
  }
}
