/// A QR code of bytes (ISO/IEC 18004): the smallest of its 40 versions that holds them.
struct QRCode: Sendable {
  enum Correction: String, Sendable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// The row of the tables of blocks.
    fileprivate var row: Int {
      switch self {
      case .low: 0
      case .medium: 1
      case .quartile: 2
      case .high: 3
      }
    }

    /// The two bits of the format.
    fileprivate var bits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }
  }

  /// Modules on a side.
  let size: Int
  private let version: Int
  private var dark: [Bool]
  /// Modules with a fixed meaning: no data, no mask.
  private var isFixed: [Bool]

  /// Nil for a message that is too long.
  init?(_ message: [UInt8], _ level: Correction) {
    guard
      let version = (1...40).first(where: { version in
        let header = version < 10 ? 12 : 20
        return header + message.count * 8 <= QRBlocks(version, level.row).dataCount * 8
      })
    else { return nil }
    self.version = version
    let side = version * 4 + 17
    size = side
    dark = Array(repeating: false, count: side * side)
    isFixed = dark
    let blocks = QRBlocks(version, level.row)
    drawPatterns()
    draw(blocks.interleaved(QRCode.codewords(of: message, version, count: blocks.dataCount)))
    applyBestMask(level)
  }

  func isDark(_ x: Int, _ y: Int) -> Bool { dark[y * size + x] }

  /// Mode, length, bytes, an end, and padding.
  private static func codewords(of message: [UInt8], _ version: Int, count: Int) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ length: Int) {
      for shift in stride(from: length - 1, through: 0, by: -1) {
        bits.append(value >> shift & 1 == 1)
      }
    }
    append(4, 4)
    append(message.count, version < 10 ? 8 : 16)
    for byte in message { append(Int(byte), 8) }
    append(0, min(4, count * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var words = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var padding: UInt8 = 0xEC
    while words.count < count {
      words.append(padding)
      padding ^= 0xEC ^ 0x11
    }
    return words
  }

  // MARK: Patterns

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard x >= 0, y >= 0, x < size, y < size else { return }
    dark[y * size + x] = isDark
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns() {
    for index in 0..<size {
      fix(6, index, index.isMultiple(of: 2))
      fix(index, 6, index.isMultiple(of: 2))
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let ring = max(abs(dx), abs(dy))
          fix(x + dx, y + dy, ring != 2 && ring != 4)
        }
      }
    }
    let places = alignments
    for (i, x) in places.enumerated() {
      for (j, y) in places.enumerated() {
        let last = places.count - 1
        if (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0) { continue }
        for dy in -2...2 {
          for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawFormat(bits: 0)
    drawVersion()
  }

  private var alignments: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
  }

  private mutating func drawFormat(bits: Int) {
    func isSet(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { fix(8, index, isSet(index)) }
    fix(8, 7, isSet(6))
    fix(8, 8, isSet(7))
    fix(7, 8, isSet(8))
    for index in 9..<15 { fix(14 - index, 8, isSet(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, isSet(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, isSet(index)) }
    fix(8, size - 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isSet = bits >> index & 1 == 1
      let (a, b) = (size - 11 + index % 3, index / 3)
      fix(a, b, isSet)
      fix(b, a, isSet)
    }
  }

  /// In columns of two, up and down in turn.
  private mutating func draw(_ words: [UInt8]) {
    var index = 0
    for right in stride(from: size - 1, through: 1, by: -2) {
      let right = right <= 6 ? right - 1 : right
      for step in 0..<size {
        for x in [right, right - 1] {
          let isUpward = (right + 1) & 2 == 0
          let y = isUpward ? size - 1 - step : step
          guard !isFixed[y * size + x], index < words.count * 8 else { continue }
          dark[y * size + x] = words[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }

  // MARK: Masks

  private mutating func applyBestMask(_ level: Correction) {
    let masked = (0..<8).map { mask in
      var code = self
      code.apply(mask)
      var rest = level.bits << 3 | mask
      let data = rest
      for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
      code.drawFormat(bits: (data << 10 | rest) ^ 0x5412)
      return code
    }
    self = masked.min { $0.penalty < $1.penalty } ?? self
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && QRCode.inverts(mask, x, y) {
        dark[y * size + x].toggle()
      }
    }
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// How hard the code is to read, by the standard's four rules.
  private var penalty: Int {
    var result = 0
    for isColumn in [false, true] {
      for line in 0..<size {
        let row = (0..<size).map { isColumn ? isDark(line, $0) : isDark($0, line) }
        result += QRCode.runPenalty(row) + QRCode.finderPenalty(row)
      }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let color = isDark(x, y)
        let isBlock =
          color == isDark(x + 1, y) && color == isDark(x, y + 1) && color == isDark(x + 1, y + 1)
        if isBlock { result += 3 }
      }
    }
    let count = dark.count { $0 }
    let excess = abs(count * 20 - size * size * 10)
    return result + (excess + size * size - 1) / (size * size) * 10 - (excess > 0 ? 10 : 0)
  }

  private static func runPenalty(_ row: [Bool]) -> Int {
    var (result, length) = (0, 0)
    for (index, value) in row.enumerated() {
      length = index > 0 && row[index - 1] == value ? length + 1 : 1
      if length == 5 { result += 3 } else if length > 5 { result += 1 }
    }
    return result
  }

  /// 1:1:3:1:1 with four light modules on a side looks like a corner.
  private static func finderPenalty(_ row: [Bool]) -> Int {
    let corner = [true, false, true, true, true, false, true]
    let before = Array(repeating: false, count: 4) + corner
    let after = corner + Array(repeating: false, count: 4)
    return (0...row.count - 11).reduce(0) { sum, start in
      let part = Array(row[start..<start + 11])
      return sum + (part == before ? 40 : 0) + (part == after ? 40 : 0)
    }
  }
}
