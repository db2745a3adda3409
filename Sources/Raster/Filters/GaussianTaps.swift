import CKernels

/// The weights of a sampled Gaussian, cut off at three standard deviations, of 65536.
struct GaussianTaps {
  /// How far they reach.
  let radius: Int
  /// `weights[0]` is that of the centre.
  private let weights: [UInt32]
  /// All of them from the one end to the other, two to a word.
  private let pairs: [UInt32]
  /// What the centre has beyond the largest signed word, as pairs of their own.
  private let rest: [UInt32]

  init(sigma: Double) {
    let weights = GaussianTaps.weights(sigma)
    let radius = weights.count - 1
    let largest = UInt32(Int16.max)
    func weight(_ k: Int) -> UInt32 { abs(k) > radius ? 0 : min(largest, weights[abs(k)]) }
    let isLow = radius.isMultiple(of: 2)
    var rest: [UInt32] = []
    var left = weights[0] - weight(0)
    while left > 0 {
      let part = min(left, largest)
      rest.append(isLow ? part : part << 16)
      left -= part
    }
    self.rest = rest
    self.weights = weights
    self.radius = radius
    pairs = stride(from: -radius, through: radius, by: 2).map { weight($0) | weight($0 + 1) << 16 }
  }

  /// Weights that sum to 65536, `weights[0]` for the centre.
  private static func weights(_ sigma: Double) -> [UInt32] {
    let radius = max(1, Int((sigma * 3).rounded(.up)))
    // exp(-(i * i) / (2 s s)) by repeated multiplication: only arithmetic that all machines round
    // alike.
    let x = 1 / (2 * sigma * sigma)
    let base = exponential(-x)
    var values = [1.0]
    var value = 1.0
    var step = base
    for _ in 1...radius {
      value *= step
      step *= base * base
      values.append(value)
    }
    let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
    var weights = values.map { UInt32(($0 / sum * 65536).rounded()) }
    let total = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    weights[0] = UInt32(Int(weights[0]) + 65536 - Int(total))
    return weights
  }

  /// e to the power of a number that is not positive.
  private static func exponential(_ x: Double) -> Double {
    var halvings = 0
    var y = x
    while y < -0.125 {
      y /= 2
      halvings += 1
    }
    var term = 1.0
    var sum = 1.0
    for n in 1...12 {
      term *= y / Double(n)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }

  // MARK: Sums

  /// Adds to each sum what the values around it weigh.
  ///
  /// - Parameters:
  ///   - row: Each value beside its neighbour to the right, as signed words, from `radius` values
  ///     before the first sum's on.
  ///   - spacing: From a value to its neighbour.
  func convolve(
    _ sums: UnsafeMutablePointer<UInt32>,
    _ row: UnsafePointer<UInt32>,
    spacing: Int,
    _ count: Int,
    _ kernels: SeguePixelKernels
  ) {
    let step = 2 * spacing
    kernels.convolve(sums, row, step, Int32(count), pairs, Int32(pairs.count))
    let centre = row + radius / 2 * step
    for pair in rest { kernels.convolve(sums, centre, 0, Int32(count), [pair], 1) }
  }

  /// The same for values above and below.
  ///
  /// - Parameters:
  ///   - rows: Each value beside the one below it; an even number of rows, of which the first comes
  ///     after the last.
  ///   - first: The row `radius` rows above the sums'.
  func convolve(
    _ sums: UnsafeMutablePointer<UInt32>,
    _ rows: UnsafePointer<UInt32>,
    ofRows rowCount: Int,
    from first: Int,
    _ count: Int,
    _ kernels: SeguePixelKernels
  ) {
    let step = 2 * count
    let end = min(pairs.count, (rowCount - first + 1) / 2)
    kernels.convolve(sums, rows + first * count, step, Int32(count), pairs, Int32(end))
    if end < pairs.count {
      let next = rows + (first + 2 * end - rowCount) * count
      let tail = Array(pairs[end...])
      kernels.convolve(sums, next, step, Int32(count), tail, Int32(tail.count))
    }
    let centre = rows + (first + radius / 2 * 2) % rowCount * count
    for pair in rest { kernels.convolve(sums, centre, 0, Int32(count), [pair], 1) }
  }

  // MARK: Ends

  /// The sum of the weights that fall inside, for the value at `place` of `count`.
  func inside(at place: Int, of count: Int) -> UInt32 {
    if place >= radius, place + radius < count { return 65536 }
    var sum = weights[0]
    for k in 1...radius {
      if place - k >= 0 { sum += weights[k] }
      if place + k < count { sum += weights[k] }
    }
    return sum
  }

  /// The places that miss weights, and what they have.
  func ends(of count: Int) -> [(place: Int, inside: UInt32)] {
    (0..<count).filter { $0 < radius || $0 + radius >= count }
      .map { ($0, inside(at: $0, of: count)) }
  }

  /// A sum of `inside` weights as if it were one of all.
  static func scaled(_ sum: UInt32, _ inside: UInt32) -> UInt32 {
    UInt32(min(UInt64(UInt32.max), UInt64(sum) * 65536 / UInt64(inside)))
  }
}
