import UIKit

/// Shows a page of the web in the app: its host, and a button that closes.
@preconcurrency
@MainActor
open class SFSafariViewController: PlaceholderController {
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }
  @preconcurrency
  @MainActor
  open class Configuration: MainActorObject {
    public init() {}
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }
  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(URL.host ?? URL.absoluteString)
    onClose = { [weak self] in
      guard let self else { return }
      dismiss(animated: true)
      delegate?.safariViewControllerDidFinish(self)
    }
  }
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) { self.init(url: URL) }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}
@preconcurrency
@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
