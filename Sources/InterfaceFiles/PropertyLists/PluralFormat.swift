import Foundation

/// A text with forms for numbers, of a `.stringsdict` file or of a string catalog.
package struct PluralFormat: Equatable, Sendable {
  /// A number in the text: `%#@files@`.
  package struct Variable: Equatable, Sendable {
    /// `d` or `lld`: how `%arg` shows the number.
    package var specifier: String
    /// By the names of categories: `one`, `few`, `other`.
    package var forms: [String: String]
    /// The place of the number among the arguments, from 1 on; nil is that of the variable in the
    /// text.
    package var place: Int?

    package init(specifier: String, forms: [String: String], place: Int? = nil) {
      (self.specifier, self.forms, self.place) = (specifier, forms, place)
    }

    /// The form for none is used in every language that the file gives it for (observed).
    fileprivate func form(_ category: String, isZero: Bool) -> String {
      (isZero ? forms["zero"] : nil) ?? forms[category] ?? forms["other"] ?? ""
    }
  }

  package var format: String
  package var variables: [String: Variable]
  /// Whose rule chooses the forms.
  package var language: String

  package init(format: String, variables: [String: Variable], language: String) {
    (self.format, self.variables, self.language) = (format, variables, language)
  }

  /// The format for some arguments, each of which is named by its place: `%1$d days`.
  ///
  /// - Parameter number: that of an argument, by its index.
  package func plain(_ number: @escaping (Int) -> Double?) -> String {
    var expansion = Expansion(plural: self, number: number)
    return expansion.expanded(format, own: nil, depth: 0)
  }

  private struct Expansion {
    let plural: PluralFormat
    let number: (Int) -> Double?
    /// The index of the next argument without a place.
    private var next = 0
    /// How `%arg` shows the numbers of the forms so far.
    private var shown: [Int: String] = [:]
    /// How many more forms it may have: more than any text, and few where each has ten others in
    /// it.
    private var left = 1000

    init(plural: PluralFormat, number: @escaping (Int) -> Double?) {
      (self.plural, self.number) = (plural, number)
    }

    /// - Parameter own: the index of the number whose form this is.
    mutating func expanded(_ text: String, own: Int?, depth: Int) -> String {
      var result = ""
      var rest = Substring(text)
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "%" {
          result += "%%"
          rest = rest.dropFirst()
          continue
        }
        let place = takePlace(from: &rest)
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
          let name = String(rest.dropFirst(2)[..<end])
          rest = rest[rest.index(after: end)...]
          result += form(of: name, at: place, depth: depth)
        } else if rest.hasPrefix("arg"), let own {
          rest = rest.dropFirst(3)
          result += "%\(own + 1)$" + (shown[own] ?? "lld")
        } else if let end = rest.firstIndex(where: { "@diuxXofFeEgGcCsSpaA".contains($0) }) {
          let index = place ?? own ?? takeNext()
          result += "%\(index + 1)$" + rest[...end]
          rest = rest[rest.index(after: end)...]
        } else {
          result += "%%"
        }
      }
      return result + rest
    }

    private mutating func form(of name: String, at place: Int?, depth: Int) -> String {
      guard depth < 8, left > 0, let variable = plural.variables[name] else { return "" }
      left -= 1
      // It counts in the order of the text even where it names another place.
      let nextIndex = place == nil ? takeNext() : 0
      let index = place ?? variable.place.map { $0 - 1 } ?? nextIndex
      shown[index] = variable.specifier
      let value = number(index) ?? 0
      let category = PluralRule(language: plural.language).category(of: value)
      return expanded(
        variable.form(category, isZero: value == 0),
        own: index,
        depth: depth + 1
      )
    }

    private mutating func takeNext() -> Int {
      defer { next += 1 }
      return next
    }

    /// The index that `2$` says.
    private func takePlace(from rest: inout Substring) -> Int? {
      let digits = rest.prefix(while: \.isNumber)
      guard rest.dropFirst(digits.count).first == "$", let place = Int(digits), place > 0 else {
        return nil
      }
      rest = rest.dropFirst(digits.count + 1)
      return place - 1
    }
  }
}
