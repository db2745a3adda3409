import Foundation

/// Keeps the text that is edited in sight.
///
/// Tables and collection views of UIKit's own controllers end above the keyboard, any scroll view
/// scrolls to the field that is edited in it, and a sheet goes up (inferred).
@MainActor
final class KeyboardAvoidance {
  private weak var inset: UIScrollView?
  private var amount: CGFloat = 0
  private weak var raised: UISheetPresentationController?
  private weak var raisedAlert: UIAlertController?

  /// Call it inside the animations of the keyboard; nil when it goes.
  func keyboardMoved(to frame: CGRect?, for responder: UIResponder?) {
    raiseSheet(of: responder, above: frame)
    let scroll = frame == nil ? nil : controlledScrollView(of: responder)
    if let inset, inset !== scroll { add(0, to: inset) }
    if let frame, let scroll, let window = scroll.window {
      let bottom = scroll.convert(CGPoint(x: 0, y: scroll.bounds.maxY), to: nil).y
      let overlap = bottom + window.frame.minY - frame.minY
      add(max(0, overlap - scroll.safeAreaInsets.bottom), to: scroll)
    }
    inset = scroll
    placeAlert(of: responder, above: frame)
    guard frame != nil else { return }
    reveal(responder)
  }

  private func raiseSheet(of responder: UIResponder?, above frame: CGRect?) {
    let sheet = frame == nil ? nil : self.sheet(with: responder)
    if raised !== sheet { raised?.keyboardOverlap = 0 }
    raised = sheet
    guard let frame, let container = sheet?.containerView, let window = container.window else {
      return
    }
    let bottom = container.convert(CGPoint(x: 0, y: container.bounds.maxY), to: nil).y
    sheet?.keyboardOverlap = max(0, bottom + window.frame.minY - frame.minY)
  }

  private func sheet(with responder: UIResponder?) -> UISheetPresentationController? {
    var next = responder
    while let current = next {
      if let controller = current as? UIViewController,
        let sheet = controller.presentation.controller as? UISheetPresentationController
      {
        return sheet.isCard ? sheet : nil
      }
      next = current.next
    }
    return nil
  }

  /// An alert with the field goes up with the keyboard, and down again unless it is dismissed with
  /// it.
  private func placeAlert(of responder: UIResponder?, above frame: CGRect?) {
    let edited = frame == nil ? nil : UIAlertController.around(responder)
    let alert = edited ?? raisedAlert
    raisedAlert = edited
    guard let alert, !alert.isBeingDismissed else { return }
    // One that is too high for the rest of the screen scrolls.
    (alert.presentation.controller as? AlertPresentationController)?.followKeyboard()
  }

  /// Replaces what was added before.
  private func add(_ new: CGFloat, to scroll: UIScrollView) {
    let difference = new - (scroll === inset ? amount : 0)
    amount = new
    guard difference != 0 else { return }
    scroll.contentInset.bottom += difference
    scroll.verticalScrollIndicatorInsets.bottom += difference
  }

  private func controlledScrollView(of responder: UIResponder?) -> UIScrollView? {
    var next = responder
    while let current = next {
      if let controller = current as? UITableViewController { return controller.tableView }
      if let controller = current as? UICollectionViewController {
        return controller.collectionView
      }
      next = current.next
    }
    return nil
  }

  /// Scrolls as far as needed, with the keyboard.
  private func reveal(_ responder: UIResponder?) {
    guard let field = responder as? UITextField else { return }
    var view = field.superview
    while let current = view, !(current is UIScrollView) { view = current.superview }
    guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { return }
    let place = field.convert(field.bounds, to: scroll).insetBy(dx: 0, dy: -8)
    let visible = scroll.bounds.inset(by: scroll.adjustedContentInset)
    var offset = scroll.contentOffset
    if place.maxY > visible.maxY {
      offset.y += place.maxY - visible.maxY
    } else if place.minY < visible.minY {
      offset.y -= visible.minY - place.minY
    }
    scroll.moveItself(to: offset)
  }
}
