import Foundation

/// Replaces a view of a framework that is not imitated: its name on gray.
package final class PlaceholderView: UIView {
  private let label = UILabel()

  package init(_ text: String) {
    super.init(frame: .zero)
    backgroundColor = .systemGray5
    label.text = text
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.contentMode = .center
    addSubview(label)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  /// Fills `view`, below what the app adds.
  package static func fill(_ view: UIView, _ text: String) {
    let placeholder = PlaceholderView(text)
    placeholder.frame = view.bounds
    view.insertSubview(placeholder, at: 0)
  }
}

/// A whole screen of such a framework, with a button that closes it.
@MainActor
open class PlaceholderController: UIViewController {
  public let screenTitle: String
  /// The button's action; nil closes the screen.
  public var onClose: (() -> Void)?

  public init(_ screenTitle: String) {
    self.screenTitle = screenTitle
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    screenTitle = ""
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = PlainScreen(frame: view.bounds)
    screen.title = screenTitle
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.onClose = { [weak self] in
      guard let self else { return }
      if let onClose { onClose() } else { dismiss(animated: true) }
    }
    view.addSubview(screen)
    Diagnostics.report("\(type(of: self)) shows an empty screen.")
  }
}
