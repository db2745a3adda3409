import Foundation

/// Reads a format of numbers and signs as a tree of functions, as Foundation does: calculators take
/// it apart, to divide whole numbers with a fraction.
struct ArithmeticReader {
  private let words: [String]
  private var place = 0

  /// Nil for a format that has anything else.
  static func read(_ format: String) -> NSExpression? {
    var reader = ArithmeticReader(words: PredicateWords.split(format))
    guard let tree = reader.readSum(), reader.place == reader.words.count else { return nil }
    return tree
  }

  private init(words: [String]) { self.words = words }

  private var word: String { place < words.count ? words[place] : "" }

  private mutating func take(_ names: [String: String]) -> String? {
    guard let name = names[word] else { return nil }
    place += 1
    return name
  }

  /// Terms with one of the signs between them, from left to right.
  private mutating func readChain(
    _ names: [String: String],
    _ readPart: (inout Self) -> NSExpression?
  ) -> NSExpression? {
    guard var tree = readPart(&self) else { return nil }
    while let name = take(names) {
      guard let next = readPart(&self) else { return nil }
      tree = NSExpression(forFunction: name, arguments: [tree, next])
    }
    return tree
  }

  private mutating func readSum() -> NSExpression? {
    readChain(["+": "add:to:", "-": "from:subtract:"]) { $0.readProduct() }
  }

  private mutating func readProduct() -> NSExpression? {
    readChain(["*": "multiply:by:", "/": "divide:by:"]) { $0.readPower() }
  }

  private mutating func readPower() -> NSExpression? {
    readChain(["**": "raise:toPower:"]) { $0.readTerm() }
  }

  private mutating func readTerm() -> NSExpression? {
    let word = self.word
    place += 1
    if word == "(" {
      let tree = readSum()
      place += 1
      return place <= words.count && words[place - 1] == ")" ? tree : nil
    }
    let isNegative = word == "-"
    let digits = isNegative ? self.word : word
    if isNegative { place += 1 }
    if let number = Int(digits) {
      return NSExpression(forConstantValue: isNegative ? -number : number)
    }
    if let number = Double(digits), digits.first?.isNumber == true {
      return NSExpression(forConstantValue: isNegative ? -number : number)
    }
    return nil
  }
}
