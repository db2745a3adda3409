/// A 4 by 5 matrix on straight (not premultiplied) colour: row i gives output channel i (red,
/// green, blue, alpha) from the four inputs and 1.
///
/// Channels are 0...1.
package struct ColorMatrix: Equatable, Hashable, Sendable {
  /// Row after row, 20 numbers.
  package var elements: [Double]

  package init(_ elements: [Double]) {
    precondition(elements.count == 20, "A colour matrix has 4 rows of 5 numbers.")
    self.elements = elements
  }

  package static let identity = ColorMatrix([
    1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
  ])

  /// 0 is grey, 1 unchanged, more is more vivid.
  ///
  /// Rec. 709 weights.
  package static func saturation(_ s: Double) -> ColorMatrix {
    let r = 0.2126 * (1 - s)
    let g = 0.7152 * (1 - s)
    let b = 0.0722 * (1 - s)
    return ColorMatrix([
      r + s, g, b, 0, 0, r, g + s, b, 0, 0, r, g, b + s, 0, 0, 0, 0, 0, 1, 0,
    ])
  }

  /// The same shade of grey everywhere; the alpha stays.
  package static func white(_ white: Double) -> ColorMatrix {
    ColorMatrix([
      0, 0, 0, 0, white, 0, 0, 0, 0, white, 0, 0, 0, 0, white, 0, 0, 0, 1, 0,
    ])
  }

  /// Multiplies each channel, as a replicator's instance colour does.
  package static func multiply(
    red: Double,
    green: Double,
    blue: Double,
    alpha: Double = 1
  ) -> ColorMatrix {
    ColorMatrix([
      red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, alpha, 0,
    ])
  }
}

/// A filter on the pixels of a group or of a backdrop.
package enum Filter: Equatable, Hashable, Sendable {
  /// `sigma` in the local unit of the group's context. Pixels outside the group are transparent;
  /// a backdrop reads only existing pixels (measured).
  case gaussianBlur(sigma: Double)
  case colorMatrix(ColorMatrix)
}
