import Foundation

/// The alert of before iOS 8: shown by itself, and answered through a delegate.
///
/// An alert controller shows it, as on iOS since then.
@preconcurrency
@MainActor
open class UIAlertView: UIView {
  open var title: String
  open var message: String?
  open weak var delegate: AnyObject?
  /// -1 where there is none.
  open var cancelButtonIndex = -1
  private var titles: [String] = []
  private weak var controller: UIAlertController?

  public convenience init(
    title: String?,
    message: String?,
    delegate: Any?,
    cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for other in otherButtonTitles { addButton(withTitle: other) }
  }

  public override init(frame: CGRect) {
    title = ""
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }

  /// - Returns: the index of the new button.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  open var numberOfButtons: Int { titles.count }

  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  open var isVisible: Bool { controller?.presentingViewController != nil }

  open func show() {
    guard controller == nil else { return }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      alert.addAction(
        UIAlertAction(title: title, style: style) { _ in
          let delegate = self.delegate as? any UIAlertViewDelegate
          delegate?.alertView(self, clickedButtonAt: index)
          delegate?.alertView(self, didDismissWithButtonIndex: index)
        }
      )
    }
    controller = alert
    UIApplication.shared.shownController?.present(alert, animated: true)
  }

  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.dismiss(animated: animated)
    (delegate as? any UIAlertViewDelegate)?
      .alertView(self, didDismissWithButtonIndex: buttonIndex)
  }
}

/// What an old alert tells.
@preconcurrency
@MainActor
public protocol UIAlertViewDelegate: AnyObject {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
