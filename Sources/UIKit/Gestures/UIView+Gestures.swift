import Foundation

/// The recognizers of a view.
@MainActor
private final class GestureList {
  var recognizers: [UIGestureRecognizer] = []
}

extension UIView {
  private var gestureList: GestureList? { gestureState as? GestureList }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      guard let list = gestureList, !list.recognizers.isEmpty else { return nil }
      return list.recognizers
    }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    let list = gestureList ?? GestureList()
    gestureState = list
    list.recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureList?.recognizers.removeAll { $0 === gestureRecognizer }
    TouchDispatcher.current.forget(gestureRecognizer)
    gestureRecognizer.view = nil
  }
}
