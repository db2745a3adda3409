import Testing

@testable import OwnCode

/// Which statement surrounds a place.
@Suite
struct BodyScannerTests {
  private func statement(at mark: String, in text: String) throws -> String {
    let scanner = BodyScanner(text)
    let range = try #require(text.range(of: mark))
    let place = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let found = try #require(scanner.statement(at: place))
    return String(decoding: scanner.bytes[found], as: UTF8.self)
  }

  private let text = """
    class A {
      func f() {
        var config = Configuration()
        config.color =
          .darkGray; config.size = 3
        Visualizer
          .start(config) { touch in
            print("a } b", touch)
            stop()
          }
        return
      }
    }
    """

  @Test
  func `a line is a statement`() throws {
    #expect(try statement(at: "Configuration", in: text) == "var config = Configuration()")
    #expect(try statement(at: "return", in: text) == "return")
  }

  @Test
  func `a statement continues over lines, and a semicolon ends it`() throws {
    #expect(try statement(at: "config.color", in: text).contains(".darkGray"))
    #expect(try statement(at: "config.size", in: text) == "config.size = 3")
    #expect(try statement(at: "Visualizer", in: text).hasSuffix("stop()\n      }"))
  }

  @Test
  func `braces inside a statement contain their own statements`() throws {
    #expect(try statement(at: "stop", in: text) == "stop()")
  }

  @Test
  func `a label of a case is no part of the statement after it`() throws {
    let text = """
      func f() {
        switch value {
        case .some(let x) where x > 1: first(x)
        case nil:
          // A comment, and an operator: +
          second()
        @unknown default: third(a: 1)
        }
      }
      """
    for name in ["first(x)", "second()", "third(a: 1)"] {
      #expect(try statement(at: name, in: text) == name)
    }
  }

  @Test
  func `a statement contains its strings whole, and ends with an optional type`() throws {
    let text = """
      func f() {
        var a: Int?
        let b = \"""
          } ;
          \"""
        let c = #"(" \\("#
        return
      }
      """
    #expect(try statement(at: "a: Int?", in: text) == "var a: Int?")
    #expect(try statement(at: "} ;", in: text).hasPrefix("let b = \"\"\"\n"))
    #expect(try statement(at: "let c", in: text) == "let c = #\"(\" \\(\"#")
    #expect(try statement(at: "return", in: text) == "return")
  }

  @Test
  func `an attribute on its own line belongs to the declaration after it`() throws {
    let text = """
      class A {}

      @available(iOS 16.0, macCatalyst 17.0, *)
      extension A: Missing {
        func f() {}
      }
      """
    let scanner = BodyScanner(text)
    let place = text.utf8.distance(
      from: text.startIndex,
      to: try #require(text.range(of: "Missing")).lowerBound
    )
    let found = try #require(scanner.declaration(at: place))
    #expect(String(decoding: scanner.bytes[found], as: UTF8.self).contains("@available"))
  }
}
