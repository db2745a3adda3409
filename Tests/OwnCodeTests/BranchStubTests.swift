import Foundation
import Testing

@testable import OwnCode

/// What leaves with branches of an `if`, a `guard` or a `switch` that the compiler refuses.
@Suite
struct `Stubs for branches that do not compile` {
  @Test
  func `a case of a switch that loses its only statement still has one`() throws {
    let text = """
      class A {
        func show(_ index: Int) {
          switch index {
          case 0:
            push(Page(root: 3))
          default: home()
          }
        }
      }
      """
    let left = try cut("cannot find 'Page' in scope", line: 5, column: 12, from: text)
    #expect(
      left == text.replacingOccurrences(of: "push(Page(root: 3))", with: "_ = ()"),
      "\(left)"
    )
  }

  @Test
  func `a branch whose pattern lacks a name leaves, and its values find a new one`() throws {
    let text = """
      class A {
        func show(_ state: Any) {
          switch state {
          case is Ready: begin()
          case let page as Page:
            open(page)
          }
        }
      }
      """
    let left = try cut("cannot find type 'Page' in scope", line: 5, column: 22, from: text)
    #expect(
      left
        == text.replacingOccurrences(
          of: "case let page as Page:\n      open(page)\n    }",
          with: "\n\n     default: break }"
        ),
      "\(left)"
    )
    let other = text.replacingOccurrences(of: "is Ready", with: "is Page, is Ready")
    #expect(try cut("cannot find type 'Page' in scope", line: 4, column: 13, from: other) == text)
  }

  @Test
  func `a branch beside a default leaves alone, and the only one with its switch`() throws {
    let text = """
      class A {
        func show() {
          switch state {
          case Status.done: begin()
          default: end()
          }
          show()
        }
      }
      """
    let message = "cannot find 'Status' in scope"
    let left = try cut(message, line: 4, column: 10, from: text)
    #expect(left == text.replacingOccurrences(of: "case Status.done: begin()", with: ""), "\(left)")
    let only = text.replacingOccurrences(of: "    default: end()\n", with: "")
    let rest = try cut(message, line: 4, column: 10, from: only)
    #expect(!rest.contains("switch") && rest.contains("show()\n  }"), "\(rest)")
  }

  @Test
  func `a branch that returned a value leaves an end of the run for its values`() throws {
    let text = """
      class A {
        func name() -> String {
          switch state {
          case is Page: return "page"
          case is Int: return "number"
          }
        }
      }
      """
    let left = try cut("cannot find type 'Page' in scope", line: 4, column: 13, from: text)
    #expect(
      left.contains("case is Int: return \"number\"\n     default: _segueMissing(0) }"),
      "\(left)"
    )
    #expect(!left.contains("Page"))
  }

  @Test(arguments: [true, false])
  func `the code after a guard stays, without what needs the guard's names`(
    ofStatements: Bool
  ) throws {
    let text = """
      class A {
        func show() {
          guard let x = Library.thing else { return }
          begin()
          use(x)
        }
      }
      """
    let left = try cut(
      [
        ("cannot find 'Library' in scope", 3, 19), ("cannot find 'x' in scope", 5, 9),
      ],
      from: text,
      ofStatements: ofStatements,
      lacking: !ofStatements
    )
    #expect(
      left
        == text.replacingOccurrences(of: "guard let x = Library.thing else { return }", with: "")
        .replacingOccurrences(of: "use(x)", with: ""),
      "\(left)"
    )
  }

  @Test
  func `a guard loses the one condition that lacks a name`() throws {
    let text = """
      class A {
        func show() {
          guard let map = value as? Dictionary<String, Int>,
            let x = Library.thing, isOpen
          else { return }
          begin()
        }
      }
      """
    let message = "cannot find 'Library' in scope"
    let left = try cut(message, line: 4, column: 15, from: text)
    #expect(left == text.replacingOccurrences(of: "let x = Library.thing, ", with: ""), "\(left)")
    let own = text.replacingOccurrences(of: "guard let", with: "guard\n      let")
      .replacingOccurrences(of: ", isOpen", with: "")
    let last = try cut(message, line: 5, column: 15, from: own)
    #expect(
      last == own.replacingOccurrences(of: ",\n      let x = Library.thing", with: "\n"),
      "\(last)"
    )
  }

  @Test
  func `a branch that lacks a name becomes a trap unless statements may leave`() throws {
    let text = """
      class A {
        func show(_ index: Int) {
          switch index { case 0: push(Missing()); default: home() }
          let page = Missing()
        }
      }
      """
    let message = "cannot find 'Missing' in scope"
    for (ofStatements, rest) in [(true, "_ = ()"), (false, "_segueMissing(0)")] {
      let left = try cut(message, line: 3, column: 33, from: text, ofStatements: ofStatements)
      #expect(left == text.replacingOccurrences(of: "push(Missing())", with: rest), "\(left)")
    }
    // The code after a declaration needs its name.
    let body = try cut(message, line: 4, column: 16, from: text, ofStatements: false)
    #expect(body.contains("{ _segueMissing(0) ") && !body.contains("home"), "\(body)")
  }

  @Test
  func `a branch of an if that lacks a name becomes a trap, and the rest of the body stays`()
    throws
  {
    let text = """
      class A {
        func show() {
          if isOpen {
            let page = Missing()
            push(page)
          } else {
            home()
          }
          rest()
        }
      }
      """
    let message = "cannot find 'Missing' in scope"
    let left = try cut(message, line: 4, column: 18, from: text, ofStatements: false)
    let branch = "let page = Missing()\n      push(page)"
    #expect(left == text.replacingOccurrences(of: branch, with: "_segueMissing(0)\n"), "\(left)")
  }

  @Test(arguments: [
    ("if x is Missing { a() } else { b() }", "do { b() }"),
    ("if x is Missing { a() } else if y { b() }", "if y { b() }"),
    ("if y { a() } else if x is Missing { b() }", "if y { a() }"),
    ("if y { a() } else if x is Missing { b() } else { c() }", "if y { a() } else { c() }"),
    ("if x is Missing { a() }", ""),
  ])
  func `of an if that asks for a missing type the other branches stay`(
    statement: String,
    left: String
  ) throws {
    let text = "class A {\n  func show() {\n    \(statement)\n  }\n}"
    let place = try #require(statement.range(of: "Missing")).lowerBound
    let column = statement.distance(from: statement.startIndex, to: place) + 5
    let found = try cut("cannot find type 'Missing' in scope", line: 3, column: column, from: text)
    let line = found.components(separatedBy: "\n")[2].trimmingCharacters(in: .whitespaces)
    #expect(line == left, "\(found)")
  }

  @Test
  func `the rest of a branch ends with the condition of compilation around it`() throws {
    let text = """
      func show(_ kind: Int) {
        if kind == 2 {
          #if os(iOS)
          let style = make(kind)
          #if DEBUG
          print("#endif")
          #endif
          style(self)
          #endif
          end()
        }
      }
      """
    let scanner = BodyScanner(text)
    func rest(of words: String) throws -> String {
      let start = try #require(text.range(of: words)).lowerBound
      let place = text.utf8.distance(from: text.startIndex, to: start)
      let statement = try #require(scanner.statement(at: place))
      let rest = try #require(scanner.restOfBranch(from: statement))
      return String(decoding: scanner.bytes[rest], as: UTF8.self)
    }
    #expect(try rest(of: "let style").hasPrefix("let style"))
    #expect(try rest(of: "let style").hasSuffix("style(self)"))
    #expect(try rest(of: "end()") == "end()")
  }
}
