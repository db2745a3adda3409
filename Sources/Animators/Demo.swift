import UIKit

/// A transition that is rendered by name: an animator with a scene to show it in.
///
/// A new one is a file with a `static let` like those beside this one, and its line in
/// `Registry.swift`.
public struct Demo: Sendable {
  /// The name for `--animator`.
  public let name: String
  /// One line for lists and captions.
  public let summary: String
  public let parameters: [Parameter]
  /// Whether pictures can replace its screens.
  public let takesPictures: Bool
  /// Ways that a finger can drive it.
  public let interactions: Set<Interaction>
  private let make: @MainActor @Sendable (ParameterValues, Screens) -> DemoScene

  public enum Interaction: Sendable, Hashable {
    /// The transition itself.
    case forward
    /// Its way back.
    case back
  }

  public init(
    _ name: String,
    summary: String,
    parameters: [Parameter] = [],
    takesPictures: Bool = true,
    interactions: Set<Interaction> = [],
    make: @escaping @MainActor @Sendable (ParameterValues, Screens) -> DemoScene
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.takesPictures = takesPictures
    self.interactions = interactions
    self.make = make
  }

  /// Builds the view controllers, fresh for each call.
  @MainActor
  public func scene(_ values: ParameterValues, screens: Screens = .init()) -> DemoScene {
    make(values, screens)
  }
}

/// The view controllers of a demo and how it is set in motion.
@MainActor
public struct DemoScene {
  /// The root of the window.
  public let root: UIViewController
  /// Presents, pushes or selects.
  public let forward: (_ animated: Bool) -> Void
  /// Dismisses, pops or selects back.
  public let back: (_ animated: Bool) -> Void
  /// The finger's way for each interaction on a screen of some size that is read from left to
  /// right.
  package var drags: [Demo.Interaction: (CGSize) -> Drag] = [:]
  /// Whether the finger's direction is mirrored in right-to-left layouts.
  package var mirrorsDrags = true
  /// Called with the window just before a finger comes down, for demos that start to follow a
  /// finger only then.
  package var prepareDrag: (Demo.Interaction, UIWindow) -> Void = { _, _ in }

  public init(
    root: UIViewController,
    forward: @escaping (_ animated: Bool) -> Void,
    back: @escaping (_ animated: Bool) -> Void
  ) {
    self.root = root
    self.forward = forward
    self.back = back
  }

  /// A finger's way, in points of the screen.
  public struct Drag: Equatable, Sendable {
    public var from: CGPoint
    public var to: CGPoint

    package init(from: CGPoint, to: CGPoint) {
      self.from = from
      self.to = to
    }
  }

  /// The finger's way to `part` of the whole transition; nil when no finger can drive it.
  public func drag(
    _ interaction: Demo.Interaction,
    to part: Double,
    on size: CGSize,
    isRightToLeft: Bool
  ) -> Drag? {
    guard var drag = drags[interaction]?(size) else { return nil }
    drag.to.x = drag.from.x + (drag.to.x - drag.from.x) * part
    drag.to.y = drag.from.y + (drag.to.y - drag.from.y) * part
    if isRightToLeft, mirrorsDrags {
      drag.from.x = size.width - drag.from.x
      drag.to.x = size.width - drag.to.x
    }
    return drag
  }

  /// A modal presentation from `root` of what `make` returns.
  static func modal(
    from root: UIViewController,
    presenting make: @escaping () -> UIViewController
  ) -> DemoScene {
    DemoScene(
      root: root,
      forward: { root.present(make(), animated: $0) },
      back: { root.dismiss(animated: $0) }
    )
  }
}

/// Pictures to use in place of a demo's own screens.
public struct Screens: Sendable {
  public var from: UIImage?
  public var to: UIImage?

  public init(from: UIImage? = nil, to: UIImage? = nil) {
    self.from = from
    self.to = to
  }

  /// The picture, or else the first screen of most demos.
  @MainActor
  package func firstScreen() -> UIViewController { first { PlacesViewController() } }

  /// The picture, or else the second screen of most demos.
  @MainActor
  package func secondScreen() -> UIViewController { second { PlaceViewController() } }

  @MainActor
  func first(_ own: () -> UIViewController) -> UIViewController {
    from.map(PictureViewController.init) ?? own()
  }

  @MainActor
  func second(_ own: () -> UIViewController) -> UIViewController {
    to.map(PictureViewController.init) ?? own()
  }
}
