import Foundation
import Testing

/// Methods that a type may leave out, as Objective-C's protocols have them.
@Suite
struct `Optional methods` {
  @Test
  func `an optional method with labels is one, although a variable has its name`() throws {
    try expect(
      """
      import UIKit
      class List: UITableView {
        var numberOfRows = 0
        var numberOfSections_: ((Int) -> Int)?
        weak var source: UITableViewDataSource?
        func count(numberOfSections: Int) -> Int {
          guard let count = source?.numberOfSections?(in: self) else { return numberOfSections }
          return count
        }
      }
      """,
      becomes: """
        import UIKit
        class List: UITableView {
          var numberOfRows = 0
          var numberOfSections_: ((Int) -> Int)?
          weak var source: UITableViewDataSource?
          func count(numberOfSections: Int) -> Int {
            guard let count = source?.numberOfSections(in: self) else { return numberOfSections }
            return count
          }
        }
        """
    )
  }

  @Test
  func `optional methods of the app's protocols are called without a question mark`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol MenuDelegate {
        @objc optional func menuDidOpen(_ menu: Menu)
        @objc optional func menu(_ menu: Menu, colorAt index: Int) -> UIColor
        @objc optional var menuTitle: String { get }
      }
      class Menu: NSObject {
        weak var delegate: MenuDelegate?
        func open() -> UIColor {
          delegate?.menuDidOpen?(self)
          if let title = delegate?.menuTitle { print(title) }
          return delegate?.menu?(self, colorAt: 0) ?? .red
        }
      }
      class Host: NSObject, MenuDelegate {
        func menu(_ menu: Menu, colorAt index: Int) -> UIColor { .blue }
      }
      """
    )
    let lines = ported.body().components(separatedBy: "\n")
    #expect(lines[9] == "    delegate?.menuDidOpen(self)")
    #expect(lines[10] == "    if let title = delegate?._optional_menuTitle { print(title) }")
    #expect(lines[11] == "    return delegate?._optional_menu(self, colorAt: 0) ?? .red")
    try expectCompiles(ported)
  }

  @Test
  func `a method of UIKit's is called on an object of unknown type without its mark`() throws {
    let ported = try port(
      """
      import UIKit
      class Screen: UIViewController {
        @IBAction func tapped(_ sender: AnyObject) {
          sender.setTitle?("Close", for: .normal)
          sender.setTitle!("Done", for: .normal)
        }
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("(sender as Any as! UIButton).setTitle(\"Close\", for: .normal)"))
    #expect(body.contains("(sender as Any as! UIButton).setTitle(\"Done\", for: .normal)"))
    try expectCompiles(ported)
  }

  @Test
  func `a closure from a list, a tuple without names or an operation keeps its mark`() throws {
    let text = """
      import UIKit
      class Queue {
        var completions: [() -> Void] = []
        func finish(_ pair: (Int, (() -> Void)?), _ operation: Operation) {
          completions.first?()
          completions.last!()
          pair.1?()
          operation.completionBlock?()
        }
      }
      """
    try expect(text, becomes: text)
  }

  @Test
  func `a closure in a tuple keeps its question mark`() throws {
    let text = """
      import UIKit
      typealias Entry = (title: String, action: (() -> Void)?)
      class Menu {
        var entries: [Entry] = []
        var last: (name: String, finish: ((Bool) -> Void)?)?
        func choose(_ index: Int) {
          entries[index].action?()
          last?.finish?(true)
        }
      }
      """
    try expect(text, becomes: text)
  }

  @Test
  func `a closure that has the name of a delegate's method keeps its question mark`() throws {
    let ported = try port(
      """
      import UIKit
      final class Events { var viewForZooming: ((UIScrollView) -> UIView?)? }
      final class Director: NSObject, UIScrollViewDelegate {
        let events = Events()
        weak var other: UIScrollViewDelegate?
        func viewForZooming(in scrollView: UIScrollView) -> UIView? {
          return events.viewForZooming?(scrollView)
        }
        func scrollViewDidZoom(_ scrollView: UIScrollView) {
          other?.scrollViewDidZoom?(scrollView)
        }
      }
      """
    )
    #expect(ported.body().contains("return events.viewForZooming?(scrollView)"))
    try expectCompiles(ported)
  }

  @Test
  func `a method of a delegate that a public subclass adds is public, too`() throws {
    let ported = try port(
      """
      import UIKit
      public class Base: UIViewController, UIPopoverPresentationControllerDelegate {}
      public class Later: Base {
        func popoverPresentationControllerDidDismissPopover(
          _ controller: UIPopoverPresentationController
        ) {}
      }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `a forced call of an optional method with labels is a call, whatever variables are called`()
    throws
  {
    try expect(
      """
      import UIKit
      @objc protocol PagerDelegate { @objc optional func pager(_ pager: Pager, moved index: Int) }
      class Pager: UIView {
        weak var delegate: PagerDelegate?
        func move() { delegate!.pager!(self, moved: 1) }
      }
      """,
      becomes: """
        import UIKit
              protocol PagerDelegate: AnyObject {                func pager(_ pager: Pager, moved index: Int) }
        class Pager: UIView {
          weak var delegate: PagerDelegate?
          func move() { delegate!.pager(self, moved: 1) }
        }
        """
    )
  }

  @Test
  func `a subclass that adds an optional method overrides it`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol P { @objc optional func f(_ x: Int) -> Bool }
      class Base: NSObject, P {}
      class Sub: Base { func f(_ x: Int) -> Bool { true } }
      class Table: UIViewController, UIScrollViewDelegate {}
      class SubTable: Table { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      """
    )
    #expect(ported.body().contains("override func f(_ x: Int)"))
    #expect(ported.body().contains("override func scrollViewDidScroll"))
    try expectCompiles(ported)
  }

  @Test
  func `UIKit's optional methods always exist`() throws {
    try expect(
      """
      import UIKit
      class A: NSObject {
        weak var forward: UIScrollViewDelegate?
        var done: ((Int) -> Void)?
        func scroll(_ view: UIScrollView) {
          forward?.scrollViewDidScroll?(view)
          self.done?(1)
        }
      }
      """,
      becomes: """
        import UIKit
        class A: NSObject {
          weak var forward: UIScrollViewDelegate?
          var done: ((Int) -> Void)?
          func scroll(_ view: UIScrollView) {
            forward?.scrollViewDidScroll(view)
            self.done?(1)
          }
        }
        """
    )
  }

  @Test
  func `UIKit's methods stay UIKit's beside own ones of the same base name`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol TabsDelegate: UICollectionViewDelegate {
        @objc optional func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, canDelete path: IndexPath) -> Bool
      }
      final class Tabs: UICollectionViewFlowLayout {
        weak var sizes: UICollectionViewDelegateFlowLayout?
        weak var tabs: TabsDelegate?
        func height(_ list: UICollectionView, _ path: IndexPath) -> CGFloat {
          if tabs?.collectionView?(list, layout: self, canDelete: path) == true { return 0 }
          return sizes?.collectionView?(list, layout: self, referenceSizeForHeaderInSection: 0).height ?? 0
        }
      }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `an optional result of a delegate's method stays as optional as it is`() throws {
    let ported = try port(
      """
      import UIKit
      class Screen: UIViewController {
        func menu(_ delegate: UITextFieldDelegate, _ field: UITextField) -> UIMenu? {
          return delegate.textField?(
            field, editMenuForCharactersIn: NSRange(), suggestedActions: [])
        }
        func starts(_ delegate: UITextFieldDelegate, _ field: UITextField) -> Bool {
          return delegate.textFieldShouldBeginEditing?(field) ?? true
        }
      }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `an animator's optional method may give its name to a variable`() throws {
    try expect(
      """
      import UIKit
      class Screen: UIViewController {
        func finish(_ animator: UIViewImplicitlyAnimating) {
          if let addCompletion = animator.addCompletion { addCompletion { _ in } }
          animator.addCompletion? { _ in }
        }
      }
      """,
      becomes: """
        import UIKit
        class Screen: UIViewController {
          func finish(_ animator: UIViewImplicitlyAnimating) {
            if let addCompletion = Optional(animator.addCompletion) { addCompletion { _ in } }
            animator.addCompletion { _ in }
          }
        }
        """
    )
  }

  @Test
  func `a closure of the app's that has the name of an animator's method keeps its question mark`()
    throws
  {
    let ported = try port(
      """
      import UIKit
      class Form {
        var addCompletion: ((String) -> Void)?
        func send(_ form: Form) { form.addCompletion?("") }
      }
      """
    )
    #expect(ported.body().contains("form.addCompletion?("))
  }

  @Test
  func `an extension of the protocol calls its own optional methods`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol Item {
        @objc optional func select(_ isSelected: Bool)
        @objc optional func width() -> CGFloat
      }
      extension Item {
        func choose() {
          select?(true)
          print(width?() ?? 3)
        }
      }
      """
    )
    let lines = ported.body().components(separatedBy: "\n")
    #expect(lines.contains("    select(true)"))
    #expect(lines.contains("    print(_optional_width() ?? 3)"))
  }

  @Test
  func `a closure in an extension of a protocol keeps its mark beside an optional method`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol Item { @objc optional func select(_ isSelected: Bool) }
      extension Item {
        func choose(_ select: ((Bool) -> Void)?) { select?(true) }
      }
      """
    )
    #expect(ported.body().contains("{ select?(true) }"))
    try expectCompiles(ported)
  }
}
