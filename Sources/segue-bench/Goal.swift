/// The goal of a row of the tables.
struct Goal {
  enum Section: String, CaseIterable {
    case compose, scenes, png, animators, growth, gif, goldens, start, isa
  }

  enum Bound {
    case atLeast(Double)
    case atMost(Double)

    func holds(for value: Double) -> Bool {
      switch self {
      case .atLeast(let least): value >= least
      case .atMost(let most): value <= most
      }
    }
  }

  var section: Section
  /// Names of rows; every row of the section when there are none.
  var rows: [String]
  var threads: Int?
  /// The bounded value, by its name in the tables: `cairo` is how many times faster we are than
  /// Cairo.
  var value: String
  var bound: Bound
  var unit: String

  init(
    _ section: Section,
    _ rows: [String],
    threads: Int? = nil,
    _ value: String,
    _ bound: Bound,
    unit: String = "x"
  ) {
    self.section = section
    self.rows = rows
    self.threads = threads
    self.value = value
    self.bound = bound
    self.unit = unit
  }

  /// Such as `cairo ≥ 1.3x`.
  var words: String {
    func text(_ number: Double) -> String {
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    switch bound {
    case .atLeast(let least): return "\(value) ≥ \(text(least))\(unit)"
    case .atMost(let most): return "\(value) ≤ \(text(most))\(unit)"
    }
  }

  /// Pixels at 1170 x 2532, 60 frames, unless the row says otherwise.
  static let all: [Goal] = [
    // Compositing alone.
    Goal(.compose, ["W1"], threads: 1, "cairo", .atLeast(1)),
    Goal(.compose, ["W1"], threads: 1, "pixman", .atLeast(1)),
    Goal(.compose, ["W2", "W3"], threads: 1, "cairo", .atLeast(1.3)),
    Goal(.compose, ["W2", "W3"], threads: 1, "pixman", .atLeast(1.3)),
    Goal(.compose, ["W4"], threads: 1, "cairo", .atLeast(3)),
    Goal(.compose, ["W5"], threads: 1, "skia", .atLeast(6)),
    Goal(.compose, ["W5"], threads: 1, "pixman", .atLeast(6)),
    Goal(.compose, [], threads: 1, "limit", .atMost(1.5)),
    Goal(.compose, [], threads: 2, "two threads", .atLeast(1.7)),
    // What real code does.
    Goal(.scenes, ["backdrop"], "a frame", .atMost(6), unit: " ms"),
    Goal(.scenes, [], threads: 1, "skia", .atLeast(1)),
    Goal(.scenes, [], threads: 1, "cairo", .atLeast(1)),
    Goal(.scenes, [], threads: 1, "chromium", .atLeast(1)),
    // To PNG files.
    Goal(.png, ["W1"], threads: 1, "cairo", .atLeast(30)),
    Goal(.png, ["W1"], threads: 1, "skia", .atLeast(60)),
    Goal(.png, ["W1"], threads: 1, "ffmpeg", .atLeast(8)),
    Goal(.png, [], threads: 1, "bytes of libpng's", .atMost(1)),
    Goal(.png, [], threads: 1, "peak over bitmaps", .atMost(30), unit: " MB"),
    Goal(.png, [], threads: 2, "two threads", .atLeast(1.75)),
    Goal(.animators, [], threads: 2, "two threads", .atLeast(1.75)),
    // The cost of little movement, many pixels, frames and layers.
    Goal(.growth, ["nothing"], "part of a reveal", .atMost(0.02)),
    Goal(.growth, ["a reveal"], "part of a fade", .atMost(1)),
    Goal(.growth, ["a sprite"], "a band, of the largest sprite's", .atMost(1.25)),
    Goal(.growth, ["pixels"], "a pixel, of 1170 x 2532", .atMost(1.5)),
    Goal(.growth, ["frames"], "a frame, of 100 frames", .atMost(1.2)),
    Goal(.growth, ["frames"], "peak over 100 frames", .atMost(8), unit: " MB"),
    Goal(.growth, ["layers"], "a layer, of 1000 layers", .atMost(1.5)),
    Goal(.growth, ["1000 layers"], "list", .atMost(2), unit: " ms"),
    Goal(.growth, ["blurs"], "a blur, of 10 blurs", .atMost(1.5)),
    Goal(.growth, ["a deviation"], "of 20 pixels'", .atMost(1.5)),
    Goal(.growth, ["3400 tiles"], "a tile", .atMost(5), unit: " µs"),
    Goal(.growth, ["3400 tiles"], "removal", .atMost(50), unit: " ms"),
    Goal(.gif, [], "ffmpeg", .atLeast(3)),
    Goal(.gif, [], "bytes of ffmpeg's", .atMost(1)),
    Goal(.goldens, [], "libpng", .atLeast(1)),
    Goal(.start, [], "first frame", .atMost(150), unit: " ms"),
  ]

  /// The goals of a row with these values, without those of missing programs.
  static func verdicts(
    _ section: Section,
    _ row: String,
    threads: Int? = nil,
    _ values: [String: Double]
  ) -> [Verdict] {
    all.compactMap { goal in
      guard goal.section == section, goal.rows.isEmpty || goal.rows.contains(row),
        goal.threads == nil || goal.threads == threads, let value = values[goal.value],
        !value.isNaN
      else { return nil }
      return Verdict(goal: goal, row: row, value: value)
    }
  }
}

/// Whether a row reaches a goal.
struct Verdict {
  var goal: Goal
  var row: String
  var value: Double

  var isMet: Bool { goal.bound.holds(for: value) }

  /// Such as `✓ cairo ≥ 1.3x`.
  var words: String { (isMet ? "✓ " : "✗ ") + goal.words }
}
