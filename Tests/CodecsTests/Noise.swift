import Pixels

/// The same random numbers in every run: SplitMix64.
struct Noise: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A valid pixel: no channel above its alpha.
  mutating func pixel(opaque: Bool) -> Pixel {
    let any = UInt8.random(in: 0...255, using: &self)
    let alpha: UInt8 = opaque ? 255 : [0, 255, any][Int(next() % 3)]
    let red = UInt8.random(in: 0...alpha, using: &self)
    let green = UInt8.random(in: 0...alpha, using: &self)
    let blue = UInt8.random(in: 0...alpha, using: &self)
    return Pixel(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// What screens are made of: flat rows, repeated rows, noise, sparse points, ramps.
  mutating func pixmap(width: Int, height: Int, opaque: Bool) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      let kind = Int.random(in: 0..<5, using: &self)
      let flat = pixel(opaque: opaque)
      for x in 0..<width {
        switch kind {
        case 0: pixmap[x, y] = flat
        case 1 where y > 0: pixmap[x, y] = pixmap[x, y - 1]
        case 2: pixmap[x, y] = pixel(opaque: opaque)
        case 3: pixmap[x, y] = next() % 9 == 0 ? pixel(opaque: opaque) : flat
        default:
          let ramp = UInt8(truncatingIfNeeded: x / 3 + y)
          pixmap[x, y] = Pixel(red: ramp, green: ramp / 2, blue: 7)
        }
      }
    }
    return pixmap
  }
}
