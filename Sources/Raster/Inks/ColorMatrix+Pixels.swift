import Display

extension ColorMatrix {
  /// Maps packed premultiplied pixels in place.
  func apply(to pixels: MutablePixelSlice) {
    elements.withUnsafeBufferPointer { m in
      var lastInput: UInt32 = 0
      var lastOutput = map(0, m)
      for index in 0..<Int(pixels.count) {
        let pixel = pixels[index]
        if pixel != lastInput {
          lastInput = pixel
          lastOutput = map(pixel, m)
        }
        pixels[index] = lastOutput
      }
    }
  }

  private func map(_ pixel: UInt32, _ m: UnsafeBufferPointer<Double>) -> UInt32 {
    var c = SIMD4<Double>(unpacking: pixel)
    if c.w > 0 {
      let alpha = c.w
      c /= alpha
      c.w = alpha
    }
    func row(_ i: Int) -> Double {
      let sum = m[i] * c.x + m[i + 1] * c.y + m[i + 2] * c.z + m[i + 3] * c.w + m[i + 4]
      return max(0, min(1, sum))
    }
    let alpha = row(15)
    return SIMD4(row(0) * alpha, row(5) * alpha, row(10) * alpha, alpha).packed
  }
}
