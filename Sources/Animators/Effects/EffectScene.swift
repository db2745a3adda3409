import UIKit

/// The screens of an effect and the delegate that makes it, before they are put together.
@MainActor
struct EffectScene {
  let root: UIViewController
  let presented: () -> UIViewController
  let delegate: NSObject & UIViewControllerTransitioningDelegate
  var style = UIModalPresentationStyle.fullScreen
  /// Whether the presented screen lies under the status bar, or on black.
  var decidesStatusBar = false
  /// Gives the delegate what lets a finger drive its transitions.
  var drive: ((UIPercentDrivenInteractiveTransition) -> Void)?

  init(
    root: UIViewController,
    presented: @escaping () -> UIViewController,
    delegate: NSObject & UIViewControllerTransitioningDelegate,
    style: UIModalPresentationStyle = .fullScreen,
    decidesStatusBar: Bool = false,
    drive: ((UIPercentDrivenInteractiveTransition) -> Void)? = nil
  ) {
    self.root = root
    self.presented = presented
    self.delegate = delegate
    self.style = style
    self.decidesStatusBar = decidesStatusBar
    self.drive = drive
  }
}

/// A finger's whole way, on a screen that is read from left to right.
struct Finger: Sendable {
  enum Direction: Sendable {
    case down
    case up
    case leading
    case trailing
    case fromLeadingEdge
    case fromTrailingEdge
    case fromTopEdge
    case fromBottomEdge
  }

  let direction: Direction
  let start: @Sendable (CGSize) -> CGPoint
  let distance: @Sendable (CGSize) -> CGFloat

  init(
    _ direction: Direction,
    from start: @escaping @Sendable (CGSize) -> CGPoint,
    distance: @escaping @Sendable (CGSize) -> CGFloat
  ) {
    self.direction = direction
    self.start = start
    self.distance = distance
  }

  static let pullDown = Finger(
    .down,
    from: { CGPoint(x: $0.width / 2, y: $0.height * 0.2) },
    distance: { $0.height * 0.7 }
  )
  static let pullTrailing = Finger(
    .trailing,
    from: { CGPoint(x: 24, y: $0.height / 2) },
    distance: { $0.width * 0.9 }
  )
  static let fromTrailingEdge = Finger(
    .fromTrailingEdge,
    from: { CGPoint(x: $0.width - 2, y: $0.height / 2) },
    distance: { $0.width * 0.9 }
  )

  func drag(on size: CGSize) -> DemoScene.Drag {
    let from = start(size)
    let way = distance(size)
    var to = from
    switch direction {
    case .down, .fromTopEdge: to.y += way
    case .up, .fromBottomEdge: to.y -= way
    case .leading, .fromTrailingEdge: to.x -= way
    case .trailing, .fromLeadingEdge: to.x += way
    }
    return DemoScene.Drag(from: from, to: to)
  }

  @MainActor
  func panDirection(isMirrored: Bool) -> PanDriver.Direction {
    switch direction {
    case .down: .down
    case .up: .up
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .fromLeadingEdge: isMirrored ? .fromRightEdge : .fromLeftEdge
    case .fromTrailingEdge: isMirrored ? .fromLeftEdge : .fromRightEdge
    case .fromTopEdge: .fromTopEdge
    case .fromBottomEdge: .fromBottomEdge
    }
  }
}

/// A parameter of an effect, and the property of its look that it sets.
struct Knob<Look>: Sendable {
  let parameter: @Sendable (Look) -> Parameter
  let apply: @Sendable (ParameterValues, inout Look) -> Void

  static func number(
    _ name: String,
    _ property: WritableKeyPath<Look, Double> & Sendable,
    _ range: ClosedRange<Double>,
    _ unit: String,
    _ help: String
  ) -> Knob {
    Knob(
      parameter: { look in
        Parameter(
          name,
          .number(range, unit: unit),
          default: String(look[keyPath: property]),
          help: help
        )
      },
      apply: { values, look in look[keyPath: property] = values.number(name) }
    )
  }

  static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String,
    _ property: WritableKeyPath<Look, Choice> & Sendable,
    _ help: String
  ) -> Knob where Choice.RawValue == String {
    Knob(
      parameter: { look in
        Parameter(
          name,
          .choice(Choice.allCases.map(\.rawValue)),
          default: look[keyPath: property].rawValue,
          help: help
        )
      },
      apply: { values, look in
        if let choice = Choice(rawValue: values.choice(name)) { look[keyPath: property] = choice }
      }
    )
  }
}

extension Demo {
  /// A demo of an effect, whose parameters and their defaults are those of its look.
  ///
  /// - Parameters:
  ///   - ownsFinger: whether the effect has a gesture of its own for the way back.
  ///   - opening: the finger's way there, if one can drive it.
  ///   - closing: the finger's way back.
  static func effect<Look: Sendable>(
    _ name: String,
    _ summary: String,
    look defaults: Look,
    _ knobs: [Knob<Look>],
    takesPictures: Bool = true,
    ownsFinger: Bool = false,
    opening: (@Sendable (Look) -> Finger)? = nil,
    closing: (@Sendable (Look) -> Finger)? = nil,
    scene make: @escaping @MainActor @Sendable (Look, Screens) -> EffectScene
  ) -> Demo {
    var interactions: Set<Interaction> = []
    if opening != nil { interactions.insert(.forward) }
    if closing != nil { interactions.insert(.back) }
    return Demo(
      name,
      summary: summary,
      parameters: knobs.map { $0.parameter(defaults) },
      takesPictures: takesPictures,
      interactions: interactions
    ) { values, screens in
      var look = defaults
      for knob in knobs { knob.apply(values, &look) }
      return DemoScene(
        make(look, screens),
        opening: opening?(look),
        closing: closing?(look),
        ownsFinger: ownsFinger
      )
    }
  }
}

/// The fingers of a scene, which UIKit does not keep.
@MainActor
private final class EffectFingers {
  let interaction = UIPercentDrivenInteractiveTransition()
  var opening: PanDriver?
  var closing: PanDriver?
}

extension DemoScene {
  fileprivate init(
    _ scene: EffectScene,
    opening: Finger?,
    closing: Finger?,
    ownsFinger: Bool
  ) {
    let root = scene.root
    let fingers = EffectFingers()
    fingers.interaction.wantsInteractiveStart = false
    scene.drive?(fingers.interaction)
    let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    let present: (Bool) -> Void = { [weak fingers] animated in
      let controller = scene.presented()
      controller.modalPresentationStyle = scene.style
      controller.transitioningDelegate = scene.delegate
      // What covers the status bar decides how that looks.
      controller.modalPresentationCapturesStatusBarAppearance = scene.decidesStatusBar
      scene.root.present(controller, animated: animated)
      if let closing, let fingers, !ownsFinger {
        fingers.closing = PanDriver(
          closing.panDirection(isMirrored: isMirrored),
          on: controller.view,
          driving: fingers.interaction,
          catching: controller,
          distance: { closing.distance($0.bounds.size) },
          begin: { [weak controller] in controller?.dismiss(animated: true) }
        )
      }
    }
    if let opening {
      fingers.opening = PanDriver(
        opening.panDirection(isMirrored: isMirrored),
        on: root.view,
        driving: fingers.interaction,
        distance: { opening.distance($0.bounds.size) },
        begin: { present(true) }
      )
    }
    self.init(
      root: root,
      forward: present,
      // Keeps the fingers as long as the scene is there.
      back: { animated in withExtendedLifetime(fingers) { root.dismiss(animated: animated) } }
    )
    if let opening { drags[.forward] = opening.drag }
    if let closing { drags[.back] = closing.drag }
  }
}
