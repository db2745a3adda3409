import Foundation

extension Brightness {
  /// Of the screen, once the transition that runs is over.
  ///
  /// - Parameters:
  ///   - windows: from front to back.
  ///   - point: in points of the screen.
  init(of windows: [UIWindow], at point: CGPoint) {
    self.init()
    for window in windows {
      for controller in window.stayingControllers.reversed() {
        add(controller, at: point)
        if controller.shownPresentation?.shouldRemovePresentersView == true { break }
      }
      if let color = window.backgroundColor {
        add(color.resolvedColor(with: window.traitCollection), alpha: 1)
      }
    }
  }

  /// A controller on its way is where it comes to rest; another one where it is, along with what is
  /// around it and dims the controllers behind.
  private mutating func add(_ controller: UIViewController, at point: CGPoint) {
    guard let view = controller.viewIfLoaded else { return }
    let presentation = controller.shownPresentation
    let isReturning = controller.presentedScreen?.isLeaving == true
    if controller.isBeingPresented || isReturning {
      let frame = presentation?.frameOfPresentedViewInContainerView ?? view.window?.frame ?? .zero
      add(view, at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
      // Behind it lies what its presentation or animator adds, such as a dimming view.
      for other in presentation?.containerView?.subviews.reversed() ?? []
      where !view.isDescendant(of: other) && !presenters(of: controller, areIn: other) {
        add(other, at: other.convert(point, from: nil))
      }
    } else if let shown = presentation?.containerView ?? view.window.map({ _ in view }) {
      add(shown, at: shown.convert(point, from: nil))
    }
  }
}

extension Brightness {
  /// Whether a view holds one of the screens behind, which are added by themselves.
  private func presenters(of controller: UIViewController, areIn view: UIView) -> Bool {
    var presenter = controller.presentingViewController
    while let current = presenter {
      if current.viewIfLoaded?.isDescendant(of: view) == true { return true }
      presenter = current.presentingViewController
    }
    return false
  }
}

extension UIWindow {
  /// The root and those presented above it, from back to front, without those that are dismissed.
  fileprivate var stayingControllers: [UIViewController] {
    var controllers: [UIViewController] = []
    var next = rootViewController
    while let controller = next {
      controllers.append(controller)
      next = controller.presentedScreen.flatMap { $0.isLeaving ? nil : $0 }
    }
    return controllers
  }
}

extension UIViewController {
  /// The presentation that shows the controller; nil for a root.
  fileprivate var shownPresentation: UIPresentationController? {
    presentation.presenting == nil ? nil : presentationController
  }
}
