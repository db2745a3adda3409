import UIKit

/// The effects as demos: for each, its parameters, screens that suit it, and the finger's way.
extension Demo {
  static let effects: [Demo] = [
    slide, bottomSheet, deck, magicMove, sideMenu, bubble, wipe, cube, portal, guillotine, elastic,
    submitButton, staggeredMenu,
  ]

  private static let slide = effect(
    "slide",
    "One screen slides over or off the other, from any edge.",
    look: SlideTransition.Look(),
    [
      .number("duration", \.duration, 0.1...10, "s", "How long the transition takes."),
      .choice("kind", \.kind, "Which screen moves, and whether the other gives way."),
      .choice("edge", \.edge, "Where the new screen comes from."),
      .number("parallax", \.parallax, 0...1, "of the way", "How far the lower screen moves."),
      .number("dim", \.dim, 0...1, "", "How dark the lower screen becomes."),
    ],
    opening: { openingFinger($0.edge) },
    closing: { slideFinger($0) }
  ) { look, screens in
    let slide = SlideTransition(look: look)
    return EffectScene(
      root: screens.first { ShopViewController() },
      presented: { screens.second { PlaceViewController() } },
      delegate: slide
    ) { slide.interaction = $0 }
  }

  private static let bottomSheet = effect(
    "bottom-sheet",
    "A sheet with two stops follows the finger and springs to the nearest.",
    look: BottomSheetTransition.Look(),
    [
      .number("duration", \.duration, 0.1...10, "s", "How long the springs take."),
      .number("short", \.short, 0.2...0.6, "of the screen", "The height of the lower stop."),
      .number("long", \.long, 0.6...0.98, "of the screen", "The height of the upper stop."),
      .number("damping", \.damping, 0.3...1, "", "Of the springs; 1 does not swing."),
      .number("radius", \.radius, 0...60, "pt", "Of the upper corners."),
      .number("dim", \.dim, 0...1, "", "How dark the screen behind becomes."),
    ],
    ownsFinger: true,
    opening: { look in pullUp { $0.height * look.short } },
    closing: { look in
      Finger(
        .down,
        from: { CGPoint(x: $0.width / 2, y: $0.height * (1 - look.short) + 24) },
        distance: { $0.height * look.short }
      )
    }
  ) { look, screens in
    let sheet = BottomSheetTransition(look: look)
    return EffectScene(
      root: screens.first { PlacesViewController() },
      presented: { screens.second { NoteViewController() } },
      delegate: sheet,
      style: .custom
    ) { sheet.interaction = $0 }
  }

  private static let deck = effect(
    "deck",
    "The screen shrinks and sinks back while a card rises over it.",
    look: DeckTransition.Look(),
    [
      .number("duration", \.duration, 0.1...10, "s", "How long the transition takes."),
      .number("strip", \.strip, 0...60, "pt", "How much stays in sight above the card."),
      .number("inset", \.inset, 0...60, "pt", "How far the screen behind draws in."),
      .number("radius", \.radius, 0...60, "pt", "The corner radius of both."),
      .number("dim", \.dim, 0...1, "", "How dark the screen behind becomes."),
    ],
    opening: { _ in pullUp { $0.height * 0.9 } },
    closing: { _ in .pullDown }
  ) { look, screens in
    let deck = DeckTransition(look: look)
    return EffectScene(
      root: screens.first { PhotosViewController() },
      presented: { screens.second { PlayerViewController() } },
      delegate: deck,
      style: .custom,
      decidesStatusBar: true
    ) { deck.interaction = $0 }
  }

  private static let magicMove = effect(
    "magic-move",
    "A picture flies from its place in a grid to its place on the new screen.",
    look: MagicMoveTransition.Look(),
    [
      .number("duration", \.duration, 0.1...10, "s", "How long the transition takes."),
      .number("damping", \.damping, 0.3...1, "", "Of the spring; 1 does not swing."),
      .number("rise", \.rise, 0...200, "pt", "How far the rest of the new screen comes up."),
    ],
    takesPictures: false,
    closing: { _ in .pullDown }
  ) { look, _ in
    let magic = MagicMoveTransition(look: look)
    let grid = PhotosViewController()
    return EffectScene(
      root: grid,
      presented: { [unowned grid] in PhotoViewController(grid.selection) },
      delegate: magic
    ) { magic.interaction = $0 }
  }

  private static let sideMenu = effect(
    "side-menu",
    "A menu at the edge: over the screen, under it, beside it, or before it as it tilts away.",
    look: SideMenuTransition.Look(),
    [
      .number("duration", \.duration, 0.1...10, "s", "How long the transition takes."),
      .choice("kind", \.kind, "What moves."),
      .number("width", \.width, 0.3...0.9, "of the screen", "The menu's width."),
      .number("dim", \.dim, 0...1, "", "How dark the screen becomes."),
      .number("radius", \.radius, 0...60, "pt", "Of the tilted screen's corners."),
    ],
    opening: { look in
      Finger(
        .fromLeadingEdge,
        from: { CGPoint(x: 2, y: $0.height / 2) },
        distance: { $0.width * look.width }
      )
    },
    closing: { look in
      Finger(
        .leading,
        from: { CGPoint(x: $0.width * look.width - 12, y: $0.height * 0.7) },
        distance: { $0.width * look.width }
      )
    }
  ) { look, screens in
    let side = SideMenuTransition(look: look)
    return EffectScene(
      root: screens.first { ShopViewController() },
      presented: { screens.second { MenuViewController() } },
      delegate: side,
      style: .custom,
      decidesStatusBar: true
    ) { side.interaction = $0 }
  }

  private static let bubble = effect(
    "bubble",
    "A disc grows out of a button until it is the new screen.",
    look: BubbleTransition.Look(),
    [
      .number("duration", \.duration, 0.1...10, "s", "How long the transition takes."),
      .number("scale", \.scale, 0.5...1, "", "How small the new screen begins."),
      .number("handover", \.handOver, 0.1...0.8, "of the time", "When the new screen appears."),
    ],
    takesPictures: false,
    closing: { _ in .pullDown }
  ) { look, _ in
    let places = PlacesViewController()
    let bubble = BubbleTransition(from: places.addButton, look: look)
    return EffectScene(root: places, presented: { NoteViewController() }, delegate: bubble) {
      bubble.interaction = $0
    }
  }

  private static let wipe = effect(
    "wipe",
    "A line, diamonds, blinds or a split uncover the new screen.",
    look: WipeTransition.Look(),
    [
      .number("duration", \.duration, 0.1...10, "s", "How long the transition takes."),
      .choice("kind", \.kind, "The shape."),
      .number("angle", \.angle, -60...60, "degrees", "Of the line, from the vertical."),
      .number("count", \.count, 1...16, "", "How many diamonds or blinds stand side by side."),
    ],
    opening: { _ in .fromTrailingEdge },
    closing: { _ in .pullTrailing }
  ) { look, screens in
    let wipe = WipeTransition(look: look)
    return EffectScene(
      root: screens.first { PhotosViewController() },
      presented: { screens.second { PlayerViewController() } },
      delegate: wipe
    ) { wipe.interaction = $0 }
  }

  private static let cube = effect(
    "cube",
    "Both screens are faces of a turning box, or the old one is a page that turns.",
    look: CubeTransition.Look(),
    [
      .number("duration", \.duration, 0.1...10, "s", "How long the transition takes."),
      .choice("kind", \.kind, "A box or a page."),
      .number("distance", \.distance, 0.8...10, "widths", "How far away the eye is."),
      .number("shade", \.shade, 0...1, "", "How dark a face turned away is."),
    ],
    opening: { _ in .fromTrailingEdge },
    closing: { _ in .pullTrailing }
  ) { look, screens in
    let cube = CubeTransition(look: look)
    return EffectScene(
      root: screens.first { PlacesViewController() },
      presented: { screens.second { PlaceViewController() } },
      delegate: cube
    ) { cube.interaction = $0 }
  }

  private static let portal = effect(
    "portal",
    "The screen opens like two doors, and the new one comes up behind them.",
    look: PortalTransition.Look(),
    [
      .number("duration", \.duration, 0.1...10, "s", "How long the transition takes."),
      .choice("kind", \.kind, "How the doors open."),
      .number("scale", \.scale, 0.3...1, "", "How small the new screen begins."),
      .number("radius", \.radius, 0...80, "pt", "Of its corners then."),
      .number("dim", \.dim, 0...1, "", "How dark it is then."),
    ],
    closing: { _ in .pullDown }
  ) { look, screens in
    let portal = PortalTransition(look: look)
    return EffectScene(
      root: screens.first { ShopViewController() },
      presented: { screens.second { PlaceViewController() } },
      delegate: portal
    ) { portal.interaction = $0 }
  }

  private static let guillotine = effect(
    "guillotine",
    "The new screen hangs by its corner, drops, and bounces until it rests.",
    look: GuillotineTransition.Look(),
    [
      .number("duration", \.duration, 0.1...10, "s", "How long the transition takes."),
      .number("bounce", \.bounce, 0...0.7, "of the speed", "How much a strike gives back."),
      .number("dim", \.dim, 0...1, "", "How dark the screen below becomes."),
    ],
    closing: { _ in .pullTrailing }
  ) { look, screens in
    let guillotine = GuillotineTransition(look: look)
    return EffectScene(
      root: screens.first { ShopViewController() },
      presented: { screens.second { MenuViewController() } },
      delegate: guillotine
    ) { guillotine.interaction = $0 }
  }

  private static let elastic = effect(
    "elastic",
    "A panel is pulled in by an elastic edge, which runs ahead and springs back.",
    look: ElasticTransition.Look(),
    [
      .number("duration", \.duration, 0.1...10, "s", "How long the transition takes."),
      .choice("edge", \.edge, "Where the panel comes from."),
      .number("width", \.width, 0.3...0.9, "of the screen", "The panel's width."),
      .number("bulge", \.bulge, 0...200, "pt", "How far the middle of the edge runs ahead."),
      .number("damping", \.damping, 0.3...1, "", "Of the spring; 1 does not swing."),
      .number("dim", \.dim, 0...1, "", "How dark the screen becomes."),
    ],
    opening: { elasticOpening($0) },
    closing: { elasticClosing($0) }
  ) { look, screens in
    let elastic = ElasticTransition(look: look)
    return EffectScene(
      root: screens.first { PlacesViewController() },
      presented: { screens.second { MenuViewController() } },
      delegate: elastic,
      style: .custom,
      decidesStatusBar: true
    ) { elastic.interaction = $0 }
  }

  private static let submitButton = effect(
    "submit-button",
    "A button draws together, waits, and grows to fill the screen.",
    look: SubmitButtonTransition.Look(),
    [
      .number("duration", \.duration, 0.4...10, "s", "How long the transition takes."),
      .number("turns", \.turns, 0.5...8, "", "How often the ring turns."),
      .number("line-width", \.lineWidth, 1...8, "pt", "Of the ring."),
    ],
    takesPictures: false,
    closing: { _ in .pullDown }
  ) { look, _ in
    let login = LoginViewController()
    let submit = SubmitButtonTransition(from: login.button, look: look)
    return EffectScene(root: login, presented: { PlacesViewController() }, delegate: submit) {
      submit.interaction = $0
    }
  }

  private static let staggeredMenu = effect(
    "staggered-menu",
    "The items of a menu fly in one after the other over a blurred screen.",
    look: StaggeredMenuTransition.Look(),
    [
      .number("duration", \.duration, 0.1...10, "s", "How long the transition takes."),
      .choice("kind", \.kind, "From both sides, or from above."),
      .number("stagger", \.stagger, 0...0.12, "of the time", "From one item to the next."),
      .number("damping", \.damping, 0.3...1, "", "Of the springs; 1 does not swing."),
      .number("dim", \.dim, 0...1, "", "How dark the screen behind becomes."),
    ],
    takesPictures: false,
    closing: { _ in .pullDown }
  ) { look, _ in
    let menu = StaggeredMenuTransition(look: look)
    return EffectScene(
      root: PhotosViewController(),
      presented: { ComposeViewController() },
      delegate: menu,
      style: .custom,
      decidesStatusBar: true
    ) { menu.interaction = $0 }
  }

  private static func elasticOpening(_ look: ElasticTransition.Look) -> Finger {
    let isLeading = look.edge == .leading
    return Finger(
      isLeading ? .fromLeadingEdge : .fromTrailingEdge,
      from: { CGPoint(x: isLeading ? 2 : $0.width - 2, y: $0.height / 2) },
      distance: { $0.width * look.width }
    )
  }

  private static func elasticClosing(_ look: ElasticTransition.Look) -> Finger {
    let isLeading = look.edge == .leading
    return Finger(
      isLeading ? .leading : .trailing,
      from: {
        let edge = $0.width * look.width - 12
        return CGPoint(x: isLeading ? edge : $0.width - edge, y: $0.height * 0.6)
      },
      distance: { $0.width * look.width }
    )
  }

  /// From the bottom of the screen.
  private static func pullUp(by distance: @escaping @Sendable (CGSize) -> CGFloat) -> Finger {
    Finger(
      .fromBottomEdge,
      from: { CGPoint(x: $0.width / 2, y: $0.height - 2) },
      distance: distance
    )
  }

  /// A slide is pulled in from the edge it comes from.
  private static func openingFinger(_ edge: SlideTransition.Edge) -> Finger {
    switch edge {
    case .trailing: .fromTrailingEdge
    case .leading:
      Finger(
        .fromLeadingEdge,
        from: { CGPoint(x: 2, y: $0.height / 2) },
        distance: { $0.width * 0.9 }
      )
    case .bottom: pullUp { $0.height * 0.7 }
    case .top:
      Finger(
        .fromTopEdge,
        from: { CGPoint(x: $0.width / 2, y: 2) },
        distance: { $0.height * 0.7 }
      )
    }
  }

  /// The way back of a slide leads to the edge it came from.
  private static func slideFinger(_ look: SlideTransition.Look) -> Finger {
    switch look.edge {
    case .trailing: .pullTrailing
    case .leading:
      Finger(
        .leading,
        from: { CGPoint(x: $0.width - 20, y: $0.height / 2) },
        distance: { $0.width * 0.9 }
      )
    case .bottom: .pullDown
    case .top:
      Finger(
        .up,
        from: { CGPoint(x: $0.width / 2, y: $0.height * 0.9) },
        distance: { $0.height * 0.7 }
      )
    }
  }
}
