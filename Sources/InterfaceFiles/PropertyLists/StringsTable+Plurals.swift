import Foundation

extension StringsTable {
  /// The texts of a `.stringsdict` file, by their keys.
  package static func plurals(
    _ bytes: [UInt8],
    language: String,
    path: String
  ) throws(InterfaceFileError) -> [String: PluralFormat] {
    guard let entries = try PropertyList.read(bytes, path: path).dictionary else {
      throw InterfaceFileError(path: path, reason: "it holds no dictionary of strings")
    }
    return entries.compactMapValues { entry in
      guard let words = entry.dictionary,
        let format = words["NSStringLocalizedFormatKey"]?.string
      else { return nil }
      return PluralFormat(
        format: format,
        variables: words.compactMapValues(variable),
        language: language
      )
    }
  }

  private static func variable(_ entry: PropertyList) -> PluralFormat.Variable? {
    guard let words = entry.dictionary?.compactMapValues(\.string),
      words["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
    else { return nil }
    return PluralFormat.Variable(
      specifier: words["NSStringFormatValueTypeKey"] ?? "d",
      forms: words.filter { !$0.key.hasPrefix("NSString") }
    )
  }

  /// The texts of a string catalog that have forms for numbers, in one language.
  package static func pluralsOfCatalog(
    _ bytes: [UInt8],
    language: String
  ) -> [String: PluralFormat] {
    let root = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
    let strings = root?["strings"] as? [String: [String: Any]] ?? [:]
    return strings.compactMapValues { entry in
      let languages = entry["localizations"] as? [String: [String: Any]]
      return languages?[language].flatMap { plural($0, language: language) }
    }
  }

  private static func plural(_ text: [String: Any], language: String) -> PluralFormat? {
    if let forms = forms(of: text) {
      let variable = PluralFormat.Variable(specifier: "lld", forms: forms)
      return PluralFormat(format: "%#@it@", variables: ["it": variable], language: language)
    }
    guard let format = (text["stringUnit"] as? [String: Any])?["value"] as? String,
      let parts = text["substitutions"] as? [String: [String: Any]]
    else { return nil }
    let variables = parts.compactMapValues { part in
      forms(of: part).map {
        PluralFormat.Variable(
          specifier: part["formatSpecifier"] as? String ?? "lld",
          forms: $0,
          place: (part["argNum"] as? Int).flatMap { $0 > 0 ? $0 : nil }
        )
      }
    }
    return PluralFormat(format: format, variables: variables, language: language)
  }

  private static func forms(of text: [String: Any]) -> [String: String]? {
    let variations = text["variations"] as? [String: Any]
    let plural = variations?["plural"] as? [String: [String: Any]]
    let forms = plural?.compactMapValues {
      ($0["stringUnit"] as? [String: Any])?["value"] as? String
    }
    return forms?.isEmpty == false ? forms : nil
  }
}
