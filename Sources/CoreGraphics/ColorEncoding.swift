import Foundation

/// How the components of a colour space become light.
struct ColorEncoding: Hashable, Sendable {
  /// From a component to linear light, odd about zero as extended spaces have it.
  enum Curve: Hashable, Sendable {
    case sRGB
    case linear
    case gamma(Double)
    /// Of televisions: ITU-R BT.709 and BT.2020.
    case television
  }

  /// What full red, green and blue are.
  enum Primaries: Hashable, Sendable {
    case sRGB
    case displayP3
    case adobeRGB
    case rec2020
    /// Columns of an app's own space, from its linear light to that of sRGB.
    case own(Matrix3)
  }

  var curve = Curve.sRGB
  var primaries = Primaries.sRGB

  static let sRGB = ColorEncoding()
}

extension ColorEncoding.Curve {
  func decode(_ value: Double) -> Double {
    switch self {
    case .sRGB: CGColorSpace.decode(value)
    case .linear: value
    case .gamma(let power): odd(value) { pow($0, power) }
    case .television: odd(value) { $0 < 0.081 ? $0 / 4.5 : pow(($0 + 0.099) / 1.099, 1 / 0.45) }
    }
  }

  func encode(_ value: Double) -> Double {
    switch self {
    case .sRGB: CGColorSpace.encode(value)
    case .linear: value
    case .gamma(let power): odd(value) { pow($0, 1 / power) }
    case .television: odd(value) { $0 < 0.018 ? $0 * 4.5 : 1.099 * pow($0, 0.45) - 0.099 }
    }
  }

  private func odd(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }
}

extension ColorEncoding.Primaries {
  /// Linear light of the space to that of sRGB: from the primaries and the white D65
  /// that the standards name.
  var toStandard: Matrix3 {
    switch self {
    case .sRGB: .identity
    case .displayP3:
      Matrix3(
        1.2249401762805598,
        -0.2249401762805598,
        0,
        -0.0420569547096881,
        1.0420569547096881,
        0,
        -0.0196375545903344,
        -0.0786360655528189,
        1.0982736201431533
      )
    case .adobeRGB:
      Matrix3(
        1.3983557439607783,
        -0.3983557439607783,
        0,
        0,
        1,
        0,
        0,
        -0.0429289892944732,
        1.0429289892944732
      )
    case .rec2020:
      Matrix3(
        1.6604910021084338,
        -0.5876411387885495,
        -0.0728498633198848,
        -0.1245504745215905,
        1.13289989712596,
        -0.0083494226043695,
        -0.0181507633549052,
        -0.1005788980080074,
        1.1187296613629125
      )
    case .own(let matrix): matrix
    }
  }
}

/// Three rows of three factors.
struct Matrix3: Hashable, Sendable {
  private var rows: [[Double]]

  init(
    _ a: Double,
    _ b: Double,
    _ c: Double,
    _ d: Double,
    _ e: Double,
    _ f: Double,
    _ g: Double,
    _ h: Double,
    _ i: Double
  ) {
    rows = [[a, b, c], [d, e, f], [g, h, i]]
  }

  static let identity = Matrix3(1, 0, 0, 0, 1, 0, 0, 0, 1)

  /// CIE XYZ of the white D65 to linear sRGB.
  static let fromXYZ = Matrix3(
    3.2409699419045213,
    -1.5373831775700932,
    -0.4986107602930032,
    -0.9692436362808794,
    1.8759675015077202,
    0.0415550574071756,
    0.0556300796969936,
    -0.2039769588889765,
    1.0569715142428784
  )
  static let whiteD65 = [0.9504559270516716, 1, 1.0890577507598784]

  func times(_ vector: [Double]) -> [Double] {
    rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  func times(_ other: Matrix3) -> Matrix3 {
    let columns = (0..<3).map { column in times(other.rows.map { $0[column] }) }
    return Matrix3(
      columns[0][0],
      columns[1][0],
      columns[2][0],
      columns[0][1],
      columns[1][1],
      columns[2][1],
      columns[0][2],
      columns[1][2],
      columns[2][2]
    )
  }

  /// Nil where colours fall together.
  var inverse: Matrix3? {
    let m = rows
    func minor(_ r: Int, _ c: Int) -> Double {
      let (r1, r2) = ((r + 1) % 3, (r + 2) % 3)
      let (c1, c2) = ((c + 1) % 3, (c + 2) % 3)
      return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
    }
    let determinant = m[0][0] * minor(0, 0) + m[0][1] * minor(0, 1) + m[0][2] * minor(0, 2)
    guard abs(determinant) > 1e-12 else { return nil }
    func entry(_ row: Int, _ column: Int) -> Double { minor(column, row) / determinant }
    return Matrix3(
      entry(0, 0),
      entry(0, 1),
      entry(0, 2),
      entry(1, 0),
      entry(1, 1),
      entry(1, 2),
      entry(2, 0),
      entry(2, 1),
      entry(2, 2)
    )
  }
}
