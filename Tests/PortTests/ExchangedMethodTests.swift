import Testing

/// Methods that are exchanged at run time, and call themselves to reach each other.
@Suite
struct `Rules for exchanged methods` {
  /// Checks what becomes of a method in an extension that exchanges two.
  private func expect(
    _ method: String,
    exchanging first: String,
    _ second: String,
    of type: String = "UINavigationController",
    contains new: String
  ) throws {
    let text = """
      import UIKit
      extension \(type) {
        @objc \(method)
        static func exchange() {
          let first = class_getInstanceMethod(self, #selector(\(first)))
          let second = class_getInstanceMethod(self, #selector(\(second)))
          method_exchangeImplementations(first!, second!)
        }
      }
      """
    let ported = try port(text)
    #expect(ported.body().contains(new), "\(ported.body())")
    try expectCompiles(ported)
  }

  @Test
  func `a method that is exchanged with a setter sets the property`() throws {
    try expect(
      "func mine(_ it: (any UINavigationControllerDelegate)?) { print(1); self.mine(it) }",
      exchanging: "setter: UINavigationController.delegate",
      "UINavigationController.mine(_:)",
      contains: "print(1); self.delegate = (it) }"
    )
  }

  @Test
  func `one that is exchanged with another method calls that`() throws {
    try expect(
      "func mine(_ animated: Bool) { mine(animated) }",
      exchanging: "viewWillAppear(_:)",
      "mine(_:)",
      contains: "{ viewWillAppear(animated) }"
    )
  }

  @Test
  func `a closure that an exchanged method hands over may be kept`() throws {
    try expect(
      "func mine(_ it: () -> Void, completion: ((Bool) -> Void)?) { mine({ it() }, completion: completion) }",
      exchanging: "UICollectionView.performBatchUpdates(_:completion:)",
      "UICollectionView.mine(_:completion:)",
      of: "UICollectionView",
      contains: "(_ it: @escaping () -> Void, completion: ((Bool) -> Void)?) { performBatchUpdates("
    )
  }

  @Test
  func `a function that exchanges what others name to it needs no pair of its own`() throws {
    let ported = try port(
      """
      import UIKit
      func exchange(_ type: AnyClass, _ first: Selector, _ second: Selector) {
        guard let a = class_getInstanceMethod(type, first),
          let b = class_getInstanceMethod(type, second)
        else { return }
        method_exchangeImplementations(a, b)
      }
      extension UIWindow {
        static func start() { exchange(self, #selector(sendEvent(_:)), #selector(mine(_:))) }
        @objc func mine(_ event: UIEvent) { mine(event) }
      }
      """
    )
    #expect(ported.body().contains("func mine(_ event: UIEvent) { sendEvent(event) }"))
    #expect(ported.files[0].text?.contains(".exchangeable([\"mine:\"])") == true)
    // UIKit calls what has taken the place of this one.
    #expect(ported.response.notes.isEmpty)
    try expectCompiles(ported)
  }

  @Test
  func `a function that calls one which exchanges does so, and a type's initializer`() throws {
    let ported = try port(
      """
      import UIKit
      struct Exchange {
        let work: (AnyClass, Selector, Selector) -> Void = { type, first, second in
          method_exchangeImplementations(
            class_getInstanceMethod(type, first)!, class_getInstanceMethod(type, second)!)
        }
        @discardableResult
        init(_ first: Selector, _ second: Selector) { work(UIWindow.self, first, second) }
      }
      extension UIWindow {
        static func start() { Exchange(#selector(sendEvent(_:)), #selector(mine(_:))) }
        @objc func mine(_ event: UIEvent) { mine(event) }
      }
      """
    )
    #expect(ported.body().contains("func mine(_ event: UIEvent) { sendEvent(event) }"))
    try expectCompiles(ported)
  }

  @Test
  func `selectors that are handed to a function which exchanges none stay apart`() throws {
    let ported = try port(
      """
      import UIKit
      extension UIViewController {
        static func start() {
          let first = class_getInstanceMethod(self, #selector(viewWillAppear(_:)))
          let second = class_getInstanceMethod(self, #selector(mine(_:)))
          method_exchangeImplementations(first!, second!)
        }
        @objc func mine(_ animated: Bool) { mine(animated) }
        func buttons() { add(#selector(up(_:)), #selector(down(_:))) }
        func add(_ first: Selector, _ second: Selector) {}
        @objc func up(_ count: Int) { if count > 0 { up(count - 1) } }
        @objc func down(_ count: Int) {}
      }
      """
    )
    #expect(ported.body().contains("if count > 0 { up(count - 1) }"))
    #expect(ported.files[0].text?.contains(".exchangeable([\"mine:\"])") == true)
    try expectCompiles(ported)
  }

  @Test
  func `where some of a module's exchanges have an effect, the note says of which`() throws {
    let ported = try port(
      """
      import UIKit
      extension UIViewController {
        static func start() { exchange(#selector(viewWillAppear(_:)), #selector(mine(_:))) }
        static func more() { exchange(#selector(help(_:)), #selector(other(_:))) }
        static func exchange(_ first: Selector, _ second: Selector) {
          method_exchangeImplementations(
            class_getInstanceMethod(self, first)!, class_getInstanceMethod(self, second)!)
        }
        @objc func mine(_ animated: Bool) { mine(animated) }
        @objc func help(_ count: Int) {}
        @objc func other(_ count: Int) { other(count) }
      }
      """
    )
    #expect(ported.response.notes.count == 1)
    #expect(ported.response.notes[0].text.contains("only on methods that UIKit itself calls"))
  }

  @Test
  func `a method that is not exchanged may call itself`() throws {
    try expect(
      "func mine(_ n: Int) { if n > 0 { mine(n - 1) } }",
      exchanging: "viewWillAppear(_:)",
      "viewDidAppear(_:)",
      contains: "{ mine(n - 1) }"
    )
  }
}
