import InterfaceFiles
import Testing

/// `.strings` files and property lists.
struct StringsTests {
  private func table(_ text: String) throws -> [String: String] {
    try StringsTable.read(Array(text.utf8), path: "a.strings")
  }

  @Test
  func `pairs, comments, escapes and bare words are read`() throws {
    let strings = try table(
      """
      /* One */ "a" = "1\\n\\"x\\"";
      // Two
      b-key = value.two; "same";
      "u" = "\\U00fc\\u00df";
      """
    )
    #expect(strings == ["a": "1\n\"x\"", "b-key": "value.two", "same": "same", "u": "üß"])
  }

  @Test
  func `UTF-16 and XML property lists can hold strings, too`() throws {
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in "\"a\" = \"ä\";".utf16 { big += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    #expect(try StringsTable.read(big, path: "a") == ["a": "ä"])
    let list = "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></dict></plist>"
    #expect(try table(list) == ["a": "b"])
  }

  @Test
  func `a mistake is reported with its line`() {
    #expect(
      throws: InterfaceFileError(path: "a.strings", line: 2, reason: "there is no '=' after \"b\"")
    ) { try table("\"a\" = \"1\";\n\"b\" \"2\";") }
    #expect(
      throws: InterfaceFileError(path: "a.strings", line: 1, reason: "a string is not closed")
    ) {
      try table("\"a\" = \"1;")
    }
  }

  @Test
  func `a string catalog gives the strings of one language`() throws {
    let json = """
      {"sourceLanguage":"en","strings":{"Hi":{"localizations":{"de":{"stringUnit":\
      {"state":"translated","value":"Hallo"}}}},"Bye":{}}}
      """
    let strings = try StringsTable.catalog(Array(json.utf8), language: "de", path: "a")
    #expect(strings == ["Hi": "Hallo"])
  }

  @Test
  func `a property list is read and its build settings are filled in`() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE plist PUBLIC "x" "http://nowhere"><plist version="1.0"><dict>
      <key>a</key><array><integer>0x10</integer><real>1.5</real><true/><false/></array>
      <key>b</key><string>$(PRODUCT_MODULE_NAME).${X:rfc}.$(OTHER) $5</string>
      <key>c</key><data>aGk=</data></dict></plist>
      """
    let list = try PropertyList.read(Array(text.utf8), path: "a")
      .expanding(["PRODUCT_MODULE_NAME": "M", "X": "x"])
    #expect(list["a"] == .array([.integer(16), .real(1.5), .boolean(true), .boolean(false)]))
    #expect(list["b"]?.string == "M.x.$(OTHER) $5")
    #expect(list["c"] == .data([104, 105]))
  }
}
