import CoreGraphics
import Foundation

/// What a double tap of a pencil does.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
  case showContextualPalette, runSystemShortcut
}

@preconcurrency
@MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Taps of a pencil, which no stage has: its delegate is never called.
@preconcurrency
@MainActor
open class UIPencilInteraction: MainActorObject, UIInteraction {
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  open class var prefersPencilOnlyDrawing: Bool { false }
  open class var prefersHoverToolPreview: Bool { false }

  public init() { super.init(isolated: ()) }
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init(isolated: ())
  }

  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency
@MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction,
    shouldBeginAt location: CGPoint
  ) -> Bool
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction,
    shouldBeginAt location: CGPoint
  ) -> Bool { true }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Handwriting in a view, which no stage has.
@preconcurrency
@MainActor
open class UIScribbleInteraction: MainActorObject, UIInteraction {
  open class var isPencilInputExpected: Bool { false }

  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init(isolated: ())
  }

  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  open var isHandlingWriting: Bool { false }
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency
@MainActor
public protocol UIIndirectScribbleInteractionDelegate<ElementIdentifier>: NSObjectProtocol {
  associatedtype ElementIdentifier: Hashable
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void
  )
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void
  )
}

/// Handwriting over elements that are not texts yet, which no stage has.
@preconcurrency
@MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>:
  MainActorObject, UIInteraction
{
  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init(isolated: ())
  }

  open private(set) weak var delegate: Delegate?
  open var isHandlingWriting: Bool { false }
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
