import CoreGraphics
import Foundation

/// Selects what a pointer drags a rectangle around.
///
/// No pointer is connected to a stage, and fingers begin no selection: it stays
/// possible, as on a phone.
@preconcurrency
@MainActor
open class UIBandSelectionInteraction: MainActorObject, UIInteraction {
  public enum State: Int, Sendable {
    case possible, began, selecting, ended
  }

  open private(set) weak var view: UIView?
  open var isEnabled = true
  open var state: State { .possible }
  /// Nil while nothing is selected.
  open var selectionRect: CGRect? { nil }
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  private let selectionHandler: (UIBandSelectionInteraction) -> Void

  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    self.selectionHandler = selectionHandler
    super.init(isolated: ())
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
