import Foundation

/// The recognizers of a view.
@MainActor
private final class GestureList {
  var recognizers: [UIGestureRecognizer] = []
}

extension UIView {
  private var gestureList: GestureList? { gestureState as? GestureList }

  /// Nil for none.
  var attachedRecognizers: [UIGestureRecognizer]? {
    guard let list = gestureList, !list.recognizers.isEmpty else { return nil }
    return list.recognizers
  }

  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    let list = gestureList ?? GestureList()
    gestureState = list
    list.recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureList?.recognizers.removeAll { $0 === gestureRecognizer }
    TouchDispatcher.current.forget(gestureRecognizer)
    gestureRecognizer.view = nil
  }
}
