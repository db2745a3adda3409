import Foundation
import Testing

@testable import OwnCode

/// What leaves with code that the compiler refuses.
@Suite
struct `Stubs for code that does not compile` {
  @Test(arguments: [true, false])
  func `an extension for a missing protocol keeps its members`(ofStatements: Bool) throws {
    let text = """
      extension Home: WaterfallDelegate {
        func size() -> Int { 1 }
      }
      """
    let left = try cut(
      "cannot find type 'WaterfallDelegate' in scope",
      line: 1,
      column: 17,
      from: text,
      ofStatements: ofStatements
    )
    #expect(
      left == """
        extension Home: Any {
          func size() -> Int { 1 }
        }
        """
    )
  }

  @Test(arguments: [
    ("let a = Missing(); func b() {", 9, " func b() {"),
    ("class A: Missing { }; func b() {", 10, " func b() {"),
    ("let c = 1; let a: Missing = { Missing() }(); func b() {", 19, "let c = 1;  func b() {"),
    ("func b() {}; let a = Missing()", 22, "func b() {}; "),
  ])
  func `what shares its line with a declaration that leaves stays`(
    line: String,
    column: Int,
    rest: String
  ) throws {
    let end = line.hasSuffix("{") ? "\n}" : ""
    let left = try cut(
      "cannot find 'Missing' in scope",
      line: 1,
      column: column,
      from: line + end,
      ofStatements: false
    )
    #expect(left == rest + end)
  }

  @Test(arguments: [true, false])
  func `a class that conforms to a missing protocol stays`(ofStatements: Bool) throws {
    let text = """
      class Home<T: Equatable>: UIViewController, ScannerDelegate,
        Other where T: Sendable {
        override func viewDidLoad() {}
      }
      """
    let left = try cut(
      "cannot find type 'ScannerDelegate' in scope",
      line: 1,
      column: 45,
      from: text,
      ofStatements: ofStatements
    )
    #expect(left == text.replacingOccurrences(of: "ScannerDelegate", with: "Any"))
    let other = try cut("cannot find type 'Other' in scope", line: 2, column: 3, from: text)
    #expect(other == text.replacingOccurrences(of: "Other", with: "Any"))
  }

  @Test
  func `a class whose superclass is missing leaves whole, and one alone with a protocol stays`()
    throws
  {
    let text = "class Cell: Drawing {\n  func draw() { super.draw() }\n}"
    let message = "cannot find type 'Drawing' in scope"
    #expect(try !cut(message, line: 1, column: 13, from: text).contains("Cell"))
    let plain = text.replacingOccurrences(of: " super.draw() ", with: "")
    #expect(
      try cut(message, line: 1, column: 13, from: plain)
        == plain.replacingOccurrences(of: "Drawing", with: "Any")
    )
    let base = text.replacingOccurrences(of: "Drawing", with: "Base<Drawing>")
    #expect(try !cut(message, line: 1, column: 18, from: base).contains("Cell"))
  }

  @Test(arguments: [true, false])
  func `of the port's tables only the line leaves that lists what is gone, and no trap comes`(
    ofStatements: Bool
  ) throws {
    let text = """
      extension Home {
        @MainActor fileprivate static func _segueTable_1_0() {
          let table = ClassTable.of(Home.self)
          table.selector("tap", Home.tap(_:))
          table.selector("pan", Home.pan(_:))
        }
      }
      @MainActor func _segueTables_1() {
        Home._segueTable_1_0()
        Other._segueTable_1_1()
      }
      """
    let messages = [
      ("generic parameter 'Root' could not be inferred", 4, 11),
      ("generic parameter 'R' could not be inferred", 4, 11),
      ("cannot find 'Other' in scope", 10, 3),
    ]
    let left = try cut(messages, from: text, ofStatements: ofStatements)
    #expect(
      left
        == text.replacingOccurrences(of: "table.selector(\"tap\", Home.tap(_:))", with: "")
        .replacingOccurrences(of: "Other._segueTable_1_1()", with: "")
    )
    let rest = try cut("cannot find type 'Home' in scope", line: 1, column: 11, from: text)
    #expect(!rest.contains("extension") && rest.contains("_segueTables_1"))
  }

  @Test
  func `a class that lacks an initializer leaves, though the place is behind its others`() throws {
    let text = "class A {\n  init() {\n  }\n  func b() {}\n}\nclass B {}"
    let message = "'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'"
    let left = try cut(message, line: 4, column: 1, from: text, ofStatements: false)
    #expect(left.trimmingCharacters(in: .newlines) == "class B {}")
  }

  @Test
  func `a closure whose parameters have no type leaves with its statement`() throws {
    let text = """
      class A {
        func load() {
          operation.found = { [unowned self, name = title] record in
            self.list.append(1)
          }
          show()
        }
      }
      """
    let left = try cut(
      "cannot infer type of closure parameter 'record' without a type annotation",
      line: 3,
      column: 54,
      from: text
    )
    #expect(left == "class A {\n  func load() {\n    \n\n\n    show()\n  }\n}", "\(left)")
  }

  @Test
  func `a statement behind the parameters of a closure leaves without them`() throws {
    let text = """
      class A {
        func load() {
          start { [weak self] value in Host.add(value) }
          for page in pages { Host.add(page) }
        }
      }
      """
    let closure = try cut("cannot find 'Host' in scope", line: 3, column: 34, from: text)
    #expect(closure == text.replacingOccurrences(of: "Host.add(value)", with: ""), "\(closure)")
    let loop = try cut("cannot find 'Host' in scope", line: 4, column: 25, from: text)
    #expect(loop == text.replacingOccurrences(of: "Host.add(page)", with: ""), "\(loop)")
  }

  @Test
  func `an extension of a missing type leaves whole`() throws {
    let left = try cut(
      "cannot find type 'Waterfall' in scope",
      line: 1,
      column: 11,
      from: "extension Waterfall {\n  func size() -> Int { 1 }\n}"
    )
    #expect(!left.contains("size"))
  }

  @Test
  func `what a body returns without a word is not left out alone`() throws {
    let text = """
      class A {
        static func make() -> Panel {
          Panel(missing: 1)
        }
        func run() {
          start(missing: 1)
        }
      }
      """
    let made = try cut("extra argument 'missing' in call", line: 3, column: 11, from: text)
    #expect(made.contains("{ _segueMissing(0) "), "\(made)")
    let run = try cut("extra argument 'missing' in call", line: 6, column: 11, from: text)
    #expect(!run.contains("_segueMissing") && !run.contains("start(missing"), "\(run)")
  }

  @Test(arguments: [
    "load(completion: @escaping (Int) -> Void)", "load() -> Void", "load() throws -> ()",
    "load(_ map: (Int) -> (Int) -> Int, then: Int = 2)",
  ])
  func `the last statement leaves alone where only a parameter has a result`(head: String) throws {
    let text = "class A {\n  func \(head) {\n    task.resume()\n  }\n}"
    let left = try cut("cannot find 'task' in scope", line: 3, column: 5, from: text)
    #expect(left == text.replacingOccurrences(of: "task.resume()", with: ""), "\(left)")
  }

  @Test
  func `what a function with a closure among its parameters returns is not left out alone`() throws
  {
    let text = "class A {\n  func make(_ a: (Int) -> Void) -> Panel {\n    Panel(b)\n  }\n}"
    let left = try cut("cannot find 'b' in scope", line: 3, column: 11, from: text)
    #expect(left.contains("_segueMissing"), "\(left)")
  }

  @Test
  func `a property leaves with all lines of its value, and takes nothing else`() throws {
    let kept = "class A {\n  weak var host: Host?"
    let end = "  var other: Set<Int>\n  var last = 1\n}"
    let text = """
      \(kept)
        @objc
        private let kernel = Kernel(source: \"""
      kernel main() {
          return " 1;
      \"""
        )
      \(end)
      """
    let left = try cut("cannot find 'Kernel' in scope", line: 4, column: 24, from: text)
    #expect(left == "\(kept)\n  \n\n\n\n\n\n\(end)", "\(left)")
    let other = try cut("cannot find type 'Host' in scope", line: 2, column: 18, from: text)
    #expect(other == text.replacingOccurrences(of: "  weak var host: Host?", with: ""), "\(other)")
  }

  @Test
  func `the name of a property that leaves is known, that of a method is not`() {
    let text = "class A {\n  @IBOutlet weak var canvas: Canvas!\n  func clear(_ a: Canvas) {}\n}"
    let module = ClientSources.Module(
      name: "App",
      compiledName: "App",
      files: [
        (path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + text)
      ],
      imports: []
    )
    var stubs = Stubs()
    let messages = [(2, 30), (3, 19)].map { line, column in
      CompilerMessage(
        kind: .error,
        path: "/App/A.swift",
        line: line,
        column: column,
        text: "cannot find type 'Canvas' in scope"
      )
    }
    let left = stubs.cutting(messages, from: module)
    #expect(left != nil)
    #expect(stubs.lostNames == ["canvas"])
  }

  @Test
  func `a class stays whose property has a missing wrapper`() throws {
    let text = """
      class List: UIViewController {
        @LazyInjected private var model: Model
        func show() {}
      }
      """
    let left = try cut(
      [
        ("class 'List' has no initializers", 1, 7),
        ("unknown attribute 'LazyInjected'", 2, 4),
      ],
      from: text
    )
    #expect(
      left == """
        class List: UIViewController {

          func show() {}
        }
        """
    )
    let alone = try cut([("class 'List' has no initializers", 1, 7)], from: text)
    #expect(!alone.contains("class"))
  }

  @Test
  func `a closure in a list that makes a missing screen leaves with its statement`() throws {
    let text = """
      class A {
        func load() {
          screens.insert(({ Host(root: Page()) }, "Host"), at: 2)
          start({ Host(root: 1).show() })
          other()
        }
      }
      """
    let messages = [(3, 23), (4, 13)].map { line, column in
      (text: "cannot find 'Host' in scope", line: line, column: column)
    }
    let left = try cut(messages, from: text, ofStatements: true)
    #expect(
      left
        == text.replacingOccurrences(
          of: "screens.insert(({ Host(root: Page()) }, \"Host\"), at: 2)",
          with: ""
        )
        .replacingOccurrences(of: "Host(root: 1).show()", with: ""),
      "\(left)"
    )
  }

  @Test
  func `a property that leaves takes along what sets it, and no property after it`() throws {
    let text = """
      class Home: UIView {
        private var bag: Bag = .init()
        let mark: Mark = {
          Mark()
        }()
        override func reuse() {
          bag = .init()
          mark.isHidden = true
        }
      }
      """
    let left = try cut(
      [
        ("cannot find type 'Bag' in scope", 2, 20),
        ("cannot infer contextual base in reference to member 'init'", 7, 12),
      ],
      from: text,
      lacking: true
    )
    #expect(
      left
        == text.replacingOccurrences(of: "  private var bag: Bag = .init()", with: "")
        .replacingOccurrences(of: "bag = .init()", with: ""),
      "\(left)"
    )
  }

  @Test
  func
    `a closure that loses all it does keeps its parameters, or leaves where it must have a value`()
    throws
  {
    let text = """
      class A {
        func load() {
          names.forEach { Host.add($0) }
          start({ Host.add($1, $0) })
          list = names.map { Host(name: $0) }
          names.forEach { name in Host.add(name) { $0.width } }
          start { if $0 { Host.add { $1.width } } }
          start { Host.add { $0.width } }
        }
      }
      """
    let messages = [(3, 21), (4, 13), (5, 24), (6, 29), (8, 13)].map { line, column in
      (text: "cannot find 'Host' in scope", line: line, column: column)
    }
    let left = try cut(messages, from: text, ofStatements: true)
    #expect(
      left
        == text.replacingOccurrences(of: "Host.add($0)", with: "_ = ($0)")
        .replacingOccurrences(of: "Host.add($1, $0)", with: "_ = ($0, $1)")
        .replacingOccurrences(of: "list = names.map { Host(name: $0) }", with: "")
        .replacingOccurrences(of: " Host.add(name) { $0.width }", with: " ")
        .replacingOccurrences(of: "start { Host.add { $0.width } }", with: "start {  }"),
      "\(left)"
    )
  }
}
