import Foundation
import Testing

@testable import OwnCode

extension `Stubs for code that does not compile` {
  @Test
  func `a member that another file's import shows leaves with its statement`() throws {
    let text = "class A {\n  func show() {\n    picture.sd_set(url)\n    label.text = name\n  }\n}"
    let module = ClientSources.Module(
      name: "App",
      compiledName: "App",
      files: [
        (path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + text),
        (path: "/App/B.swift", text: ""),
      ],
      imports: []
    )
    let message = CompilerMessage(
      kind: .error,
      path: "/App/A.swift",
      line: 3,
      column: 13,
      text: "value of type 'UIImageView' has no member 'sd_set'"
    )
    for lacking: Set<String> in [["/App/B.swift"], []] {
      var stubs = Stubs(libraries: MissingLibraries(files: lacking))
      let cut = stubs.cutting([message], from: module)
      let left = try #require(cut).files[0].text
      #expect(left.contains("label.text = name") == !lacking.isEmpty, "\(left)")
      #expect(!left.contains("sd_set"))
    }
  }

  @Test
  func `two names that one statement lacks take that statement, and nothing else`() throws {
    let text = """
      func build() {
        let host = Host(root: Page())
        show()
      }
      """
    let messages = [(14, "Host"), (25, "Page")].map { column, name in
      CompilerMessage(
        kind: .error,
        path: "/App/A.swift",
        line: 2,
        column: column,
        text: "cannot find '\(name)' in scope"
      )
    }
    let module = ClientSources.Module(
      name: "App",
      compiledName: "App",
      files: [
        (path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + text)
      ],
      imports: []
    )
    var stubs = Stubs(isOfStatements: true)
    let left = stubs.cutting(messages, from: module)
    let cut = try #require(left)
    #expect(cut.files[0].text.contains("show()"))
    #expect(!cut.files[0].text.contains("host"))
    #expect(stubs.skips.count == 1)
    #expect(stubs.cuts.isEmpty)
  }

  @Test
  func `each statement of a line leaves by itself`() throws {
    func message(_ column: Int, _ name: String) -> CompilerMessage {
      CompilerMessage(
        kind: .error,
        path: "/App/A.swift",
        line: 2,
        column: column,
        text: "cannot find '\(name)' in scope"
      )
    }
    let text = "func build() {\n  let host = Host(); add(host); show()\n}"
    let module = ClientSources.Module(
      name: "App",
      compiledName: "App",
      files: [
        (path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + text)
      ],
      imports: []
    )
    var stubs = Stubs(isOfStatements: true)
    let once = stubs.cutting([message(14, "Host")], from: module)
    let first = try #require(once)
    #expect(first.files[0].text.contains("  _ = (); add(host); show()"))
    let twice = stubs.cutting([message(15, "host")], from: first)
    let second = try #require(twice)
    #expect(second.files[0].text.contains("  _ = (); _ = (); show()"), "\(second.files[0].text)")
    #expect(stubs.cuts.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a return that lacks a name becomes a trap, and the rest of its body stays`(
    ofStatements: Bool
  ) throws {
    let text = """
      enum Page {
        var controller: UIViewController { switch self {
          case .red: return RedController()
          case .blue: return Missing() } }
      }
      """
    let left = try cut(
      "cannot find 'Missing' in scope",
      line: 4,
      column: 24,
      from: text,
      ofStatements: ofStatements
    )
    #expect(
      left == text.replacingOccurrences(of: "return Missing()", with: "_segueMissing(0)"),
      "\(left)"
    )
  }

  @Test(arguments: [
    ("Bool", "false"), ("User?", "nil"), ("[Int]", "[]"), ("[String: [Int]]", "[:]"),
    ("[[String: Int]]", "[]"), ("String", "\"\""), ("(() -> Bool)?", "nil"), ("CGRect", ".zero"),
  ])
  func `a member that lacks a name returns a value that says nothing, where statements may leave`(
    type: String,
    value: String
  ) throws {
    let text = """
      class A {
        var user: \(type) { Missing.user }
        func found(_ index: (Int) -> Int) -> \(type) {
          if index(1) == 2 { show(); return Missing.user }
          return own
        }
        var other: \(type) { get { return Missing.user } set { show() } }
      }
      """
    let message = "cannot find 'Missing' in scope"
    let places = [(message, 2, 16 + type.count), (message, 4, 39), (message, 7, 30 + type.count)]
    let left = try cut(places, from: text, ofStatements: true)
    let expected = text.replacingOccurrences(of: "return Missing.user", with: "return \(value)")
      .replacingOccurrences(of: "Missing.user", with: "return \(value)")
    #expect(left == expected, "\(left)")
    #expect(try cut(places, from: text).contains("_segueMissing(0)"))
  }

  @Test(arguments: ["throws -> Request", "async throws -> Request", "throws"])
  func `a function that throws ends with an error, where it has no such value`(head: String) throws
  {
    let result = head == "throws" ? "_ = Missing()" : "Missing()"
    let text = "class A {\n  func ask(_ a: () throws -> Int) \(head) { \(result) }\n}"
    let message = "cannot find 'Missing' in scope"
    let column = text.components(separatedBy: "Missing")[0].count - 9
    let left = try cut([(message, 2, column)], from: text, ofStatements: true)
    #expect(left.contains(head == "throws" ? "throws {  }" : "throw CocoaError("), "\(left)")
    let plain = "class A {\n  func ask(_ a: () throws -> Int) -> Request { Missing() }\n}"
    #expect(try cut([(message, 2, 48)], from: plain, ofStatements: true).contains("_segueMissing"))
  }

  @Test
  func `a member whose result has no such value, or a closure, keeps its trap`() throws {
    let text = """
      class A {
        func page() -> UIViewController { return Missing() }
        func flag() -> Bool { return list.contains { item in show(); return Missing() } }
      }
      """
    let message = "cannot find 'Missing' in scope"
    let left = try cut([(message, 2, 44), (message, 3, 71)], from: text, ofStatements: true)
    #expect(left.contains("{ _segueMissing(0) }"), "\(left)")
    #expect(!left.contains("return false"), "\(left)")
  }

  @Test
  func `something stands before the semicolon of a statement that leaves`() throws {
    let text = "class A {\n  func show() {\n    Host.add(); home(); Host.end()\n  }\n}"
    let message = "cannot find 'Host' in scope"
    let first = try cut(message, line: 3, column: 5, from: text)
    #expect(first == text.replacingOccurrences(of: "Host.add()", with: "_ = ()"), "\(first)")
    let last = try cut(message, line: 3, column: 25, from: text)
    #expect(last == text.replacingOccurrences(of: "Host.end()", with: ""), "\(last)")
  }

  @Test
  func `a first value that lacks a name becomes a trap, since the code after it needs one`() throws
  {
    let text = """
      class A {
        func make() -> UIView {
          let view: UIView
          if isOpen { view = Missing() } else { view = UIView() }
          return view
        }
      }
      """
    let left = try cut("cannot find 'Missing' in scope", line: 4, column: 24, from: text)
    #expect(left == text.replacingOccurrences(of: "view = Missing()", with: "_segueMissing(0)"))
  }
}
