import CoreGraphics
import Foundation

/// Changes the pointer of a mouse or trackpad over a view.
///
/// No pointer is connected to a stage, so that the delegate is never asked, as on a phone.
@preconcurrency
@MainActor
open class UIPointerInteraction: MainActorObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func invalidate() {}
}

@preconcurrency
@MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

@preconcurrency
@MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Where the pointer is when a region is asked for.
@preconcurrency
@MainActor
open class UIPointerRegionRequest: MainActorObject {
  public let location: CGPoint
  public let modifiers: UIKeyModifierFlags

  package init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
    self.location = location
    self.modifiers = modifiers
  }
}

/// A part of a view in which the pointer has one style.
@preconcurrency
@MainActor
open class UIPointerRegion: MainActorObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}
