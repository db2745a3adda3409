import Foundation

/// The content of a context menu: the menu and a preview.
@preconcurrency
@MainActor
open class UIContextMenuConfiguration: MainActorObject {
  public let identifier: any NSCopying
  package let previewProvider: (() -> UIViewController?)?
  package let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var badgeCount = 0
  /// Of items that the menu is for, besides the one that was touched: stored.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Opens a menu on a long press.
@preconcurrency
@MainActor
open class UIContextMenuInteraction: MainActorObject, UIInteraction {
  public enum Appearance: Int, Sendable {
    case unknown, rich, compact
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open internal(set) weak var view: UIView?
  open var menuAppearance: Appearance { session?.isOpen == true ? .rich : .unknown }
  private var session: ContextMenuSession?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  private lazy var press = ContextMenuPress { [weak self] point in
    guard let self, let view,
      let configuration = delegate?.contextMenuInteraction(
        self,
        configurationForMenuAtLocation: point
      )
    else { return nil }
    return { self.open(configuration, at: view) }
  }

  private func open(_ configuration: UIContextMenuConfiguration, at view: UIView) {
    let session = ContextMenuSession(
      configuration,
      preview: highlightPreview(of: configuration) ?? UITargetedPreview(view: view)
    )
    session.willDisplay = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(
        self,
        willDisplayMenuFor: configuration,
        animator: animator
      )
    }
    session.willEnd = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    session.willCommit = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(
        self,
        willPerformPreviewActionForMenuWith: configuration,
        animator: animator
      )
    }
    session.dismissal = { [weak self] in self?.dismissalPreview(of: configuration) }
    self.session = session
    session.open(sender: self)
  }

  private func highlightPreview(of configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  {
    delegate?.contextMenuInteraction(
      self,
      configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier
    )
      ?? delegate?.contextMenuInteraction(
        self,
        previewForHighlightingMenuWithConfiguration: configuration
      )
  }

  private func dismissalPreview(of configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  {
    delegate?.contextMenuInteraction(
      self,
      configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier
    )
      ?? delegate?.contextMenuInteraction(
        self,
        previewForDismissingMenuWithConfiguration: configuration
      )
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    self.view = view
    view?.addGestureRecognizer(press)
  }
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }
  open func dismissMenu() { session?.close() }

  /// Replaces the menu that is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }
}

@preconcurrency
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

@preconcurrency
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

@preconcurrency
@MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The two of before iOS 16, asked where the newer ones have no answer.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
