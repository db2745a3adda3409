import Pixels
import Testing

@testable import Typography

@Suite
struct EdgeSteepenerTests {
  /// The same numbers in every run.
  private struct Dice {
    var state: UInt32

    mutating func index(_ count: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % count
    }
  }

  private func picture(_ width: Int, _ height: Int, _ dice: inout Dice) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = dice.index(256)
        func color() -> UInt8 { UInt8(dice.index(2) == 0 ? alpha : dice.index(alpha + 1)) }
        picture[x, y] = Pixel(
          red: color(),
          green: color(),
          blue: color(),
          alpha: UInt8(alpha)
        )
      }
    }
    return picture
  }

  /// One channel of a pixel by the definition: twice and a half the difference to the mean, of
  /// columns of means of rows, between the darkest and the lightest.
  private func steep(_ values: [[Int]], _ x: Int, _ y: Int, _ radius: Int) -> Int {
    func row(_ place: Int) -> [Int] { values[min(values.count - 1, max(0, place))] }
    let lines = (y - radius...y + radius).map { place in
      (x - radius...x + radius).map { row(place)[min(row(place).count - 1, max(0, $0))] }
    }
    func mean(_ values: [Int]) -> Int {
      (values.reduce(0, +) + values.count / 2) / values.count
    }
    let difference = values[y][x] - mean(lines.map(mean))
    let all = lines.flatMap { $0 }
    return min(max(values[y][x] + difference + difference >> 1, all.min() ?? 0), all.max() ?? 0)
  }

  @Test(arguments: [1, 2, 5, 130])
  func `pixels are as the definition says`(radius: Int) {
    var dice = Dice(state: 47)
    for _ in 0..<(radius > 100 ? 2 : 12) {
      let (width, height) = (1 + dice.index(14), 1 + dice.index(14))
      let source = picture(width, height, &dice)
      let result = EdgeSteepener.steepen(source, radius: radius)
      func channel(_ path: KeyPath<Pixel, UInt8>) -> [[Int]] {
        (0..<height).map { y in (0..<width).map { Int(source[$0, y][keyPath: path]) } }
      }
      let alphas = channel(\.alpha)
      for path in [\Pixel.red, \.green, \.blue, \.alpha] {
        let values = channel(path)
        for y in 0..<height {
          for x in 0..<width {
            let expected = min(steep(values, x, y, radius), steep(alphas, x, y, radius))
            #expect(Int(result[x, y][keyPath: path]) == expected)
          }
        }
      }
    }
  }
}
