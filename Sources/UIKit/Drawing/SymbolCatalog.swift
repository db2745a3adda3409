import Foundation
import Geometry

/// The symbols that Segue draws: its own shapes under Apple's names.
///
/// The font size is 100 units.
enum SymbolCatalog {
  static func drawing(named name: String) -> SymbolDrawing? { drawings[name] }

  static var names: [String] { drawings.keys.sorted() }

  private static let drawings: [String: SymbolDrawing] = [
    // Signs
    "chevron.left": chevron,
    "chevron.right": chevron.mirrored(),
    "chevron.backward": chevron,
    "chevron.forward": chevron.mirrored(),
    "chevron.up": chevron.turned(),
    "chevron.down": chevron.mirrored().turned(),
    "arrow.left": arrow,
    "arrow.right": arrow.mirrored(),
    "arrow.up": arrow.turned(),
    "arrow.down": arrow.mirrored().turned(),
    "xmark": SymbolDrawing(92, 92).line(cross(46, 46, 34)),
    "plus": SymbolDrawing(100, 100).line(plus(50, 50, 40)),
    "minus": SymbolDrawing(100, 100).line("M 10 50 L 90 50"),
    "checkmark": SymbolDrawing(104, 100).line("M 12 54 L 40 86 L 92 14"),
    "ellipsis": SymbolDrawing(116, 40).area(disc(18, 20, 9.5)).area(disc(58, 20, 9.5))
      .area(disc(98, 20, 9.5)),
    "line.3.horizontal": SymbolDrawing(120, 92)
      .line("M 10 14 L 110 14 M 10 46 L 110 46 M 10 78 L 110 78"),
    "magnifyingglass": SymbolDrawing(112, 112).line(disc(46, 46, 36))
      .line("M 73 73 L 103 103"),

    // Circles and squares
    "circle": ring,
    "circle.fill": plate,
    "square": SymbolDrawing(112, 112).line(box),
    "square.fill": SymbolDrawing(112, 112).softArea(box),
    "xmark.circle": ring.line(cross(62, 62, 19)),
    "xmark.circle.fill": plate.cut(SymbolDrawing(124, 124).line(cross(62, 62, 19))),
    "info.circle": ring.line("M 62 56 L 62 88").softArea(disc(62, 38, 5)),
    "plus.circle": ring.line(plus(62, 62, 26)),
    "plus.circle.fill": plate.cut(SymbolDrawing(124, 124).line(plus(62, 62, 26))),
    "checkmark.circle": ring.line(tick),
    "checkmark.circle.fill": plate.cut(SymbolDrawing(124, 124).line(tick)),
    "person.circle": ring.area(disc(62, 49, 19)).area(shoulders(51)),
    "person.circle.fill": plate.cut(
      SymbolDrawing(124, 124).area(disc(62, 49, 19)).area(shoulders(51))
    ),

    // Things
    "star": SymbolDrawing(124, 118).line(star),
    "star.fill": SymbolDrawing(124, 118).softArea(star),
    "heart": SymbolDrawing(124, 112).line(heart),
    "heart.fill": SymbolDrawing(124, 112).softArea(heart),
    "gear": gear,
    "gearshape": gear,
    "house": SymbolDrawing(128, 112).line("M 9 58 L 64 11 L 119 58")
      .line("M 25 48 L 25 102 L 103 102 L 103 48")
      .line("M 51 102 L 51 68 L 77 68 L 77 102"),
    "house.fill": SymbolDrawing(128, 112).line("M 9 58 L 64 11 L 119 58")
      .area("M 21 48 L 64 12 L 107 48 L 107 106 L 21 106 Z")
      .cut(SymbolDrawing(128, 112).area("M 51 107 L 51 68 L 77 68 L 77 107 Z")),
    "bell": SymbolDrawing(108, 124).line(bell).line("M 54 10 L 54 18").area(clapper),
    "bell.fill": SymbolDrawing(108, 124).softArea(bell).line("M 54 10 L 54 18").area(clapper),
    "photo": SymbolDrawing(128, 104)
      .line(Path(roundedRect: CGRect(x: 8, y: 10, width: 112, height: 84), radius: 15))
      .area(disc(40, 37, 10)).line("M 12 80 L 42 56 L 62 74 L 88 46 L 116 74"),
    "play.fill": SymbolDrawing(96, 110).softArea("M 14 12 L 86 55 L 14 98 Z"),
    "play": SymbolDrawing(96, 110).line("M 14 12 L 86 55 L 14 98 Z"),
    "pause.fill": SymbolDrawing(92, 110).softArea("M 16 14 L 30 14 L 30 96 L 16 96 Z")
      .softArea("M 62 14 L 76 14 L 76 96 L 62 96 Z"),
    "square.and.arrow.up": SymbolDrawing(104, 128).line("M 52 12 L 52 80")
      .line("M 32 32 L 52 12 L 72 32")
      .line(
        "M 34 48 L 26 48 Q 14 48 14 60 L 14 106 Q 14 118 26 118 L 78 118 Q 90 118 90 106"
          + " L 90 60 Q 90 48 78 48 L 70 48"
      ),
  ]

  private static let chevron = SymbolDrawing(64, 104).line("M 48 12 L 14 52 L 48 92")
  private static let arrow = SymbolDrawing(116, 100)
    .line("M 12 50 L 104 50").line("M 48 14 L 12 50 L 48 86")
  private static let ring = SymbolDrawing(124, 124).line(disc(62, 62, 54))
  private static let plate = SymbolDrawing(124, 124).area(disc(62, 62, 58))
  private static let box = Path(
    roundedRect: CGRect(x: 10, y: 10, width: 92, height: 92),
    radius: 16
  )
  private static let tick = Path(
    polygon: [(38, 64), (54, 82), (86, 42)].map(point),
    isClosed: false
  )

  private static let heart = Path(
    curvesFrom: (62, 102),
    [
      ((20, 70), (9, 52), (9, 35)), ((9, 18), (22, 9), (35, 9)), ((47, 9), (57, 16), (62, 27)),
      ((67, 16), (77, 9), (89, 9)), ((102, 9), (115, 18), (115, 35)),
      ((115, 52), (104, 70), (62, 102)),
    ]
  )

  private static let bell = Path(
    curvesFrom: (14, 94),
    [
      ((26, 84), (28, 72), (28, 54)), ((28, 32), (38, 18), (54, 18)),
      ((70, 18), (80, 32), (80, 54)), ((80, 72), (82, 84), (94, 94)),
    ]
  )

  private static let clapper = Path(
    curvesFrom: (40, 104),
    [((43, 122), (65, 122), (68, 104))]
  )

  /// Five points, one of them up.
  private static let star: Path = {
    let points = (0..<10).map { index in
      let radius: CGFloat = index % 2 == 0 ? 55 : 23
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      return CGPoint(x: 62 + radius * cos(angle), y: 63 + radius * sin(angle))
    }
    return Path(polygon: points)
  }()

  private static let gear: SymbolDrawing = {
    var teeth: [CGPoint] = []
    for tooth in 0..<8 {
      let middle = CGFloat(tooth) * .pi / 4
      for (turn, radius) in [(-0.24, 47), (-0.13, 58), (0.13, 58), (0.24, 47)]
        as [(CGFloat, CGFloat)]
      {
        let angle = middle + turn
        teeth.append(CGPoint(x: 62 + radius * cos(angle), y: 62 + radius * sin(angle)))
      }
    }
    var spokes = Path()
    for spoke in 0..<3 {
      let angle = CGFloat(spoke) * .pi * 2 / 3 - .pi / 2
      spokes.move(to: CGPoint(x: 62 + 12 * cos(angle), y: 62 + 12 * sin(angle)))
      spokes.addLine(to: CGPoint(x: 62 + 38 * cos(angle), y: 62 + 38 * sin(angle)))
    }
    return SymbolDrawing(124, 124).area(Path(polygon: teeth))
      .cut(SymbolDrawing(124, 124).area(disc(62, 62, 37)))
      .line(disc(62, 62, 12)).line(spokes)
  }()

  private static func point(_ pair: (CGFloat, CGFloat)) -> CGPoint {
    CGPoint(x: pair.0, y: pair.1)
  }

  private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
  }

  private static func cross(_ x: CGFloat, _ y: CGFloat, _ reach: CGFloat) -> Path {
    var path = Path(
      polygon: [(x - reach, y - reach), (x + reach, y + reach)].map(point),
      isClosed: false
    )
    path.addLines(between: [(x + reach, y - reach), (x - reach, y + reach)].map(point))
    return path
  }

  private static func plus(_ x: CGFloat, _ y: CGFloat, _ reach: CGFloat) -> Path {
    var path = Path(polygon: [(x - reach, y), (x + reach, y)].map(point), isClosed: false)
    path.addLines(between: [(x, y - reach), (x, y + reach)].map(point))
    return path
  }

  /// A person's shoulders inside a circle round (62, 62).
  private static func shoulders(_ radius: CGFloat) -> Path {
    var path = Path()
    let angle = CGFloat.pi * 0.23
    let (x, y) = (radius * cos(angle), 62 + radius * sin(angle))
    path.move(to: CGPoint(x: 62 - x, y: y))
    path.addCurve(
      to: CGPoint(x: 62 + x, y: y),
      control1: CGPoint(x: 38, y: 68),
      control2: CGPoint(x: 86, y: 68)
    )
    path.addArc(
      center: CGPoint(x: 62, y: 62),
      radius: radius,
      startAngle: angle,
      endAngle: .pi - angle,
      increasing: true
    )
    path.closeSubpath()
    return path
  }
}

extension Path {
  fileprivate typealias Pair = (CGFloat, CGFloat)

  /// A closed outline of cubics.
  fileprivate init(curvesFrom start: Pair, _ curves: [(Pair, Pair, Pair)]) {
    self.init()
    move(to: CGPoint(x: start.0, y: start.1))
    for (control1, control2, end) in curves {
      addCurve(
        to: CGPoint(x: end.0, y: end.1),
        control1: CGPoint(x: control1.0, y: control1.1),
        control2: CGPoint(x: control2.0, y: control2.1)
      )
    }
    closeSubpath()
  }
}
