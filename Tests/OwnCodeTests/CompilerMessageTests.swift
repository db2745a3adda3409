import Testing

@testable import OwnCode

@Suite
struct CompilerMessageTests {
  @Test
  func `a message of the compiler is read`() {
    let log = """
      /a/b.swift:12:7: error: cannot find 'Foo' in scope
      10 | let x = Foo()
      <unknown>:0: error: something else
      """
    let messages = CompilerMessage.all(in: log)
    #expect(messages.map(\.description) == ["/a/b.swift:12:7: error: cannot find 'Foo' in scope"])
    #expect(messages.first?.missingName == "Foo")
  }

  @Test
  func `a name that only the port gives is not missing from the code`() {
    let text = "type 'Card' has no member '_segueTable_9f_0'"
    let message = CompilerMessage(kind: .error, path: "/a.swift", line: 1, column: 1, text: text)
    #expect(message.missingName == nil)
    #expect(message.isOfPort)
    let own = CompilerMessage(
      kind: .error,
      path: "/a.swift",
      line: 1,
      column: 1,
      text: "type 'Card' has no member 'name'"
    )
    #expect(own.missingName == "name" && !own.isOfPort)
  }

  @Test
  func `a member that UIKit has for itself alone is missing from the code`() {
    let text = "'spring(a:)' is inaccessible due to 'private' protection level"
    let message = CompilerMessage(kind: .error, path: "/a.swift", line: 1, column: 1, text: text)
    #expect(message.missingName == "spring")
  }

  @Test(arguments: [
    ("type 'UIColor' has no member 'redColor'", "red"),
    ("cannot find 'CGVectorMake' in scope", "CGVector(dx:dy:)"),
    ("value of type 'Swap' has no member 'sourceViewController'", "source"),
    ("incorrect argument label in call (have '_:atIndex:', expected '_:at:')", "_:at:"),
    ("type 'UIButton.ButtonType' has no member 'System'", "system"),
    ("incorrect argument label in call (have 'x:', expected 'y:')", nil),
    ("type 'UIColor' has no member 'brandColor'", nil),
    ("type 'UIView' has no member 'Card'", nil),
    ("cannot find 'Card' in scope", nil),
  ])
  func `a name from before Swift 3 has the one that it has now`(text: String, name: String?) {
    let message = CompilerMessage(kind: .error, path: "/a.swift", line: 1, column: 1, text: text)
    #expect(message.currentName == name)
  }

  @Test(arguments: [
    ("cannot call value of non-function type '(any UIViewControllerTransitionCoordinator)?'", true),
    ("cannot call value of non-function type 'Card'", false),
    ("'CGRectMake' was removed in Swift 3", true),
  ])
  func `calls of what is a property now are of Swift 2`(text: String, isOld: Bool) {
    let message = CompilerMessage(kind: .error, path: "/a.swift", line: 1, column: 1, text: text)
    #expect(message.isOfSwift2 == isOld)
  }

  @Test(arguments: [
    ("pickerView(pickerView:numberOfRowsInComponent:)", "UIPickerViewDataSource", true),
    ("pickerView(_:rowsInComponent:)", "UIPickerViewDataSource", false),
    ("pickerView(pickerView:numberOfRowsInComponent:)", "OwnDataSource", false),
  ])
  func `a method of Apple's with a first label is of Swift 2`(
    name: String,
    protocolName: String,
    isOld: Bool
  ) {
    let text =
      "instance method '\(name)' has different argument labels from those required by protocol "
      + "'\(protocolName)' ('pickerView(_:numberOfRowsInComponent:)')"
    let message = CompilerMessage(kind: .error, path: "/a.swift", line: 1, column: 1, text: text)
    #expect(message.isOfSwift2 == isOld)
  }

  @Test(arguments: [
    ("func animationControllerForDismissedController(dismissed: UIViewController) {}", true),
    ("func animationController(forDismissed dismissed: UIViewController) {}", false),
    ("// animationControllerForDismissedController", false),
  ])
  func `a file with a delegate's old method is of Swift 2, whatever else is missing in it`(
    line: String,
    isOld: Bool
  ) throws {
    let folder = Folder()
    try folder.write("class Way: NSObject {\n  \(line)\n}\n", to: "Way.swift")
    let message = CompilerMessage(
      kind: .error,
      path: "\(folder.path)/Way.swift",
      line: 2,
      column: 3,
      text: "cannot find 'Fade' in scope"
    )
    #expect(message.isInFileOfSwift2 == isOld)
  }

  @Test
  func `a message about what the tool wrote is about the user's line above it`() {
    let module = ClientSources.Module(
      name: "App",
      compiledName: "App",
      files: [
        (
          path: "/App/A.swift",
          text: """
          #sourceLocation(file: "/App/A.swift", line: 1)
          class A {
          }
          #sourceLocation()
          let tables = 1
          """
        )
      ],
      imports: []
    )
    func named(_ path: String, _ line: Int) -> String {
      let message = CompilerMessage(kind: .error, path: path, line: line, column: 5, text: "no")
      return ModulePlaces(module).named(message).description
    }
    #expect(named("/cache/App/sources/0-A.swift", 5) == "/App/A.swift:2:1: error: no")
    #expect(named("/App/A.swift", 1) == "/App/A.swift:1:5: error: no")
    #expect(
      named("/cache/App/sources/1-B.swift", 5) == "/cache/App/sources/1-B.swift:5:5: error: no"
    )
  }

  @Test
  func `a file whose name has two lines is written under a name of one`() {
    #expect(ModulePlaces.writtenEnd(of: "/App/A\nB.swift", at: 3) == "/3-A_B.swift")
  }

  @Test
  func
    `a brace that is missing at the end of a file is reported in its last line that is not empty`()
  {
    let module = ClientSources.Module(
      name: "App",
      compiledName: "App",
      files: [
        (
          path: "/App/A.swift",
          text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\nclass A {\n  func a() {}  \n\n"
        )
      ],
      imports: []
    )
    let path = "/cache/App/sources/0-A.swift"
    let message = CompilerMessage(kind: .error, path: path, line: 5, column: 1, text: "no '}'")
    for named in [ModulePlaces(module).named(message), ModulePlaces(module).endNamed(message)] {
      #expect(named.description == "/App/A.swift:2:13: error: no '}'")
    }
  }

  @Test
  func `a message about lines that moved into another file is about the user's own line`() {
    let module = ClientSources.Module(
      name: "App",
      compiledName: "App",
      files: [
        (
          path: "/App/A.swift",
          text: """
          import UIKit
          #sourceLocation(file: "/App/A.swift", line: 1)
          class A {
          #sourceLocation(file: "/App/B \"2\".swift", line: 7)
            func b() {}
            func c() {}
          #sourceLocation(file: "/App/A.swift", line: 2)
          }
          """
        ), (path: "/App/C.swift", text: "let c = 1\nlet d = 1"),
      ],
      imports: []
    )
    let places = ModulePlaces(module)
    func message(_ path: String, _ line: Int) -> CompilerMessage {
      CompilerMessage(kind: .error, path: path, line: line, column: 5, text: "no")
    }
    let moved = message("/App/B \"2\".swift", 8)
    #expect(places.named(moved) == moved)
    for (path, line, file, row) in [
      ("/App/B \"2\".swift", 8, 0, 5), ("/App/A.swift", 2, 0, 7), ("/cache/1-C.swift", 2, 1, 1),
      ("/cache/0-A.swift", 1, 0, 0),
    ] {
      let place = places.place(of: message(path, line))
      #expect(place?.file == file && place?.line == row, "\(path):\(line)")
    }
    #expect(places.place(of: message("/App/A.swift", 3)) == nil)
  }

  @Test
  func `a message about a member that moved is about its new place, not the empty lines it left`() {
    let module = ClientSources.Module(
      name: "App",
      compiledName: "App",
      files: [
        (
          path: "/App/B.swift",
          text: "#sourceLocation(file: \"/App/B.swift\", line: 1)\nextension A {\n\n\n}"
        ),
        (
          path: "/App/C.swift",
          text: """
          #sourceLocation(file: "/App/C.swift", line: 1)
          class A {
          #sourceLocation(file: "/App/B.swift", line: 2)
            func b() {}
            func c() {}
          #sourceLocation(file: "/App/C.swift", line: 2)
          }
          """
        ),
      ],
      imports: []
    )
    let places = ModulePlaces(module)
    for (line, file, row) in [(1, 0, 1), (2, 1, 3), (3, 1, 4), (4, 0, 4)] {
      let path = "/App/B.swift"
      let message = CompilerMessage(kind: .error, path: path, line: line, column: 1, text: "no")
      let place = places.place(of: message)
      #expect(place?.file == file && place?.line == row, "\(line)")
    }
  }

  @Test
  func `a column is corrected by what the port inserted before it`() {
    let message = CompilerMessage(kind: .error, path: "/a.swift", line: 3, column: 30, text: "no")
    let shifts = [
      PortResponse.Shift(path: "/a.swift", line: 3, column: 10, by: 4),
      PortResponse.Shift(path: "/a.swift", line: 3, column: 20, by: 9),
      PortResponse.Shift(path: "/a.swift", line: 3, column: 40, by: 20),
    ]
    #expect(message.shifted(by: shifts).column == 21)
  }
}
