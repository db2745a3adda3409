import UIKit

/// Something that gives random numbers.
public protocol GKRandom: AnyObject {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// The system's random numbers, which are the same in every run.
open class GKRandomSource: UIKit.NSObject, GKRandom, @unchecked Sendable {
  private static let common = GKRandomSource()

  public override init() { super.init() }

  open class func sharedRandom() -> GKRandomSource { common }

  /// 64 random bits.
  func bits() -> UInt64 { UInt64.random(in: .min ... .max) }

  /// A number of 32 bits (documented).
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: bits())) }

  open func nextInt(upperBound: Int) -> Int {
    upperBound > 1 ? Int(bits() % UInt64(upperBound)) : 0
  }

  /// From 0 to 1.
  open func nextUniform() -> Float { Float(bits() >> 40) / Float((1 << 24) - 1) }

  open func nextBool() -> Bool { bits() >> 63 == 1 }

  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var array = array
    for index in array.indices.dropFirst().reversed() {
      array.swapAt(index, nextInt(upperBound: index + 1))
    }
    return array
  }
}

/// Numbers that a seed decides; they are not those of iOS.
open class GKSeededRandomSource: GKRandomSource, @unchecked Sendable {
  private var state: UInt64

  init(state: UInt64) {
    self.state = state
    super.init()
  }

  override func bits() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}

open class GKARC4RandomSource: GKSeededRandomSource, @unchecked Sendable {
  open private(set) var seed: Data

  public init(seed: Data) {
    self.seed = seed
    // FNV: every byte counts.
    super.init(state: seed.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }

  public convenience init() {
    self.init(seed: Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }))
  }

  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = bits() } }
}

open class GKLinearCongruentialRandomSource: GKSeededRandomSource, @unchecked Sendable {
  open private(set) var seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }

  public convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }
}

open class GKMersenneTwisterRandomSource: GKSeededRandomSource, @unchecked Sendable {
  open private(set) var seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }

  public convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }
}

extension NSArray {
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }

  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
}
