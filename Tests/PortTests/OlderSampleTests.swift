import Testing

/// What samples of Swift 3 to 5 wrote, and newer compilers or kits refuse.
@Suite
struct `Older samples in the port` {
  @Test
  func `what newer code calls attributes keeps the type of its keys`() throws {
    let text = """
      import UIKit
      var params: [String: Any] = ["id": 1]
      func track(_ name: String, attributes: [String: Any]) {}
      func open() { track("open", attributes: params) }
      """
    try expect(text, becomes: text)
  }

  @Test
  func `the priority of a constraint could be a plain number`() throws {
    try expect(
      """
      import UIKit
      let low: UILayoutPriority = 250
      func pin(_ constraint: NSLayoutConstraint, _ view: UIView, at priority: UILayoutPriority = 750) {
        constraint.priority = 999
        if constraint.priority != 1000.0 { constraint.priority = priority }
        view.setContentHuggingPriority(1000, for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .vertical)
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")).priority = 0.5
      }
      """,
      becomes: """
        import UIKit
        let low: UILayoutPriority = UILayoutPriority(250)
        func pin(_ constraint: NSLayoutConstraint, _ view: UIView, at priority: UILayoutPriority = UILayoutPriority(750)) {
          constraint.priority = UILayoutPriority(999)
          if constraint.priority != UILayoutPriority(1000.0) { constraint.priority = priority }
          view.setContentHuggingPriority(UILayoutPriority(1000), for: .horizontal)
          view.setContentCompressionResistancePriority(.required, for: .vertical)
          URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")).priority = 0.5
        }
        """
    )
  }

  @Test
  func `the weight of a font could be a plain number`() throws {
    try expect(
      """
      import UIKit
      let strong = UIFont.systemFont(ofSize: 16, weight: 0.4)
      let thin: UIFont = .monospacedDigitSystemFont(ofSize: 16, weight: -0.6)
      let bold = UIFont.systemFont(ofSize: 16, weight: .bold)
      """,
      becomes: """
        import UIKit
        let strong = UIFont.systemFont(ofSize: 16, weight: UIFont.Weight(0.4))
        let thin: UIFont = .monospacedDigitSystemFont(ofSize: 16, weight: UIFont.Weight(-0.6))
        let bold = UIFont.systemFont(ofSize: 16, weight: .bold)
        """
    )
  }

  @Test
  func `a priority of the code's own stays a number`() throws {
    let text = """
      import UIKit
      class Job { var priority = 0 }
      func raise(_ job: Job) { job.priority = 5 }
      """
    try expect(text, becomes: text)
  }

  @Test
  func `a completion without parameters could ignore one`() throws {
    try expect(
      """
      import UIKit
      extension UIViewController {
        func leave() {
          dismiss(animated: true) { _ in self.view.alpha = 1 }
          present(self, animated: true, completion: { _ in self.view.alpha = 0 })
          CATransaction.setCompletionBlock { _ in self.view.alpha = 0 }
        }
      }
      """,
      becomes: """
        import UIKit
        extension UIViewController {
          func leave() {
            dismiss(animated: true) {  self.view.alpha = 1 }
            present(self, animated: true, completion: {  self.view.alpha = 0 })
            CATransaction.setCompletionBlock {  self.view.alpha = 0 }
          }
        }
        """
    )
  }

  @Test
  func `any object is asked for a value by its key, and the value becomes a number`() throws {
    try expect(
      """
      import UIKit
      class Screen: UIViewController {
        var force: CGFloat = 0
        @IBAction func slide(_ sender: AnyObject) { force = sender.value(forKey: "value") as! CGFloat }
        @IBAction func drag(_ sender: AnyObject) { force = CGFloat(sender.value) }
      }
      """,
      becomes: """
        import UIKit
        class Screen: UIViewController {
          var force: CGFloat = 0
                    func slide(_ sender: AnyObject) { force = (DynamicObject((sender as Any as! NSObject).value(forKey: "value")).number.map { CGFloat(truncating: $0) })! }
                    func drag(_ sender: AnyObject) { force = CGFloat((sender as Any as! UISlider).value) }
        }
        """
    )
  }

  @Test
  func `an object of unknown type gets constraints, as a view does`() throws {
    try expect(
      """
      import UIKit
      class Pin {
        static func add(_ pin: NSLayoutConstraint, to box: AnyObject) {
          box.addConstraint(pin)
          box.layoutIfNeeded()
        }
      }
      """,
      becomes: """
        import UIKit
        class Pin {
          static func add(_ pin: NSLayoutConstraint, to box: AnyObject) {
            (box as Any as! UIView).addConstraint(pin)
            (box as Any as! UIView).layoutIfNeeded()
          }
        }
        """
    )
  }

  @Test
  func `so could the closures of own methods, where they have no parameters`() throws {
    try expect(
      """
      import UIKit
      class Menu: UIView {
        func slide(_ time: Double, animations: @escaping () -> (), completion: (() -> ())? = nil) {}
        func ask(_ done: @escaping (Bool) -> Void) {}
        func run() {
          slide(0.3, animations: { print(1) }, completion: { _ in print(2) })
          slide(0.3, animations: {}) { _ in print(3) }
          ask { _ in print(4) }
        }
      }
      """,
      becomes: """
        import UIKit
        class Menu: UIView {
          func slide(_ time: Double, animations: @escaping () -> (), completion: (() -> ())? = nil) {}
          func ask(_ done: @escaping (Bool) -> Void) {}
          func run() {
            slide(0.3, animations: { print(1) }, completion: {  print(2) })
            slide(0.3, animations: {}) {  print(3) }
            ask { _ in print(4) }
          }
        }
        """
    )
  }

  @Test
  func `ranges of matches, and functions of assistive technology, have newer names`() throws {
    try expect(
      """
      import UIKit
      func first(_ match: NSTextCheckingResult) -> NSRange { match.rangeAt(1) }
      func tell(_ view: UIView) {
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, view)
        if UIAccessibilityIsReduceMotionEnabled() { print(1) }
      }
      """,
      becomes: """
        import UIKit
        func first(_ match: NSTextCheckingResult) -> NSRange { match.range(at:)(1) }
        func tell(_ view: UIView) {
          UIAccessibility._post(UIAccessibility.Notification.layoutChanged, view)
          if UIAccessibility._isReduceMotionEnabled() { print(1) }
        }
        """
    )
  }

  @Test
  func `a closure's type has no implicitly unwrapped parameter any more`() throws {
    try expect(
      """
      import UIKit
      let fade: (UIView!) -> Void = { view in view.alpha = 0 }
      var view: UIView!
      """,
      becomes: """
        import UIKit
        let fade: (UIView) -> Void = { view in view.alpha = 0 }
        var view: UIView!
        """
    )
  }

  @Test
  func `what holds a text's attributes by their old names has new keys`() throws {
    try expect(
      """
      import UIKit
      class Title: UILabel {
        var style: [String: Any]?
        func show(_ text: String, attributes: [String: AnyObject]) {
          var all = [String: Any]()
          all[NSFontAttributeName] = font
          style = [NSKernAttributeName: 2]
          let red = [NSForegroundColorAttributeName: UIColor.red] as [String: Any]
          attributedText = NSAttributedString(string: text, attributes: all)
          attributedText = NSAttributedString(string: text, attributes: red)
          attributedText = NSAttributedString(string: text, attributes: attributes)
          let json: [String: Any] = [:]
          print(json)
        }
      }
      """,
      becomes: """
        import UIKit
        class Title: UILabel {
          var style: [NSAttributedString.Key: Any]?
          func show(_ text: String, attributes: [NSAttributedString.Key: AnyObject]) {
            var all = [NSAttributedString.Key: Any]()
            all[NSAttributedString.Key.font] = font
            style = [NSAttributedString.Key.kern: 2]
            let red = [NSAttributedString.Key.foregroundColor: UIColor.red] as [NSAttributedString.Key: Any]
            attributedText = NSAttributedString(string: text, attributes: all)
            attributedText = NSAttributedString(string: text, attributes: red)
            attributedText = NSAttributedString(string: text, attributes: attributes)
            let json: [String: Any] = [:]
            print(json)
          }
        }
        """
    )
  }

  @Test
  func `lists hold what was implicitly unwrapped, and a cast to it is a declaration`() throws {
    try expect(
      """
      import UIKit
      class List: UITableViewController {
        @IBOutlet var name: UILabel!
        var labels: [UILabel!] = []
        func cell() -> UITableViewCell {
          var cell = tableView.dequeueReusableCell(withIdentifier: "A") as UITableViewCell!
          if cell == nil { cell = UITableViewCell() }
          labels = [name]
          labels[0].text = "A"
          if let other = cell as UITableViewCell! { other.tag = 1 }
          return cell
        }
      }
      """,
      becomes: """
        import UIKit
        class List: UITableViewController {
                    var name: UILabel!
          var labels: [UILabel] = []
          func cell() -> UITableViewCell {
            var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "A")
            if cell == nil { cell = UITableViewCell() }
            labels = [name]
            labels[0].text = "A"
            if let other = cell as UITableViewCell? { other.tag = 1 }
            return cell
          }
        }
        """
    )
  }

  @Test
  func `a subclass of a table's delegate is its data source`() throws {
    let ported = try port(
      """
      import UIKit
      class Inbox: UIViewController {}
      extension Inbox: UITableViewDelegate {}
      class Feed: Inbox {}
      extension Feed: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
          -> UITableViewCell
        { UITableViewCell() }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          60
        }
      }
      """
    )
    #expect(
      !ported.body().contains("override func tableView(_ tableView: UITableView, numberOfRows")
    )
    let errors = try typecheck(ported).split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors == [])
  }

  @Test
  func `objects of a dictionary are asked for what texts have`() throws {
    let ported = try port(
      """
      import UIKit
      func parts(_ json: [String: AnyObject]) -> [String] {
        if let joke = json["joke"] { return joke.components(separatedBy: "?") }
        return []
      }
      func place(_ attributes: Any) -> IndexPath { (attributes as AnyObject).indexPath }
      """
    )
    let errors = try typecheck(ported).split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors == [])
  }

  @Test
  func `an object of a dictionary is asked for its own keys and places`() throws {
    let ported = try port(
      """
      import UIKit
      class Reader {
        var json: [String: AnyObject] = [:]
        var last: AnyObject?
        func read(_ list: [String: AnyObject]?) -> [Any?] {
          let name = json["user"]?["name"] as? String
          let age = list?["user"]!["age"] as? Int
          let first = json["rows"]?[0] as? String
          let town = ((json["user"] as AnyObject)["home"] as AnyObject)["town"] as? String
          return [name, age, first, town, last?["id"] as? Int]
        }
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("(json[\"user\"] as Any as? [AnyHashable: Any])?[\"name\"]"), "\(body)")
    #expect(body.contains("(list?[\"user\"] as Any as? [AnyHashable: Any])?[\"age\"]"))
    #expect(body.contains("(json[\"rows\"] as Any as? [Any])?[0]"))
    let errors = try typecheck(ported).split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors == [])
  }

  @Test
  func `an own type keeps its name where a newer one of the screen's has it`() throws {
    let ported = try port(
      """
      import UIKit
      class Cube: UIViewController {
        func turn() -> String { Transition(name: "cube").name }
        var transition: Transition?
      }
      struct Transition { let name: String }
      struct Other { let transition: Transition }
      """
    )
    #expect(ported.body().contains("_OwnTransition(name: \"cube\")"))
    #expect(ported.body().contains("struct Other { let transition: Transition }"))
    let errors = try typecheck(ported).split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors == [])
  }

  @Test
  func `a class for Objective-C alone is there`() throws {
    let ported = try port(
      """
      import UIKit
      @available(swift 256)
      @objcMembers public class Bridge: NSObject {
        public var count = 1
      }
      """
    )
    #expect(!ported.body().contains("@available"))
    let errors = try typecheck(ported).split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors == [])
  }

  @Test
  func `a target that is any object performs an action`() throws {
    let ported = try port(
      """
      import UIKit
      struct Action {
        weak var target: NSObjectProtocol?
        let action: Selector
        func run(_ sender: Any) { target?.perform(action, with: sender) }
      }
      """
    )
    let errors = try typecheck(ported).split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors == [])
  }
}
