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
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var link: CADisplayLink?

  public init(view: UIView) { self.view = view }
  public init(windowScene: UIWindowScene) {}

  open var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      link?.invalidate()
      link = nil
      guard isEnabled else { return }
      let ticker = UpdateTicker(of: self)
      let link = CADisplayLink(target: ticker, selector: Selector(ticker.tick(_:)))
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
    actions.append(handler)
  }

  open func addAction(target: AnyObject, selector: Selector) {
    actions.append { [weak target] link, _ in
      if let target { _ = selector.performTelling(on: target, with: link) }
    }
  }

  fileprivate func tick(_ link: CADisplayLink) {
    if let view, view.window == nil { return }
    let info = UIUpdateInfo(of: link)
    for action in actions { action(self, info) }
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
