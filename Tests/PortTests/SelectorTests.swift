import Foundation
import Testing

/// Selectors, and the methods that they name.
@Suite
struct `Selectors of the port` {
  @Test
  func `an override takes the selector that the method of NSObject takes`() throws {
    try expect(
      """
      import UIKit
      class A: NSObject {
        override func responds(to aSelector: Selector) -> Bool { super.responds(to: aSelector) }
        func responds(loudly aSelector: Selector) -> Bool { true }
      }
      """,
      becomes: """
        import UIKit
        class A: NSObject {
          override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
          func responds(loudly aSelector: Selector) -> Bool { true }
        }
        """
    )
  }

  @Test
  func `selectors have the runtime's names and unbound methods`() throws {
    try expect(
      """
      import UIKit
      class A: UIViewController {
        override func viewDidLoad() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
          tap.addTarget(self, action: #selector(A.moved(sender:)))
          _ = #selector(self.close)
          _ = #selector(setter: UIView.alpha)
          _ = #selector(setter: UIView.isHidden)
          _ = #selector(getter: UIView.isHidden)
        }
        @objc func tapped(_ recognizer: UITapGestureRecognizer) {}
        @objc private func moved(sender: Any) {}
        @objc(shut) func close() {}
      }
      """,
      becomes: """
        import UIKit
        class A: UIViewController {
          override func viewDidLoad() {
            let tap = UITapGestureRecognizer(target: self, action: Selector("tapped:", A.tapped(_:)))
            tap.addTarget(self, action: Selector("movedWithSender:", A.moved(sender:)))
            _ = Selector("shut", A.close)
            _ = Selector("setAlpha:")
            _ = Selector("setHidden:")
            _ = Selector("isHidden")
          }
                func tapped(_ recognizer: UITapGestureRecognizer) {}
                private func moved(sender: Any) {}
                      func close() {}
        }
        """
    )
  }

  @Test
  func `a selector of an object brings the method of a class that is no NSObject`() throws {
    let ported = try port(
      """
      import UIKit
      class Helper {
        @objc func zoom(pan: UIPanGestureRecognizer) {}
      }
      class Zoom: Helper {
        static let shared = Zoom()
        func start(in view: UIView) {
          let pan = UIPanGestureRecognizer(
            target: self, action: #selector(Zoom.shared.zoom(pan:)))
          view.addGestureRecognizer(pan)
        }
      }
      """
    )
    #expect(ported.body().contains(#"Selector("zoomWithPan:", Helper.zoom(pan:))"#))
    try expectCompiles(ported)
  }

  @Test
  func `a selector in words that no declaration has is marked`() throws {
    try expect(
      """
      import UIKit
      class A: UIViewController {
        func add(_ a: UIButton) {
          a.addTarget(self, action: Selector(("nothing")), for: .touchUpInside)
          a.addTarget(self, action: NSSelectorFromString("tapped"), for: .touchDown)
          a.addTarget(self, action: Selector("tapped:"), for: .touchDown)
          a.addTarget(self, action: Selector(("shut")), for: .touchDown)
          a.addTarget(self, action: Selector(("_private")), for: .touchDown)
          class Local: NSObject { @objc func inner() {} }
          a.addTarget(Local(), action: Selector("inner"), for: .touchDown)
        }
        @objc func tapped(_ sender: Any) {}
        @objc(shut) func close() {}
      }
      """,
      becomes: """
        import UIKit
        class A: UIViewController {
          func add(_ a: UIButton) {
            a.addTarget(self, action: Selector(("nothing"), isDeclared: false), for: .touchUpInside)
            a.addTarget(self, action: Selector("tapped", isDeclared: false), for: .touchDown)
            a.addTarget(self, action: Selector("tapped:"), for: .touchDown)
            a.addTarget(self, action: Selector(("shut")), for: .touchDown)
            a.addTarget(self, action: Selector(("_private")), for: .touchDown)
            class Local: NSObject {       func inner() {} }
            a.addTarget(Local(), action: Selector("inner"), for: .touchDown)
          }
                func tapped(_ sender: Any) {}
                      func close() {}
        }
        """
    )
  }

  @Test
  func `the method of a selector in a class in a generic type has the arguments of its place`()
    throws
  {
    let ported = try port(
      """
      import UIKit
      struct Events<Control: UIControl> {}
      extension Events {
        private final class Target<Value>: NSObject {
          var value: Value?
          init(control: Control) {
            super.init()
            control.addTarget(self, action: #selector(changed), for: .valueChanged)
          }
          @objc private func changed() {}
        }
      }
      """
    )
    #expect(ported.body().contains(#"Selector("changed", Target.changed)"#), "\(ported.body())")
    try expectCompiles(ported)
  }

  @Test
  func `a cast in a selector chooses among methods of one name`() throws {
    let ported = try port(
      """
      import UIKit
      class Screen: UIViewController {
        @objc func show(_ number: Int) {}
        @objc(showText:) func show(_ text: String) {}
        func listen() -> [Selector] {
          [
            #selector(show(_:) as (Screen) -> (String) -> Void),
            #selector(Screen.show(_:) as (Screen) -> (Int) -> Void),
            #selector(self.show(_:) as (String) -> Void),
          ]
        }
      }
      """
    )
    let body = ported.body()
    let text = "Selector(\"showText:\", Screen.show(_:) as (Screen) -> (String) -> Void),"
    #expect(body.components(separatedBy: text).count == 3)
    #expect(
      body.contains("Selector(\"show:\", Screen.show(_:) as (Screen) -> (Int) -> Void),")
    )
    try expectCompiles(ported)
  }

  @Test
  func `a selector of a class in a function brings the method itself`() throws {
    let ported = try port(
      """
      import UIKit
      func start() {
        class Local: NSObject {
          @objc func fire(_ timer: Timer) {}
          @objc func stop() {}
          func listen() -> Selector { #selector(stop) }
        }
        let local = Local()
        _ = Timer.scheduledTimer(
          timeInterval: 1, target: local, selector: #selector(Local.fire(_:)), userInfo: nil, repeats: false)
        _ = #selector(Local.fire)
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("selector: Selector(\"fire:\", Local.fire(_:)), userInfo"))
    #expect(body.contains("_ = Selector(\"fire:\", Local.fire(_:))\n"))
    #expect(body.contains("Selector { Selector(\"stop\", Local.stop) }"))
    try expectCompiles(ported)
  }

  @Test
  func `types that tell methods apart may be spelled otherwise`() throws {
    let ported = try port(
      """
      import UIKit
      class Screen: UIView {
        @objc(showView:) func show(_ view: UIView?) {}
        @objc(showText:) func show(_ text: String) {}
        @objc(showAll:) func show(_ all: [String: Int]) {}
        lazy var all: [Selector] = [
          #selector(show(_:) as (UIKit.UIView?) -> Void),
          #selector(show(_:) as (Swift.String) -> Void),
          #selector(show(_:) as ([String : Int]) -> Void),
        ]
      }
      """
    )
    for name in ["showView:", "showText:", "showAll:"] {
      #expect(ported.body().contains("Selector(\"\(name)\", Screen.show(_:)"), "\(ported.body())")
    }
    try expectCompiles(ported)
  }
}
