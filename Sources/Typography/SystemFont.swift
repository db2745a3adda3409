/// The system font: Inter with San Francisco's metrics.
package struct SystemFont: Hashable, Sendable {
  package var weight: FontWeight
  package var isItalic = false
  package var hasMonospacedDigits = false

  package init(weight: FontWeight = .regular, isItalic: Bool = false) {
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The font at `size` points.
  ///
  /// Without an installed Inter it measures but draws nothing; `SystemFont.check` reports why.
  package func font(size: Double) -> Font {
    let isDisplay = size >= SystemFont.displaySize
    let face = try? FontCatalog.shared.inter(weight, isItalic: isItalic, isDisplay: isDisplay)
    var font = Font(face: face, size: size, metrics: .sanFrancisco)
    // Fits the capitals' height to San Francisco's. That brings the widths in line, too: at 17
    // points capitals and digits come out 0.2 % wide, lower case 2.7 %, instead of 3.5 and 6.1 %.
    if let face { font.glyphScale = FontMetrics.sanFrancisco.capHeight / face.metrics.capHeight }
    font.advanceScale = font.glyphScale
    font.tracking = SystemFont.tracking(at: size, weight: weight) * size
    font.features = hasMonospacedDigits ? "tnum" : ""
    font.system = self
    return font
  }

  /// Throws if the fonts of the system are not installed.
  package static func check() throws(FontError) {
    _ = try FontCatalog.shared.inter(.regular, isItalic: false, isDisplay: false)
    _ = try FontCatalog.shared.emoji()
  }

  /// From this size in points on, San Francisco (and Inter) use their display cut.
  package static let displaySize = 20.0

  /// Extra space after each glyph, in parts of the em.
  ///
  /// San Francisco's small sizes are spaced more openly; 17 points is where the fitted Inter is
  /// closest to measured widths, the other sizes keep their distance to it in Apple's published
  /// tracking table.
  static func tracking(at size: Double, weight: FontWeight = .regular) -> Double {
    let plain = value(at: size, in: size < displaySize ? textTracking : displayTracking)
    switch weight {
    case .ultraLight, .thin, .light, .regular, .medium: return plain
    case .semibold: return plain + value(at: size, in: semiboldTracking)
    case .bold, .heavy, .black: return plain + value(at: size, in: boldTracking)
    }
  }

  private typealias TrackingTable = [(size: Double, tracking: Double)]

  /// Between two sizes of the table in proportion.
  private static func value(at size: Double, in table: TrackingTable) -> Double {
    if size <= table[0].size { return table[0].tracking }
    for (lower, upper) in zip(table, table.dropFirst()) where size <= upper.size {
      let part = (size - lower.size) / (upper.size - lower.size)
      return lower.tracking + part * (upper.tracking - lower.tracking)
    }
    return table[table.count - 1].tracking
  }

  private static let textTracking: TrackingTable = [
    (6, 0.058), (7, 0.051), (8, 0.043), (9, 0.036), (10, 0.029), (11, 0.023), (12, 0.017),
    (13, 0.011), (14, 0.006), (15, 0.001), (16, -0.003), (17, -0.009), (18, -0.008),
    (19, -0.007), (20, -0.006),
  ]

  /// Titles of San Francisco's display cut are 2.5 % wider than Inter's at 28 points and 1.2 % at
  /// 58; between the two Apple's table has this shape.
  ///
  /// From 20 to 28 points San Francisco passes from one cut to the other, where Inter already has
  /// the narrow one. Measured on about 30 labels in storyboards of Xcode 13 to 16 and on pictures of
  /// six projects on iOS 13 to 18: words in lower case come out up to 1.5 % wide, names up to 1.5 %
  /// narrow.
  private static let displayTracking: TrackingTable = [
    (20, 0.020), (22, 0.014), (24, 0.011), (28, 0.0115), (34, 0.012), (40, 0.010), (58, 0.006),
    (80, 0),
  ]

  /// What semibold adds: San Francisco's letters become wider with the weight than Inter's
  /// (measured on pictures of six projects on iOS 13 to 18, at sizes of 14 to 53 points).
  private static let semiboldTracking: TrackingTable = [
    (13, 0), (16, 0.005), (20, 0.007), (23, 0.009), (28, 0.006), (34, 0.005),
  ]

  /// What bold adds (measured on pictures of four projects on iOS 14 to 18, at 16, 17, 22, 28 and 32
  /// points, and on snapshots of one on iOS 17.5, at 12, 14 and 16: words come out up to 2 % wide,
  /// and those with many narrow letters up to 1 % narrow; that heavier weights need the same is
  /// inferred).
  private static let boldTracking: TrackingTable = [
    (12, 0.011), (14, 0.0115), (16, 0.010), (20, 0.011), (22, 0.012), (28, 0.007), (32, 0.001),
  ]
}
