import Pixels

/// A blur of a picture's numbers, one direction after the other.
struct LightBlur {
  /// What moves over a line.
  private enum Pass {
    /// The weight of the middle first.
    case weights([Float])
    /// Equal weights of `reach` pixels on both sides, and one more of `edge`.
    case box(reach: Int, edge: Float)

    var reach: Int {
      switch self {
      case .weights(let weights): weights.count - 1
      case .box(let reach, _): reach + 1
      }
    }
  }

  private let passes: [Pass]

  /// How far a pixel spreads.
  var reach: Int { passes.map(\.reach).reduce(0, +) }

  /// Above this deviation three boxes stand for the curve; they differ from it by less
  /// than a fiftieth of a step.
  private static let largestDirect = 12.0

  init(gaussian sigma: Double) {
    guard sigma > 0.05 else {
      passes = []
      return
    }
    guard sigma > LightBlur.largestDirect else {
      passes = [.weights(LightBlur.weights(sigma))]
      return
    }
    let variance = sigma * sigma / 3
    let reach = Int(((12 * variance + 1).squareRoot() - 1) / 2)
    let r = Double(reach)
    let edge = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    passes = Array(repeating: .box(reach: reach, edge: Float(edge)), count: 3)
  }

  /// The mean of a square of `2 * radius + 1` pixels.
  init(box radius: Double) {
    let reach = max(0, Int(radius))
    passes = [.box(reach: reach, edge: Float(max(0, radius) - Double(reach)))]
  }

  private static func weights(_ sigma: Double) -> [Float] {
    let reach = max(1, Int((3 * sigma).rounded(.up)))
    // exp(-(i * i) / (2 s s)), by multiplication: it rounds alike on all machines.
    var base = 1.0
    for term in stride(from: 16, through: 1, by: -1) {
      base = 1 - base / (2 * sigma * sigma * 64) / Double(term)
    }
    for _ in 0..<6 { base *= base }
    var values = [1.0]
    var step = base
    for _ in 1...reach {
      values.append(values[values.count - 1] * step)
      step *= base * base
    }
    let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
    return values.map { Float($0 / sum) }
  }

  /// The pixels of an area from those around it.
  ///
  /// - Parameter source: of the area and `reach` more on each side.
  func applied(to source: LightBitmap, in area: PixelRect) -> LightBitmap {
    guard !passes.isEmpty else { return source.placed(in: area) }
    var (pixels, width) = (source.pixels, source.area.width)
    // Each direction leaves the picture turned; two of them turn it back.
    for _ in 0..<2 {
      for (index, pass) in passes.enumerated() {
        let isLast = index == passes.count - 1
        pixels = LightBlur.filter(pixels, width, pass, turns: isLast)
        width -= 2 * pass.reach
      }
      width = pixels.count / max(1, width)
    }
    var result = LightBitmap(area)
    result.pixels = pixels
    return result
  }

  /// Each line shortened by the reach on both sides; turned, lines become columns.
  private static func filter(
    _ source: [SIMD4<Float>],
    _ width: Int,
    _ pass: Pass,
    turns: Bool
  ) -> [SIMD4<Float>] {
    let lines = source.count / max(1, width)
    let count = width - 2 * pass.reach
    guard count > 0, lines > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count * lines) { target, written in
      written = count * lines
      source.withUnsafeBufferPointer { source in
        for line in 0..<lines {
          let input = UnsafeBufferPointer(rebasing: source[line * width..<(line + 1) * width])
          let (start, step) = turns ? (line, lines) : (line * count, 1)
          switch pass {
          case .weights(let weights):
            convolve(input, weights, count) { target[start + $0 * step] = $1 }
          case .box(let reach, let edge):
            average(input, reach, edge, count) { target[start + $0 * step] = $1 }
          }
        }
      }
    }
  }

  @inline(__always)
  private static func convolve(
    _ line: UnsafeBufferPointer<SIMD4<Float>>,
    _ weights: [Float],
    _ count: Int,
    _ write: (Int, SIMD4<Float>) -> Void
  ) {
    let reach = weights.count - 1
    weights.withUnsafeBufferPointer { weights in
      for x in 0..<count {
        var sum = line[x + reach] * weights[0]
        for k in 1...max(1, reach) {
          sum += (line[x + reach - k] + line[x + reach + k]) * weights[k]
        }
        write(x, sum)
      }
    }
  }

  @inline(__always)
  private static func average(
    _ line: UnsafeBufferPointer<SIMD4<Float>>,
    _ reach: Int,
    _ edge: Float,
    _ count: Int,
    _ write: (Int, SIMD4<Float>) -> Void
  ) {
    let weight = 1 / (Float(2 * reach + 1) + 2 * edge)
    // In double precision what has left a long line leaves nothing behind.
    func double(_ index: Int) -> SIMD4<Double> { SIMD4<Double>(line[index]) }
    var sum = SIMD4<Double>.zero
    for index in 1...2 * reach + 1 { sum += double(index) }
    for x in 0..<count {
      let ends = line[x] + line[x + 2 * reach + 2]
      write(x, (SIMD4<Float>(sum) + ends * edge) * weight)
      if x + 1 < count { sum += double(x + 2 * reach + 2) - double(x + 1) }
    }
  }
}

extension CIImage {
  /// The extent grows by three deviations on each side (observed).
  func blurred(sigma: Double) -> CIImage {
    blurred(LightBlur(gaussian: sigma), spread: (3 * max(0, sigma)).rounded(.up))
  }

  func blurred(_ blur: LightBlur, spread: Double) -> CIImage {
    let grown = extent.isInfinite ? extent : extent.insetBy(dx: -spread, dy: -spread)
    return CIImage(extent: grown) { area, space in
      blur.applied(to: self.pixels(in: area.outset(blur.reach, blur.reach), space), in: area)
    }
  }
}
