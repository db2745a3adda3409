import Foundation

/// A button that pastes, and whose tap is the user's permission.
@preconcurrency
@MainActor
open class UIPasteControl: UIControl {
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel, iconOnly, labelOnly
    case arrowAndLabel
  }

  @preconcurrency
  @MainActor
  open class Configuration: MainActorObject {
    public init() {}
    open var displayMode = DisplayMode.iconAndLabel
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    open var cornerRadius: CGFloat = 0
    open var baseForegroundColor: UIColor?
    open var baseBackgroundColor: UIColor?
    open var imagePlacement = NSDirectionalRectEdge.leading
  }

  public let configuration: Configuration
  /// Gets the pasteboard's items; without one, so do the first responder and those around it.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }
  private let button: UIButton

  public init(configuration: Configuration) {
    self.configuration = configuration
    var looks = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { looks.title = SystemWord.paste.text }
    if configuration.displayMode != .labelOnly {
      looks.image = UIImage(systemName: "doc.on.clipboard")
      looks.imagePlacement = configuration.imagePlacement
      looks.imagePadding = 6
    }
    looks.cornerStyle = configuration.cornerStyle
    looks.background.cornerRadius = configuration.cornerRadius
    looks.baseForegroundColor = configuration.baseForegroundColor
    looks.baseBackgroundColor = configuration.baseBackgroundColor
    button = UIButton(configuration: looks)
    super.init(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
    addSubview(button)
    update()
  }

  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    button = UIButton(configuration: .filled())
    super.init(coder: coder)
    addSubview(button)
  }

  private var receiver: (any UIPasteConfigurationSupporting)? {
    if let target { return target }
    var responder: UIResponder? = window?.firstResponder ?? next
    let providers = UIPasteboard.general.itemProviders
    while let current = responder, !current.canPaste(providers) { responder = current.next }
    return responder
  }

  private func paste() { receiver?.paste(itemProviders: UIPasteboard.general.itemProviders) }

  /// It is grey while there is nothing that the target takes (documented).
  private func update() {
    let providers = UIPasteboard.general.itemProviders
    button.isEnabled = target.map { $0.canPaste(providers) } ?? !providers.isEmpty
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  /// An override of `intrinsicContentSize` may ask `sizeThatFits(_:)`, which does not ask back.
  private var naturalSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
    button.frame = bounds
  }
}
