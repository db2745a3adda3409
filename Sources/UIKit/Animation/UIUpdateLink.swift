import CoreGraphics
import Foundation
import QuartzCore

/// The time of an update.
@preconcurrency
@MainActor
open class UIUpdateInfo: MainActorObject {
  /// Virtual seconds, of the frame that is being made.
  public let modelTime: TimeInterval
  public let completionDeadlineTime: TimeInterval
  public let estimatedPresentationTime: TimeInterval
  open var isImmediatePresentationExpected: Bool { false }
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  open var isPerformingLowLatencyPhases: Bool { false }

  /// During the actions of an update link.
  fileprivate static var running: UIUpdateInfo?

  /// Of the update that is being made: nil outside the actions of an update link.
  open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { running }

  /// As for the scene of the view's window.
  open class func current(for view: UIView) -> UIUpdateInfo? {
    view.window == nil ? nil : running
  }

  init(of link: CADisplayLink) {
    modelTime = link.timestamp
    completionDeadlineTime = link.targetTimestamp
    estimatedPresentationTime = link.targetTimestamp
  }
}

/// Runs actions before each frame while its view is in a window, from iOS 18 on.
@preconcurrency
@MainActor
open class UIUpdateLink: MainActorObject {
  private weak var view: UIView?
  /// Whether it runs only while a view, which may be gone, is in a window.
  private let followsView: Bool
  private var actions: [(phase: UIUpdateActionPhase, run: Action)] = []
  typealias Action = (UIUpdateLink, UIUpdateInfo) -> Void
  private var link: CADisplayLink?

  public init(view: UIView) {
    self.view = view
    followsView = true
  }

  public init(windowScene: UIWindowScene) { followsView = false }

  public convenience init(
    view: UIView,
    actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler)
  }

  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  public convenience init(
    windowScene: UIWindowScene,
    actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler)
  }

  public convenience init(
    windowScene: UIWindowScene,
    actionTarget target: Any,
    selector: Selector
  ) {
    self.init(windowScene: windowScene)
    addAction(target: target, selector: selector)
  }

  open var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      link?.invalidate()
      link = nil
      guard isEnabled else { return }
      let ticker = UpdateTicker(of: self)
      let link = CADisplayLink(target: ticker, selector: Selector(ticker.tick(_:)))
      link.worker = UIUpdateLink.self
      link.preferredFrameRateRange = preferredFrameRateRange
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  /// Frames that nothing else asks for come too (documented): all frames come here.
  open var requiresContinuousUpdates = false
  open var wantsLowLatencyEventDispatch = false
  open var wantsImmediatePresentation = false
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
  }
  open var currentUpdateInfo: UIUpdateInfo? { link.map(UIUpdateInfo.init) }

  open func addAction(_ handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Actions of one phase run in the order in which they were added.
  open func addAction(
    to phase: UIUpdateActionPhase,
    handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    let place = actions.firstIndex { $0.phase > phase } ?? actions.endIndex
    actions.insert((phase, handler), at: place)
  }

  /// The method takes the link and, if it has a second parameter, the info (documented).
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    addAction(to: phase) { [weak target = target as AnyObject] link, info in
      if let target { _ = selector.performTelling(on: target, with: link, info) }
    }
  }

  fileprivate func tick(_ link: CADisplayLink) {
    if followsView, view?.window == nil { return }
    let info = UIUpdateInfo(of: link)
    let known = UIUpdateInfo.running
    UIUpdateInfo.running = info
    for action in actions { action.run(self, info) }
    UIUpdateInfo.running = known
  }
}

/// The display link's target, so that the link does not keep the update link alive.
@MainActor
private final class UpdateTicker {
  private weak var owner: UIUpdateLink?

  init(of owner: UIUpdateLink) { self.owner = owner }

  func tick(_ link: CADisplayLink) {
    if let owner { owner.tick(link) } else { link.invalidate() }
  }
}
