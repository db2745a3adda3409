import Testing

@Suite
struct `Facts about sources` {
  @Test
  func `a type lists its superclasses and protocols through all modules`() throws {
    let ported = try port(
      modules: [
        (
          "Kit",
          [
            "import UIKit\nopen class Base: NSObject {}\nextension Base: UIGestureRecognizerDelegate {}"
          ]
        ),
        (
          "App",
          [
            """
            import Kit
            class Fade: Base, UIViewControllerAnimatedTransitioning {
              init(duration: TimeInterval = 0.3, from source: UIView, _ flag: Bool) {}
              convenience override init() { self.init(from: UIView(), true) }
            }
            """
          ]
        ),
      ],
      only: "facts"
    )
    let type = try #require(ported.files[1].types.first)
    #expect(type.superclasses == ["Base", "NSObject"])
    #expect(
      type.conforms == ["UIGestureRecognizerDelegate", "UIViewControllerAnimatedTransitioning"]
    )
    #expect(type.initializers.map(\.isConvenience) == [false, true])
    #expect(
      type.initializers[0].parameters == [
        .init(label: "duration", name: "duration", type: "TimeInterval", default: "0.3"),
        .init(label: "from", name: "source", type: "UIView", default: nil),
        .init(label: "_", name: "flag", type: "Bool", default: nil),
      ]
    )
    #expect(ported.files[1].text == nil)
  }

  @Test
  func `methods of extensions have their parameters`() throws {
    let ported = try port(
      "extension UINavigationController {\n  func fade(to screen: UIViewController, time: Double = 1) {}\n}"
    )
    #expect(
      ported.files[0].types[0].functions[0].parameters == [
        .init(label: "to", name: "screen", type: "UIViewController", default: nil),
        .init(label: "time", name: "time", type: "Double", default: "1"),
      ]
    )
  }

  @Test
  func `a method that ends the program is left to subclasses`() throws {
    let ported = try port(
      "class Base {\n  func a() { fatalError(\"override\") }\n  func b() { print(1) }\n}"
    )
    #expect(ported.files[0].types[0].functions.map(\.isTrap) == [true, nil])
  }

  @Test
  func `an animator that completes no transition leaves its empty methods to subclasses`() throws {
    let ported = try port(
      """
      import UIKit
      class Base: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> Double { 1 }
        func animateTransition(using c: UIViewControllerContextTransitioning) { move(c) }
        func move(_ context: UIViewControllerContextTransitioning) {}
      }
      class Whole: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> Double { 1 }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          c.completeTransition(true)
        }
        func animationEnded(_ completed: Bool) {}
      }
      """
    )
    let types = ported.files[0].types
    #expect(types[0].functions.map(\.isTrap) == [nil, nil, true])
    #expect(types[1].functions.map(\.isTrap) == [nil, nil, nil])
  }

  @Test
  func `an initializer that nobody may call counts as private`() throws {
    let ported = try port(
      """
      class Fade: NSObject {
        @available(*, unavailable)
        override init() { fatalError() }
        init(duration: Double) {}
      }
      """
    )
    #expect(ported.files[0].types[0].initializers.map(\.access) == ["private", "internal"])
  }

  @Test
  func `an initializer that always ends the program is marked`() throws {
    let ported = try port(
      """
      class Fade: NSObject {
        override init() { fatalError("Use init(duration:)") }
        init(duration: Double) { if duration < 0 { fatalError() } }
        init(depth: Double) { super.init(); print("no"); preconditionFailure() }
        init(speed: Double) { make = { fatalError() } }
      }
      """
    )
    #expect(ported.files[0].types[0].initializers.map(\.isTrap) == [true, false, true, false])
  }

  @Test
  func `an app's main class is reported and its attribute blanked`() throws {
    let ported = try port(
      "import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"
    )
    #expect(ported.files[0].types[0].main == "@UIApplicationMain")
    #expect(ported.body().hasPrefix("import UIKit\n                  \nclass"))
    try expectCompiles(ported)
  }

  @Test
  func `calls of initializers and subscripts are listed up to their first label`() throws {
    let ported = try port(
      """
      let red = UIColor(hex: 0xFF0000, alpha: 1)
      let blue: UIColor = .init(named: "blue")
      let plain = Outer.Inner(1)
      let none = UIView()
      let shown = numbers[safe: plain(seed: 2)]
      let first = numbers[0]
      """
    )
    #expect(
      ported.files[0].calls == ["Inner(_:", "UIColor(hex:", "init(named:", "subscript(safe:"]
    )
  }

  @Test
  func `subscripts have the labels of their calls, and a where clause is noted`() throws {
    let ported = try port(
      """
      extension Array where Element: Equatable {
        subscript(safe index: Int) -> Element? { nil }
        private subscript(index: String) -> Element? { nil }
      }
      extension Set { }
      """
    )
    let types = ported.files[0].types
    #expect(types.map(\.isConstrained) == [true, false])
    #expect(
      types[0].subscripts == [
        .init(name: "subscript(safe:)", access: "internal"),
        .init(name: "subscript(_:)", access: "private"),
      ]
    )
  }

  @Test
  func `names outside bodies, and aliases of types, are listed by themselves`() throws {
    let ported = try port(
      modules: [
        (
          "App",
          [
            """
            import UIKit
            extension UIView {
              typealias Done = (Result) -> Void
              private typealias Hidden = Int
              var theme: Theme { Theme.shared(Inner.self) }
              func fade(_ done: Done = Shared.done) { Router.open { Screen() } }
              var half: Int { -whole =>> 2 }
            }
            """
          ]
        )
      ],
      only: "facts"
    )
    #expect(ported.files[0].types[0].aliases == ["Done"])
    let heads = Set(ported.files[0].heads)
    #expect(heads.isSuperset(of: ["Result", "Theme", "Done", "Shared", "UIView"]))
    #expect(heads.isDisjoint(with: ["Inner", "Router", "Screen"]))
    #expect(
      Set(ported.files[0].mentions).isSuperset(of: ["Inner", "Router", "Screen", "-", "=>>"])
    )
  }

  @Test
  func `what aliases stand for is listed where they are declared`() throws {
    let ported = try port(
      """
      typealias Duration = TimeInterval
      typealias Pair<T> = (T, T)
      private typealias Hidden = Int
      class Fade {
        typealias Model = Looking & Timed
        func run() { typealias Local = Int }
      }
      extension Fade { typealias Done = (Bool) -> Void }
      """
    )
    let file = ported.files[0]
    #expect(file.aliasTypes == ["Duration": "TimeInterval"])
    #expect(
      file.types.map(\.aliasTypes) == [["Model": "Looking & Timed"], ["Done": "(Bool) -> Void"]]
    )
  }

  @Test
  func `a type has all protocols for which one name stands, the nearest of several`() throws {
    let ported = try port(
      """
      protocol Looking {}
      protocol Timed: Moving {}
      protocol Moving {}
      class Other { typealias Model = Moving & Sized }
      typealias Model = Looking & Timed
      struct Settings: Model {}
      enum Space {
        typealias Model = Looking & Codable
        struct Inner: Model {}
      }
      """
    )
    let types = ported.files[0].types
    #expect(types.first { $0.name == "Settings" }?.conforms == ["Looking", "Timed", "Moving"])
    #expect(types.first { $0.name == "Space.Inner" }?.conforms == ["Looking", "Codable"])
  }

  @Test
  func `of a class and protocols together the class is the superclass`() throws {
    let ported = try port(
      """
      protocol Titled {}
      typealias TitledController = Titled & UIViewController
      class Base: TitledController {}
      class Card: Base {}
      class Sheet: Titled & UIViewController {}
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          _ = context.viewController(forKey: .from) as! UIViewController & Titled
          _ = context.viewController(forKey: .to) as! UIViewController
        }
      }
      """
    )
    let types = ported.files[0].types
    func chain(_ name: String) -> [String]? { types.first { $0.name == name }?.superclasses }
    #expect(chain("Base") == ["UIViewController"])
    #expect(chain("Card") == ["Base", "UIViewController"])
    #expect(chain("Sheet") == ["UIViewController"])
    #expect(types.first { $0.name == "Card" }?.conforms == ["Titled"])
    #expect(types.last?.casts?.map(\.type) == ["Titled"])
  }

  @Test
  func `casts of a transition's screens are listed with what they are taken out of`() throws {
    let ported = try port(
      """
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          let from = context.viewController(forKey: .from)!, to = context.viewController(forKey: .to)
          guard let stack = to as? UINavigationController,
            let detail = stack.viewControllers.first as? Detail else { return }
          if isPresenting, let it = from as? A {} else if isOpen { _ = from as? B } else { _ = from as! C }
          let list = (isPresenting ? from : to!) as! List
          let cell = list.cell as! Cell
        }
        class Inner { func f(x: UIViewController) { _ = x as! Detail } }
      }
      """
    )
    let type = try #require(ported.files[0].types.first)
    let casts = (type.casts ?? []).map { cast in
      let key = [cast.key, cast.otherKey, cast.condition].compactMap(\.self).joined(separator: " ")
      let path = (cast.containers + [cast.type]).joined(separator: "/")
      return "\(cast.line) \(key): \(path)\(cast.isRequired ? "" : "?")"
    }
    #expect(
      casts == [
        "4 to: UINavigationController", "5 to: UINavigationController/Detail",
        "6 from isPresenting: A?",
        "6 from isOpen: B?", "6 from !isOpen: C", "7 from to isPresenting: List",
      ]
    )
    #expect(ported.files[0].types[1].casts == nil)
  }

  @Test
  func `the screens of a segue are its source and its destination`() throws {
    let ported = try port(
      """
      class Slide: UIStoryboardSegue {
        override func perform() {
          let list = self.source as! List
          guard let stack = destination as? UINavigationController,
            let detail = stack.topViewController as? Detail else { return }
          let plain = source as UIViewController
        }
      }
      class Fast: Slide { override func perform() { _ = source as? Other } }
      class Model { func begin() { _ = source as! List } }
      """
    )
    let casts = ported.files[0].types.map { type in
      (type.casts ?? []).map { cast in
        let path = (cast.containers + [cast.type]).joined(separator: "/")
        return "\(cast.key): \(path)\(cast.isRequired ? "" : "?")"
      }
    }
    #expect(
      casts == [
        ["from: List", "to: UINavigationController", "to: UINavigationController/Detail"],
        ["from: Other?"], [],
      ]
    )
  }

  @Test(arguments: [
    ("if from is Zooming && to is Zooming { return Zoom() }; return nil", true),
    ("if from is Zooming, let end = to as? Zooming { return Zoom(end) } else { return nil }", true),
    ("return (from is Zooming) && to as? Zooming != nil ? Zoom() : nil", true),
    ("if from is Zooming || to is Zooming { return Zoom() }; return nil", false),
    ("if from is Zooming && to is Zooming { return Zoom() }; return Fade()", false),
    ("if !(from is Zooming && to is Zooming) { return Fade() }; return nil", false),
  ])
  func `a delegate that has nothing for other screens requires those that it asks for`(
    body: String,
    isRequired: Bool
  ) throws {
    let ported = try port(
      """
      protocol Zooming {}
      class Stack: NSObject, UINavigationControllerDelegate {
        func navigationController(_ navigationController: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          \(body)
        }
      }
      """
    )
    let casts = try #require(ported.files[0].types.first { $0.name == "Stack" }?.casts)
    #expect(casts.map(\.key) == ["from", "to"])
    #expect(casts.allSatisfy { $0.isRequired == isRequired })
  }

  @Test
  func `a cast whose value a guard unwraps later is required, as one in the guard is`() throws {
    let ported = try port(
      """
      class Cards: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          let from = context.viewController(forKey: .from), to = context.viewController(forKey: .to)
          let first = from as? Card ?? (from as? UINavigationController)?.topViewController as? Card
          let second = to as? Card
          let third = to as? Other
          guard let first, let end = second else { return }
          if let third { _ = third }
        }
        func other(first: UIViewController?) { guard let first else { return } }
      }
      """
    )
    let casts = (ported.files[0].types.first?.casts ?? []).map { cast in
      "\(cast.line) \(cast.key): \(cast.type)\(cast.isRequired ? "" : "?")"
    }
    #expect(
      casts == [
        "4 from: Card", "4 from: UINavigationController", "4 from: Card", "5 to: Card",
        "6 to: Other?",
      ]
    )
  }

  @Test
  func `a delegate's questions about its screens are casts, and keys may have names`() throws {
    let ported = try port(
      """
      class Stack: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
        func navigationController(_ navigationController: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          if toVC is Detail || fromVC is Detail { return Fade() }
          switch operation { case .pop: guard fromVC is Other else { return nil } default: break }
          return nil
        }
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          dismissed is Sheet ? Fade() : nil
        }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
          let popup = context.viewController(forKey: key) as! Popup
          let to = context.viewController(forKey: .to)
          let card = state == .present ? (popup as! A).card : (to as! A).card
        }
        func card(from: UIViewController?, to: UIViewController?) { _ = from as! B }
        func animateMenu(using context: UIViewControllerContextTransitioning) {
          let screens: (from: UIViewController, to: UIViewController) = (
            context.viewController(forKey: .from)!, context.viewController(forKey: .to)!)
          let menu = !presenting ? screens.from as! Menu : screens.1 as! Menu
        }
      }
      """
    )
    let casts = (ported.files[0].types.first?.casts ?? []).map { cast in
      let key = [cast.key, cast.otherKey].compactMap(\.self).joined(separator: " ")
      return "\(cast.line) \(key): \(cast.type)\(cast.isRequired ? "" : "?")"
    }
    #expect(
      casts == [
        "5 to: Detail?", "5 from: Detail?", "6 from: Other", "10 from: Sheet", "14 to from: Popup",
        "16 to from: A", "16 to: A", "18 from: B",
        "22 from: Menu", "22 to: Menu",
      ]
    )
    #expect(ported.files[0].types.first?.casts?[2].condition == "operation == .pop")
    #expect(ported.files[0].types.first?.casts?[6].condition == "!state == .present")
  }

  @Test(arguments: [
    "if toVC is Plain { return nil }", "guard !(toVC is Plain) else { return nil }",
    "if fromVC is Plain || toVC is Plain { return nil }", "return toVC is Plain ? nil : Fade()",
    "if let _ = toVC as? Plain { return nil }",
  ])
  func `a class that a delegate refuses is no cast`(statement: String) throws {
    let ported = try port(
      """
      class Stack: NSObject, UINavigationControllerDelegate {
        func navigationController(_ navigationController: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          \(statement)
          guard toVC is Wanted else { return nil }
          return Fade()
        }
      }
      """
    )
    #expect(ported.files[0].types.first?.casts?.map(\.type) == ["Wanted"])
  }

  @Test
  func `branches not taken on iOS are not listed`() throws {
    let ported = try port("#if os(macOS)\nclass A {}\n#else\nclass B {}\n#endif")
    #expect(ported.files[0].declares == ["B"])
  }

  @Test
  func `the place of top-level code is reported`() throws {
    let ported = try port("import UIKit\nlet a = 1\nprint(a)")
    #expect(ported.files[0].topLevelCode == .init(line: 3, column: 1))
    #expect(try port("let a = 1").files[0].topLevelCode == nil)
  }

  @Test
  func `unsupported code is reported once per file`() throws {
    let ported = try port(
      """
      import UIKit
      func swizzle() {
        method_exchangeImplementations(a, b)
        method_exchangeImplementations(c, d)
      }
      """
    )
    #expect(ported.response.notes.map(\.kind) == ["swizzling"])
    #expect(ported.response.notes.map(\.line) == [3])
  }

  @Test
  func `an invalid request and an unreadable file have exit codes`() throws {
    let program = try PortTool.program.get()
    #expect(PortTool.run(program, [], input: .init("{}".utf8)).status == 64)
    let missing = #"{"modules":[{"name":"A","files":["/nowhere/A.swift"]}]}"#
    let result = PortTool.run(program, [], input: .init(missing.utf8))
    #expect(result.status == 66)
    #expect(
      result.output == "segue-port: '/nowhere/A.swift' cannot be read: No such file or directory\n"
    )
  }
}
