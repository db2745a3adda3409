import Foundation
import Pixels
import Testing

@testable import Raster

@Suite
struct GaussianBlurTests {
  /// The definition, in doubles, with transparent surroundings.
  private func reference(_ bytes: [UInt8], _ width: Int, _ height: Int, _ sigma: Double) -> [Double]
  {
    let radius = Int((sigma * 4).rounded(.up))
    var weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    func pass(_ values: [Double], _ step: Int, _ place: (Int) -> Int, _ limit: Int) -> [Double] {
      values.indices.map { index in
        var total = 0.0
        for k in -radius...radius {
          let position = place(index) + k
          if position >= 0, position < limit {
            total += weights[k + radius] * values[index + k * step]
          }
        }
        return total
      }
    }
    let rows = pass(bytes.map(Double.init), 1, { $0 % width }, width)
    return pass(rows, width, { $0 / width }, height)
  }

  private func picture(_ side: Int) -> [UInt8] {
    var dice = Dice(40)
    return (0..<side * side).map { index in
      let x = index % side
      let y = index / side
      let isIn = x > side / 4 && x < side * 3 / 4 && y > side / 3 && y < side * 2 / 3
      return isIn ? 255 : UInt8(dice.index(9) == 0 ? dice.index(256) : 0)
    }
  }

  @Test(arguments: [0.5, 1, 2, 3.3, 5, 8])
  func `a blur is within one level of the Gaussian`(_ sigma: Double) {
    let side = 96
    let bytes = picture(side)
    let blurred = GaussianBlur(sigma: sigma, .best).applied(to: bytes, width: side, height: side)
    let expected = reference(bytes, side, side, sigma)
    let worst = zip(blurred, expected).map { abs(Double($0) - $1) }.max() ?? 0
    #expect(worst <= 1.5)
  }

  @Test(arguments: [9.0, 14, 20, 33])
  func `a wide blur is within two levels of the Gaussian`(_ sigma: Double) {
    // Surroundings as far as the blur reaches, as pictures of groups have them.
    let inner = 100
    let reach = GaussianBlur.reach(sigma)
    let side = inner + 2 * reach
    var bytes = [UInt8](repeating: 0, count: side * side)
    for (index, byte) in picture(inner).enumerated() {
      bytes[(index / inner + reach) * side + index % inner + reach] = byte
    }
    let blurred = GaussianBlur(sigma: sigma, .best).applied(to: bytes, width: side, height: side)
    let expected = reference(bytes, side, side, sigma)
    let worst = zip(blurred, expected).map { abs(Double($0) - $1) }.max() ?? 0
    #expect(worst <= 2.5)
  }

  @Test
  func `one colour stays that colour when edges go on`() {
    var pixmap = Pixmap(width: 50, height: 30)
    for y in 0..<30 { for x in 0..<50 { pixmap[x, y] = Pixel(red: 30, green: 90, blue: 250) } }
    for sigma in [2.0, 7, 12, 40] {
      let blurred = GaussianBlur(sigma: sigma, .best).applied(to: pixmap, edges: .clamped)
      #expect(blurred == pixmap, "\(sigma)")
    }
  }

  @Test
  func `the angle of the conic gradient is within a millionth of a turn`() {
    for step in 0..<1000 {
      let angle = Double(step) / 1000
      let turn = GradientShade.turn(sin(angle * 2 * .pi), cos(angle * 2 * .pi))
      let difference = abs(turn - angle)
      #expect(min(difference, 1 - difference) < 1e-6)
    }
  }
}
