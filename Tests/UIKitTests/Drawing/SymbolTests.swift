import Geometry
import Pixels
import Segue
import TestSupport
import Testing

@testable import ObjectiveC
@testable import UIKit

/// The names of symbols and what is drawn for them.
@Suite
struct SymbolTests {
  private func drawing(_ name: String) throws -> SymbolDrawing {
    try #require(SymbolCatalog.drawing(named: name, weight: .regular), "\(name) is not drawn.")
  }

  private func messages(_ body: () -> Void) -> [String] {
    let world = World()
    world.makeCurrent()
    defer { world.resign() }
    body()
    return world.diagnostics.messages
  }

  // MARK: Grammar

  @Test
  func `names are composed of few sketches`() throws {
    for name in [
      "bell.fill", "bell.circle", "bell.circle.fill", "bell.square.fill", "bell.slash",
      "bell.slash.fill", "bell.slash.circle.fill", "bell.badge", "bell.badge.fill",
      "folder.fill.badge.plus", "clock.badge.checkmark.fill", "person.crop.circle.badge.xmark",
      "arrow.up.right.square", "chevron.down.circle.fill", "plus.bubble", "text.bubble.fill",
      "exclamationmark.triangle.fill", "lock.shield", "checkmark.seal.fill", "7.circle",
      "42.square.fill", "a.circle.fill", "plus.square.on.square", "hand.point.up.fill",
      "circlebadge.fill", "square.3.stack.3d",
    ] {
      let drawing = try drawing(name)
      #expect(!drawing.pathBounds.isEmpty, "\(name) is empty.")
    }
  }

  @Test(arguments: [
    "chevron.left.fill", "xmark.nonsense", "circle.bell", "bell..fill", ".fill", "Bell", "arrow.*",
    "bell.fill.fill", "100.circle", "é.circle", "",
  ])
  func `a name that no rule makes has no drawing`(_ name: String) {
    #expect(SymbolCatalog.drawing(named: name, weight: .regular) == nil)
  }

  @Test
  func `a filled circle has the size of the outlined one, and its sign is cut out`() throws {
    let open = try drawing("bolt.circle")
    let filled = try drawing("bolt.circle.fill")
    #expect(open.size == filled.size)
    #expect(open.parts.map(\.level) == [1, 0] && open.parts.allSatisfy { $0.ink == .paint })
    #expect(filled.parts.map(\.ink) == [.paint, .sign])
  }

  @Test
  func `a sign is in the middle of its circle and does not touch it`() throws {
    for name in ["star", "trash", "car", "arrow.up", "person.3", "textformat.size"] {
      let parts = try drawing(name + ".circle").parts.dropFirst()
      let sign = SymbolDrawing(size: .zero, parts: Array(parts))
      let bounds = sign.pathBounds
      #expect(abs(bounds.midX - 62) < 0.01 && abs(bounds.midY - 62) < 0.01)
      #expect(sign.reach(from: CGPoint(x: 62, y: 62)) < 32)
    }
  }

  @Test
  func `arrows of all directions are turns of the left one`() throws {
    let left = try drawing("arrow.left")
    #expect(try drawing("arrow.right") == left.mirrored())
    #expect(try drawing("arrow.up") == left.turned())
    #expect(try drawing("arrow.down") == left.mirrored().turned())
    // The tip of an arrow is where its head's two lines meet.
    func tip(_ name: String) throws -> CGPoint {
      let drawing = try drawing(name)
      let points = drawing.parts[0].path.points
      return CGPoint(
        x: points[3].x / drawing.size.width,
        y: points[3].y / drawing.size.height
      )
    }
    #expect(try tip("arrow.up.left").x < 0.3 && tip("arrow.up.left").y < 0.3)
    #expect(try tip("arrow.up.right").x > 0.7 && tip("arrow.up.right").y < 0.3)
    #expect(try tip("arrow.down.left").x < 0.3 && tip("arrow.down.left").y > 0.7)
    #expect(try tip("arrow.down.right").x > 0.7 && tip("arrow.down.right").y > 0.7)
  }

  @Test
  func `each sketch is inside its frame`() throws {
    for name in SymbolCatalog.names {
      let drawing = try drawing(name)
      let bounds = drawing.pathBounds
      let frame = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -0.5, dy: -0.5)
      #expect(frame.contains(bounds), "\(name): \(bounds) is not inside \(drawing.size).")
      #expect(bounds.width > drawing.size.width / 2 || bounds.height > drawing.size.height / 2)
      #expect((30...210).contains(drawing.size.width) && (30...140).contains(drawing.size.height))
    }
  }

  @Test(arguments: [
    "align.vertical.top", "cube.box", "square.split.bottomrightquarter.fill", "figure",
    "rectangle.topthird.inset.fill", "rectangle.inset.topright.filled", "hourglass.tophalf.fill",
    "scroll.fill", "figure.stand.line.dotted.figure.stand", "123.rectangle",
  ])
  func `what apps name in frames and beside lines is drawn`(name: String) throws {
    #expect(try !drawing(name).parts.isEmpty)
  }

  @Test
  func `each sketch has ink`() throws {
    for name in SymbolCatalog.names {
      let image = try #require(UIImage(systemName: name))
      let ink = image.pixels.withUnsafePixels { $0.reduce(0) { $0 + Int($1 >> 24) } }
      #expect(ink > 255 * 20, "\(name) has too little ink: \(ink).")
    }
  }

  // MARK: Right to left

  @Test
  func `symbols of the direction of reading flip from right to left`() throws {
    let names = [
      "chevron.forward": true, "chevron.backward.circle": true, "arrow.uturn.backward": true,
      "arrow.up.forward": true, "list.bullet": true, "star.leadinghalf.filled": true,
      "sidebar.leading": true, "sidebar.trailing": true, "sidebar.left": false,
      "chevron.right": false, "arrow.left": false, "forward.fill": false, "backward.end": false,
    ]
    for (name, flips) in names {
      let image = try #require(UIImage(systemName: name))
      #expect(image.flipsForRightToLeftLayoutDirection == flips, "\(name)")
    }
  }

  @Test
  @MainActor
  func `an image view mirrors a forward chevron from right to left`() throws {
    func contents(_ direction: UIUserInterfaceLayoutDirection, _ name: String) throws -> CGImage {
      let stage = Stage(size: CGSize(width: 40, height: 40))
      var view: UIImageView?
      stage.perform {
        let made = UIImageView()
        made.semanticContentAttribute =
          direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        made.image = UIImage(systemName: name)
        stage.window.addSubview(made)
        view = made
      }
      return try #require(view?.layer.contents as? CGImage)
    }
    func difference(_ a: Pixmap, _ b: Pixmap) -> Int {
      var most = 0
      for y in 0..<min(a.height, b.height) {
        for x in 0..<min(a.width, b.width) {
          most = max(most, abs(Int(a[x, y].alpha) - Int(b[x, y].alpha)))
        }
      }
      return most
    }
    let forward = try contents(.rightToLeft, "chevron.forward").pixmap
    #expect(difference(forward, try contents(.rightToLeft, "chevron.left").pixmap) < 32)
    #expect(difference(forward, try contents(.leftToRight, "chevron.forward").pixmap) > 200)
  }

  // MARK: Placeholders

  @Test
  func `a name of Apple's words has a placeholder, which is reported`() throws {
    var image: UIImage?
    let reports = messages { image = UIImage(systemName: "figure.archery.circle.fill") }
    #expect(image?.size.width ?? 0 > 10)
    #expect(
      reports == [
        "The symbol 'figure.archery.circle.fill' is not drawn: a placeholder stands for it."
      ]
    )
  }

  @Test(arguments: [
    "moonlight.sonata", "home-icon", "Figure.archery", "figure..archery", "fill", "circle.brand",
    "rotate.logo",
    "4x", "figure.archery.", "my.circle", "figure archery",
    // Words of symbols' names, which are no names.
    "button", "contact", "profile",
    // Words of Apple's in an order that no name of Apple's has.
    "circle.plus", "square.heart", "star.filled", "heart.fill.circle", "star.star",
    "bell.slash.star",
    // Lines alone have no filled form.
    "magnifyingglass.fill", "gear.fill", "chevron.left.fill", "list.bullet.fill",
  ])
  func `any other unknown name is nil, which is reported`(_ name: String) {
    var image: UIImage?
    let reports = messages { image = UIImage(systemName: name) }
    #expect(image == nil)
    #expect(reports == ["There is no system image named '\(name)'."])
  }

  @Test(arguments: [
    "circle.grid.cross", "square.text.square", "largecircle.fill.circle", "rectangle.dock",
    "square.grid.3x3.fill.square", "circle.square", "bell.slash.circle", "figure.run",
    "car.side.front.open", "battery.75percent", "l.joystick.tilt.left", "person.fill.badge.plus",
    "poweroutlet.type.b", "character.book.closed.ar", "brain.head.profile", "poweron", "f.cursive",
    "globe.central.south.asia.fill", "automatic.brakesignal", "button.horizontal.top.press",
  ])
  func `a name in the order of Apple's has a picture, drawn or not`(_ name: String) {
    #expect(UIImage(systemName: name) != nil)
  }

  @Test(arguments: ["fan", "steeringwheel"])
  func `a seated figure is drawn with what is before it`(_ thing: String) {
    var image: UIImage?
    let reports = messages { image = UIImage(systemName: "figure.seated.side.right.\(thing)") }
    #expect(image != nil && reports == [])
  }

  @Test
  func `a checked list is drawn as a list with checkmarks is`() throws {
    var image: UIImage?
    let reports = messages { image = UIImage(systemName: "checklist.checked") }
    #expect(try #require(image).size == UIImage(systemName: "checklist")?.size)
    #expect(reports == [])
    #expect(UIImage(systemName: "checklist.unchecked") != nil)
  }

  @Test(arguments: [
    ("microphone.fill", "mic.fill"), ("microphone.slash", "mic.slash"),
    ("document.badge.plus", "doc.badge.plus"), ("text.document.fill", "doc.text.fill"),
    ("rectangle.inset.fill", "rectangle.inset.filled"), ("clear.fill", "xmark.square.fill"),
  ])
  func `a picture that has two names is drawn under both`(one: String, other: String) throws {
    var image: UIImage?
    let reports = messages { image = UIImage(systemName: one) }
    #expect(try #require(image).size == UIImage(systemName: other)?.size)
    #expect(reports == [])
  }

  @Test
  func `every sketch has a name in that order`() {
    #expect(UIImage.systemNames.filter { UIImage(systemName: $0) == nil } == [])
  }

  // MARK: Weights and colours

  @Test
  func `the middle of a symbol is that of capitals`() throws {
    for name in ["circle", "minus", "trash"] {
      let configuration = UIImage.SymbolConfiguration(pointSize: 40)
      let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
      let offset = try #require(image.baselineOffsetFromBottom)
      let middle = image.size.height / 2 - offset
      #expect(abs(middle - UIFont.systemFont(ofSize: 40).capHeight / 2) < 0.1)
    }
  }

  @Test
  func `letters become bolder with the weight`() throws {
    func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
      let configuration = UIImage.SymbolConfiguration(pointSize: 60, weight: weight)
      let image = try #require(
        UIImage(systemName: "textformat", withConfiguration: configuration)
      )
      return image.pixels.withUnsafePixels { $0.reduce(0) { $0 + Int($1 >> 24) } }
    }
    #expect(try ink(.thin) < ink(.regular) && ink(.regular) < ink(.black))
  }

  @Test
  func `a palette colours a badge and a sign before what is behind`() throws {
    func colors(_ name: String) throws -> Set<Pixel> {
      let configuration = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        .applying(UIImage.SymbolConfiguration(pointSize: 80))
      let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
      let pixels = image.pixels
      var found: Set<Pixel> = []
      for y in 0..<pixels.height {
        for x in 0..<pixels.width where pixels[x, y].alpha == 255 { found.insert(pixels[x, y]) }
      }
      return found
    }
    let both: Set = [
      Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 0, blue: 255),
    ]
    for name in ["bolt.circle.fill", "bolt.circle", "folder.badge.plus", "cloud.rain"] {
      #expect(try colors(name).isSuperset(of: both), "\(name)")
    }
    #expect(try colors("house.fill") == [Pixel(red: 255, green: 0, blue: 0)])
  }

  @Test
  func `a symbol has its own colours where it has some, and else the tint`() throws {
    func colors(_ name: String) throws -> Set<UInt32> {
      let image = try #require(
        UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor()
        )
      )
      let pixmap = image.pixels
      var colors: Set<UInt32> = []
      for y in 0..<pixmap.height {
        for x in 0..<pixmap.width where pixmap[x, y].alpha == 255 {
          colors.insert(pixmap[x, y].packed)
        }
      }
      return colors
    }
    func packed(_ color: UIColor) -> UInt32 { Pixel(color.color).packed }
    let cloud = try colors("cloud.bolt.fill")
    #expect(cloud.contains(packed(.white)) && cloud.contains(packed(.systemYellow)))
    #expect(try colors("gearshape.fill").contains(packed(.black)))
  }
}
