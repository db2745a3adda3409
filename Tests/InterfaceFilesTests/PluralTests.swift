import InterfaceFiles
import Testing

/// Texts with forms for numbers.
struct PluralTests {
  private func plain(_ plural: PluralFormat?, _ numbers: Double?...) -> String? {
    plural?.plain { numbers.indices.contains($0) ? numbers[$0] : nil }
  }

  private let days = PluralFormat.Variable(
    specifier: "d",
    forms: ["zero": "no days", "one": "%d day", "other": "%d days"]
  )

  @Test
  func `a file of forms is read`() throws {
    let text = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@it@</string>
      <key>it</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>zero</key><string>no days</string>
      <key>one</key><string>%d day</string><key>other</key><string>%d days</string></dict>
      </dict></dict></plist>
      """
    let plurals = try StringsTable.plurals(Array(text.utf8), language: "en", path: "a")
    #expect(
      plurals == [
        "days": PluralFormat(format: "%#@it@", variables: ["it": days], language: "en")
      ]
    )
    #expect(plain(plurals["days"], 0) == "no days")
    #expect(plain(plurals["days"], 1) == "%1$d day")
    #expect(plain(plurals["days"], 21) == "%1$d days")
  }

  @Test
  func `a catalog has forms for a key, or for parts of its text`() {
    let unit = #"{"stringUnit": {"value": "%arg bird"}}"#
    let units = #"{"stringUnit": {"value": "%arg birds"}}"#
    let forms = #""variations": {"plural": {"one": \#(unit), "other": \#(units)}}"#
    let text = """
      {"strings": {
        "%lld birds": {"localizations": {"en": {\(forms)}}},
        "seen": {"localizations": {"en": {
          "stringUnit": {"value": "%@ saw %#@birds@"},
          "substitutions": {"birds": {"argNum": 2, "formatSpecifier": "d", \(forms)}}
        }}},
        "plain": {"localizations": {"en": {"stringUnit": {"value": "Plain"}}}}
      }}
      """
    let plurals = StringsTable.pluralsOfCatalog(Array(text.utf8), language: "en")
    #expect(plurals.keys.sorted() == ["%lld birds", "seen"])
    #expect(plain(plurals["%lld birds"], 1) == "%1$lld bird")
    #expect(plain(plurals["seen"], nil, 3) == "%1$@ saw %2$d birds")
    #expect(StringsTable.pluralsOfCatalog(Array(text.utf8), language: "de").isEmpty)
  }

  @Test(arguments: [0, -1, Int.min])
  func `a place that no argument has counts as missing`(place: Int) {
    let forms = #""variations": {"plural": {"other": {"stringUnit": {"value": "%arg birds"}}}}"#
    let text = """
      {"strings": {"seen": {"localizations": {"en": {
        "stringUnit": {"value": "%#@birds@"},
        "substitutions": {"birds": {"argNum": \(place), \(forms)}}
      }}}}}
      """
    let plurals = StringsTable.pluralsOfCatalog(Array(text.utf8), language: "en")
    #expect(plain(plurals["seen"], 3) == "%1$lld birds")
  }

  @Test
  func `forms that all have each other in them end`() {
    let others = String(repeating: "%#@it@", count: 100)
    let it = PluralFormat.Variable(specifier: "d", forms: ["other": others])
    let plural = PluralFormat(format: "%#@it@", variables: ["it": it], language: "en")
    #expect(plain(plural, 3) == "")
  }

  @Test
  func `numbers are taken in the order of the text, and forms may have others in them`() {
    let hours = PluralFormat.Variable(specifier: "d", forms: ["one": "%d h", "other": "%d hs"])
    let whole = PluralFormat.Variable(specifier: "d", forms: ["other": "%d and %#@hours@ of %1$@"])
    let plural = PluralFormat(
      format: "%@: %#@whole@, %d%%",
      variables: ["whole": whole, "hours": hours],
      language: "en"
    )
    #expect(plain(plural, nil, 5, 1, 9) == "%1$@: %2$d and %3$d h of %1$@, %4$d%%")
  }

  @Test(
    arguments: [
      ("en", [0, 1, 2, 1.5], ["other", "one", "other", "other"]),
      ("fr-CA", [0, 1, 1.5, 2], ["one", "one", "one", "other"]),
      ("ru", [1, 3, 5, 11, 12, 21, 0], ["one", "few", "many", "many", "many", "one", "many"]),
      ("pl", [1, 2, 5, 12, 22, 21], ["one", "few", "many", "many", "few", "many"]),
      ("ar", [0, 1, 2, 3, 11, 100], ["zero", "one", "two", "few", "many", "other"]),
      ("cs", [1, 4, 5], ["one", "few", "other"]), ("ja", [0, 1], ["other", "other"]),
      ("lv", [0, 1, 11, 21, 2], ["zero", "one", "zero", "one", "other"]),
    ] as [(String, [Double], [String])]
  )
  func `a language has its rule`(language: String, numbers: [Double], categories: [String]) {
    let rule = PluralRule(language: language)
    #expect(numbers.map(rule.category) == categories)
  }
}
