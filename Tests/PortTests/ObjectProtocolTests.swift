import Foundation
import Testing

@Suite
struct `Protocols of Objective-C` {
  @Test
  func `what one requires is found by its name, although the class does not say so`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol Rating {
        func rated(_ sender: Any?)
        @objc(rateAgain:) func again(_ sender: Any?)
        @objc optional func left(_ sender: Any?)
        @objc optional var stars: Int { get }
      }
      protocol Plain { func plain(_ sender: Any?) }
      class Middle: UIView, Rating, Plain {
        func rated(_ sender: Any?) {}
        func again(_ sender: Any?) {}
        func left(_ sender: Any?) {}
        var stars: Int { 5 }
        func plain(_ sender: Any?) {}
        func other(_ sender: Any?) {}
      }
      """
    )
    let text = ported.appended()
    #expect(text.contains(#".selector("rated:", Middle.rated(_:))"#), "\(text)")
    #expect(text.contains(#".selector("rateAgain:", Middle.again(_:))"#), "\(text)")
    #expect(text.contains(#".selector("left:", Middle.left(_:))"#), "\(text)")
    #expect(text.contains(#".key("stars", \Middle.stars"#), "\(text)")
    #expect(!text.contains("plain") && !text.contains("other"), "\(text)")
    try expectCompiles(ported)
  }

  @Test
  func `values of one are its own opaque type where they are optional or in lists, too`() throws {
    let ported = try port(
      """
      import UIKit
      @objc public protocol Input where Self: UIView { var name: String { get } }
      protocol Plain { associatedtype Kind; var kind: Kind { get } }
      extension Array where Element: Input {
        func first(named name: String) -> Element? { first { $0.name == name } }
      }
      class Page: UIViewController {
        var current: (any Input)?
        var shown: (some Input)? { current }
        func show(_ input: (some Input)?) { print(input?.name ?? "", input?.frame ?? .zero) }
        var both: (UIView & Input)?
        func move(_ input: (some UIView & Input)?) { input?.alpha = 0 }
        func read(_ plain: some Plain) { print(plain.kind) }
        func mark<T: Input>(_ inputs: [T], _ others: [any Input]) -> (T?, (any Input)?) {
          (inputs.first(named: "a"), others.first(named: "a"))
        }
        override func viewDidLoad() {
          show(current)
          show(shown)
          move(both)
        }
      }
      """
    )
    #expect(ported.body().contains("some Plain"), "\(ported.body())")
    try expectCompiles(ported)
  }

  @Test
  func `optional variables may be unwrapped implicitly`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol Insets where Self: UIViewController {
        @objc optional weak var top: NSLayoutConstraint! { get }
        @objc optional var name: String! { get }
      }
      class Home: UIViewController, Insets {
        @IBOutlet weak var top: NSLayoutConstraint!
        override func viewDidLoad() {
          let insets: Insets = self
          print(insets.name == nil, insets.top?.constant ?? 0)
        }
      }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `a property that holds a closure keeps its question mark beside an optional method`() throws
  {
    let ported = try port(
      """
      import UIKit
      @objc protocol Picker { @objc optional func didSelect(_ index: Int) }
      class Cell: UIView { var didSelect: ((Int) -> Void)? }
      class Page: UIViewController {
        weak var delegate: Picker?
        var delegates: [Picker] = []
        var cell: Cell?
        var didSelect: ((UIView?, Int) -> Void)?
        func select() {
          self.didSelect?(nil, 3)
          cell?.didSelect?(3)
          delegate?.didSelect?(3)
          delegates.first?.didSelect?(3)
        }
      }
      """
    )
    try expectCompiles(ported)
    let text = ported.body()
    #expect(text.contains("self.didSelect?(nil, 3)") && text.contains("cell?.didSelect?(3)"))
    #expect(text.contains("delegate?.didSelect(3)"), "\(text)")
    #expect(text.contains("delegates.first?.didSelect(3)"), "\(text)")
  }

  @Test
  func `an optional variable is optional for all who know no more than the protocol`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol Plug {
        @objc optional var volts: Int { get }
        @objc optional var label: String? { get set }
      }
      class Dead: NSObject, Plug {}
      class Later: Dead { var volts: Int { 3 } }
      class Live: UIView, Plug {
        var volts = 230
        var label: String?
        func own() -> Int { let value = volts; volts = 3; return value + self.volts }
      }
      class Holder {
        var plugs: [Plug] = []
        func first() -> Int { plugs.first?.volts ?? 0 }
        func all() -> [Int] { plugs.compactMap { $0.volts } }
        func guarded() -> Int { guard let volts = plugs[0].volts else { return -3 }; return volts }
        func loop() -> Int { for plug in plugs { return plug.volts ?? 0 }; return 1 }
        func live(_ plug: Live) -> Int { let value = plug.volts; return value + plug.volts }
        func label() -> String { plugs.last?.label ?? "" }
      }
      """
    )
    try expectCompiles(ported)
    let text = ported.body()
    #expect(text.contains("var _optional_volts: Int? { get }"), "\(text)")
    // Not the protocol's, which would ask for this one again.
    #expect(text.contains("{ let value: Int = self.volts; return value }"), "\(text)")
    #expect(text.contains("override var _optional_volts: Int? { let"), "\(text)")
  }

  @Test
  func `an optional method that an object lacks compares to nil, and is bound to no name`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol Closing {
        @objc optional func didClose()
        @objc optional func name() -> String
        @objc optional func close(_ view: UIView, at index: Int)
        @objc optional func close(_ view: UIView, after index: Int)
      }
      class Host: NSObject, Closing { func didClose() {} }
      class Late: NSObject, Closing {}
      class Later: Late { func didClose() {} }
      class Cell { var didClose: (() -> Void)? }
      class Page {
        weak var delegate: Closing?
        let cell = Cell()
        func ask(_ closing: Closing) -> Bool {
          if delegate?.didClose != nil, cell.didClose != nil { return true }
          if let name = closing.name { print(name()) }
          guard let close = delegate?.close(_:at:) else { return closing.name == nil }
          close(UIView(), 1)
          delegate?.didClose?()
          cell.didClose?()
          return false
        }
      }
      """
    )
    try expectCompiles(ported)
    let text = ported.body()
    #expect(text.contains("delegate?._found_didClose != nil, cell.didClose != nil"), "\(text)")
    #expect(text.contains("(closing._found_name == nil ? nil : closing.name)"), "\(text)")
    #expect(text.contains("(delegate?._found_close___at == nil ? nil : "), "\(text)")
    #expect(text.contains("class Host: NSObject, Closing { func didClose() {} \nvar _implements"))
    #expect(text.contains("override var _implements_didClose: Bool { true }"), "\(text)")
  }
}

/// Extensions of the root class.
@Suite
struct RootClassTests {
  @Test
  func `a protocol that every object adopts is one of Foundation's objects, too`() throws {
    let ported = try port(
      """
      import UIKit
      protocol Then {}
      extension Then where Self: AnyObject {
        func then(_ change: (Self) -> Void) -> Self { change(self); return self }
      }
      extension NSObject: Then {}
      let numbers = NumberFormatter().then { $0.numberStyle = .decimal }
      let view = UIView().then { $0.alpha = 0 }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `one that wants something stays with Apple's classes`() throws {
    let ported = try port(
      """
      import UIKit
      protocol Named { var name: String { get } }
      extension Named where Self: NSObject { var name: String { String(describing: self) } }
      extension NSObject: Named {}
      """
    )
    #expect(ported.body().contains("extension NSObject: Named {}"))
    try expectCompiles(ported)
  }
}
