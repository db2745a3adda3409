import CoreGraphics
import Foundation

/// The first screen of an app of documents.
///
/// A stage has no files to show: the screen has a title and, where the app allows it, a button that
/// makes a new document.
@preconcurrency
@MainActor
open class UIDocumentBrowserViewController: UIViewController {
  public enum ImportMode: UInt, Sendable {
    case none, copy, move
  }

  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white, light, dark
  }

  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    allowedContentTypes = []
    super.init(coder: coder)
  }

  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  open var allowsDocumentCreation = true { didSet { showRows() } }
  open var allowsPickingMultipleItems = false
  public let allowedContentTypes: [String]
  open var recentDocumentsContentTypes: [String] { allowedContentTypes }
  open var shouldShowFileExtensions = false
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var customActions: [UIDocumentBrowserAction] = []
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
  }
  open var localizedCreateDocumentActionTitle = "Create Document" { didSet { showRows() } }
  /// The width of the new document's picture by its height: two thirds at first (documented).
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  private var screen: PlainScreen?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = PlainScreen(frame: view.bounds)
    screen.title = title ?? "Browse"
    screen.onClose = { [weak self] in self?.dismiss(animated: true) }
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screen)
    self.screen = screen
    showRows()
  }

  private func showRows() {
    screen?.rows =
      allowsDocumentCreation
      ? [
        PlainScreen.Row(
          title: localizedCreateDocumentActionTitle,
          image: UIImage(systemName: "plus")
        ) { [weak self] in self?.create() }
      ] : []
  }

  /// The app's own URL is the document: there is no place to move it to.
  private func create() {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none else { return }
      delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: url)
    }
  }

  open func revealDocument(
    at url: URL,
    importIfNeeded: Bool,
    completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let isThere = FileManager.default.fileExists(atPath: url.path)
    DispatchQueue.main.async {
      completion?(isThere ? url : nil, isThere ? nil : CocoaError(.fileNoSuchFile))
    }
  }

  open func importDocument(
    at documentURL: URL,
    nextToDocumentAt neighbourURL: URL,
    mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    let target = neighbourURL.deletingLastPathComponent()
      .appendingPathComponent(documentURL.lastPathComponent)
    let result = Result {
      switch importMode {
      case .copy: try FileManager.default.copyItem(at: documentURL, to: target)
      case .move: try FileManager.default.moveItem(at: documentURL, to: target)
      case .none: break
      }
    }
    DispatchQueue.main.async {
      switch result {
      case .success: completion(target, nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  open func renameDocument(
    at documentURL: URL,
    proposedName: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    let ending = documentURL.pathExtension
    var target = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
    if target.pathExtension.isEmpty, !ending.isEmpty {
      target = target.appendingPathExtension(ending)
    }
    let result = Result { [target] in
      try FileManager.default.moveItem(at: documentURL, to: target)
    }
    DispatchQueue.main.async { [target] in
      switch result {
      case .success: completionHandler(target, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  open func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }
}

@preconcurrency
@MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didPickDocumentsAt documentURLs: [URL]
  )
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  )
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  )
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  )
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  )
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didPickDocumentsAt documentURLs: [URL]
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {}
}

/// A command for the documents of a browser, which shows none.
@preconcurrency
@MainActor
open class UIDocumentBrowserAction: MainActorObject {
  public struct Availability: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Availability(rawValue: 1 << 0)
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  public let identifier: String
  public let localizedTitle: String
  public let availability: Availability
  open var image: UIImage?
  open var supportedContentTypes = ["public.item"]
  open var supportsMultipleItems = true
  let handler: ([URL]) -> Void

  public init(
    identifier: String,
    localizedTitle: String,
    availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init(isolated: ())
  }
}

/// Opens and closes a document's screen: without a picture of the document to grow from, it fades.
@preconcurrency
@MainActor
open class UIDocumentBrowserTransitionController: MainActorObject,
  UIViewControllerAnimatedTransitioning
{
  init() { super.init(isolated: ()) }

  open var loadingProgress: Progress?
  open weak var targetView: UIView?

  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let shown = transitionContext.view(forKey: .to)
    let hidden = transitionContext.view(forKey: .from)
    if let shown {
      transitionContext.containerView.addSubview(shown)
      if let controller = transitionContext.viewController(forKey: .to) {
        shown.frame = transitionContext.finalFrame(for: controller)
      }
      shown.alpha = 0
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      shown?.alpha = 1
      if shown == nil { hidden?.alpha = 0 }
    } completion: { _ in
      hidden?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
