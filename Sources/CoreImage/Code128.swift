/// The bars of a Code 128 (ISO/IEC 15417): letters by set B.
enum Code128 {
  /// The widths of bar, space, bar, space, bar, space of each value; the last one is the stop.
  private static let widths: [String] = [
    "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212",
    "221213", "221312", "231212", "112232", "122132", "122231", "113222", "123122", "123221",
    "223211", "221132", "221231", "213212", "223112", "312131", "311222", "321122", "321221",
    "312212", "322112", "322211", "212123", "212321", "232121", "111323", "131123", "131321",
    "112313", "132113", "132311", "211313", "231113", "231311", "112133", "112331", "132131",
    "113123", "113321", "133121", "313121", "211331", "231131", "213113", "213311", "213131",
    "311123", "311321", "331121", "312113", "312311", "332111", "314111", "221411", "431111",
    "111224", "111422", "121124", "121421", "141122", "141221", "112214", "112412", "122114",
    "122411", "142112", "142211", "241211", "221114", "413111", "241112", "134111", "111242",
    "121142", "121241", "114212", "124112", "124211", "411212", "421112", "421211", "212141",
    "214121", "412121", "111143", "111341", "131141", "114113", "114311", "411113", "411311",
    "113141", "114131", "311141", "411131", "211412", "211214", "211232", "2331112",
  ]

  /// True for dark; nil for bytes that are no printable ASCII.
  static func bars(_ message: [UInt8]) -> [Bool]? {
    guard !message.isEmpty, message.allSatisfy({ (32..<127).contains($0) }) else { return nil }
    let startB = 104
    let letters = message.map { Int($0) - 32 }
    let sum = letters.enumerated().reduce(startB) { $0 + ($1.offset + 1) * $1.element }
    let values = [startB] + letters + [sum % 103, 106]
    var result: [Bool] = []
    for value in values {
      for (index, width) in widths[value].enumerated() {
        let count = width.wholeNumberValue ?? 0
        result += Array(repeating: index.isMultiple(of: 2), count: count)
      }
    }
    return result
  }
}
