import UIKit

/// Shows a page of the web in the app: Safari's bars with the page's host, and nothing between
/// them.
///
/// It covers the screen and slides in from the side, like a pushed screen, unless the app chooses
/// another style (observed).
@preconcurrency
@MainActor
open class SFSafariViewController: UIViewController, SlidingScreen {
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  @preconcurrency
  @MainActor
  open class Configuration: MainActorObject, NSCopying {
    public init() { super.init(isolated: ()) }
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    open var activityButton: ActivityButton?
    open var eventAttribution: AnyObject?

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { copied() }
    }

    private func copied() -> Configuration {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      copy.activityButton = activityButton
      copy.eventAttribution = eventAttribution
      return copy
    }
  }

  /// A button of an extension: not shown.
  @preconcurrency
  @MainActor
  open class ActivityButton: MainActorObject {
    public let templateImage: UIImage
    public let extensionIdentifier: String
    public init(templateImage: UIImage, extensionIdentifier: String) {
      self.templateImage = templateImage
      self.extensionIdentifier = extensionIdentifier
      super.init(isolated: ())
    }
  }

  /// A connection made ahead: none is made.
  public final class PrewarmingToken: Sendable {
    public func invalidate() {}
  }

  @preconcurrency
  @MainActor
  open class DataStore: MainActorObject {
    public static let `default` = DataStore(isolated: ())
    open func clearWebsiteData(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
      if let completionHandler { DispatchQueue.main.async { completionHandler() } }
    }
    public func clearWebsiteData() async {}
  }

  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  private let host: String
  private var bars: SafariBars?

  /// iOS raises an exception in these words for another scheme than the web's (documented).
  public init(url URL: URL, configuration: Configuration) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased() ?? ""),
      "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
    )
    self.configuration = configuration
    host = URL.host ?? URL.absoluteString
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    host = ""
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bars = SafariBars(host: host, dismissButton: dismissButtonStyle) { [weak self] in
      guard let self else { return }
      dismiss(animated: true)
      delegate?.safariViewControllerDidFinish(self)
    }
    bars.attach(to: view, barTint: preferredBarTintColor, tint: preferredControlTintColor)
    self.bars = bars
    Diagnostics.report("\(type(of: self)) shows an empty page.")
  }

  private var wasShown = false

  /// The page does not load: a run is offline.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !wasShown else { return }
    wasShown = true
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }

  @discardableResult
  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }
}

@preconcurrency
@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )
  func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  )
  func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity]
  func safariViewController(
    _ controller: SFSafariViewController,
    excludedActivityTypesFor URL: URL,
    title: String?
  ) -> [UIActivity.ActivityType]
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity] { [] }
  public func safariViewController(
    _ controller: SFSafariViewController,
    excludedActivityTypesFor URL: URL,
    title: String?
  ) -> [UIActivity.ActivityType] { [] }
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
