import ObjectiveC

/// What a transition is told by: the classes of its animator and of what else takes part.
extension ControllerTransition {
  var animatorName: String { _typeName(type(of: animator as AnyObject), qualified: false) }

  /// The class of the animator, and those that it derives from.
  var animatorClasses: [String] { classNames(of: animator) }

  /// Whether the presentation controller is one of an app's, and neither UIKit's nor a tool's.
  var hasOwnPresentation: Bool {
    guard let presentation else { return false }
    let name = _typeName(type(of: presentation))
    return !["UIKit.", "RenderTransition."].contains(where: name.hasPrefix)
  }

  /// The classes of what else takes part, and those that they derive from; of a transition that is
  /// left to UIKit the screen that is left and the delegate do not.
  var participantClasses: [String] {
    let isOwn = hasOwnPresentation || !(animator is any SystemAnimator)
    let leaving = isOwn ? screens(in: context.viewController(forKey: .from)) : []
    let others = [presentation, isOwn ? delegate : nil] as [AnyObject?]
    let participants = screens(in: context.viewController(forKey: .to)) + leaving
    return (participants + others.compactMap(\.self)).flatMap(classNames)
  }

  /// A screen and those that it shows as a stack or with tabs.
  private func screens(in screen: UIViewController?) -> [AnyObject] {
    guard let screen else { return [] }
    return Array(
      sequence(first: screen) { screen in
        (screen as? UINavigationController)?.topViewController
          ?? (screen as? UITabBarController)?.selectedViewController
      }
    )
  }
}
