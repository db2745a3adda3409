import UIKit

/// Random numbers between two, each as likely as the others.
open class GKRandomDistribution: UIKit.NSObject, GKRandom, @unchecked Sendable {
  let source: any GKRandom
  public let lowestValue: Int
  public let highestValue: Int
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = min(lowestValue, highestValue)
    self.highestValue = max(lowestValue, highestValue)
    super.init()
  }

  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(),
      lowestValue: lowestInclusive,
      highestValue: highestInclusive
    )
  }

  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  open class func d6() -> Self { die(6) }
  open class func d20() -> Self { die(20) }

  private class func die(_ sideCount: Int) -> Self {
    self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: sideCount)
  }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  open func nextInt(upperBound: Int) -> Int {
    let count = min(upperBound - lowestValue, numberOfPossibleOutcomes)
    return lowestValue + (count > 1 ? source.nextInt(upperBound: count) : 0)
  }

  /// From 0 to 1: the place of a number between the lowest and the highest.
  open func nextUniform() -> Float {
    let steps = numberOfPossibleOutcomes - 1
    return steps > 0 ? Float(nextInt() - lowestValue) / Float(steps) : 0
  }

  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Random numbers around the middle: nearly all are within three deviations, and none is outside.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  public let mean: Float
  public let deviation: Float

  /// The mean is the middle, and the deviation a sixth of the range (documented).
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = Float(lowestValue + highestValue) / 2
    deviation = Float(abs(highestValue - lowestValue)) / 6
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }

  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = deviation
    super.init(
      randomSource: source,
      lowestValue: Int(mean - deviation * 3),
      highestValue: Int(mean + deviation * 3)
    )
  }

  open override func nextInt() -> Int {
    // Two even numbers make one of the normal distribution (Box and Muller).
    let radius = (-2 * log(max(source.nextUniform(), 1e-6))).squareRoot()
    let normal = radius * cos(2 * .pi * source.nextUniform())
    let value = Int((mean + deviation * normal).rounded())
    return min(max(value, lowestValue), highestValue)
  }

  open override func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
}

/// Random numbers of which none comes again before all others have come.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var left: [Int] = []
  private var last: Int?

  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    // The first of a new round is not the last of the one before (documented).
    let possible = left.count > 1 ? left.filter { $0 != last } : left
    let value = possible[source.nextInt(upperBound: possible.count)]
    left.removeAll { $0 == value }
    last = value
    return value
  }

  open override func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
}
