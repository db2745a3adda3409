import Display

/// A step of a plan prepared for one band: coverage as spans, colours as plain numbers.
struct BandOp: BitwiseCopyable {
  var kind: PlanOp.Kind
  /// The draw lets nothing through where it covers fully.
  var isOpaque = false
  /// A scope's pixels start transparent.
  var isIsolated = false
  var hasMask = false
  /// A scope's pixels go through colour matrices at its end.
  var isFiltered = false
  /// The scope holds colours only.
  var isColorGroup = false
  /// Drawn alike in all rows that have the same spans.
  var isRepeatable = false
  var blendMode = BlendMode.normal
  /// Device rows it touches inside the band, half-open.
  var y0: Int32 = 0
  var y1: Int32 = 0
  /// Device pixels it touches, half-open.
  var x0: Int32 = 0
  var x1: Int32 = 0
  /// Its block of runs, one for each row of the band; -1 when all of x0..<x1 is covered.
  var runs: Int32 = -1
  /// The spans are the same in all rows up to this one, from the last that was asked for.
  var sameUntil = Int32.min
  /// A draw's colours; a scope's opacity, 0...255.
  var source: Int32 = 0
  var opacity: Int32 = 255
  /// A scope's index in the plan.
  var scope: Int32 = 0
  /// The step that ends what this one begins, and the other way round.
  var match: Int32 = 0
}
