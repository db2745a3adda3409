import Foundation
import Testing

/// Rules that the port has learned from single repositories.
@Suite
struct `Rules from real code` {
  @Test
  func `members of a parameter that is an AnyObject are looked up in the class that has them`()
    throws
  {
    try expect(
      """
      import UIKit
      func f(_ sender: AnyObject, _ view: UIView, _ maybe: AnyObject?) {
        let a: CGPoint = sender.center
        let b = view.center
        let c: CGRect? = maybe?.frame
        _ = (a, b, c)
      }
      """,
      becomes: """
        import UIKit
        func f(_ sender: AnyObject, _ view: UIView, _ maybe: AnyObject?) {
          let a: CGPoint = (sender as Any as! UIView).center
          let b = view.center
          let c: CGRect? = (maybe as Any as? UIView)?.frame
          _ = (a, b, c)
        }
        """
    )
  }

  @Test
  func `modes of Core Foundation's run loops keep their names`() throws {
    try expect(
      """
      import UIKit
      func f(_ timer: Timer) {
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
        RunLoop.main.add(timer, forMode: .commonModes)
      }
      """,
      becomes: """
        import UIKit
        func f(_ timer: Timer) {
          CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
          RunLoop.main.add(timer, forMode: .common)
        }
        """
    )
  }

  @Test
  func `an application's delegate may have no window`() throws {
    try expect(
      """
      import UIKit
      func f() -> CGFloat {
        UIApplication.shared.delegate?.window = nil
        return UIApplication.shared.delegate?.window??.safeAreaInsets.top ?? 0
      }
      """,
      becomes: """
        import UIKit
        func f() -> CGFloat {
          UIApplication.shared.delegate?.window = nil
          return UIApplication.shared.delegate?._optionalWindow??.safeAreaInsets.top ?? 0
        }
        """
    )
  }

  @Test
  func
    `a variable that is the application's delegate may have no window, one of the app's class has one`()
    throws
  {
    let ported = try port(
      """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      func f() -> UIWindow? {
        guard let delegate = UIApplication.shared.delegate, let window = delegate.window! else {
          return nil
        }
        return window
      }
      func g() -> CGRect? {
        let own = UIApplication.shared.delegate as? AppDelegate
        return own?.window?.bounds
      }
      func h() -> CGRect? {
        let other = UIApplication.shared.delegate
        other?.window = nil
        return other?.window??.bounds
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("let window = delegate._optionalWindow! else"))
    #expect(body.contains("return own?.window?.bounds"))
    #expect(body.contains("other?.window = nil"))
    #expect(body.contains("return other?._optionalWindow??.bounds"))
    try expectCompiles(ported)
  }

  @Test
  func `a window that is unwrapped twice is that of a delegate, wherever it comes from`() throws {
    let ported = try port(
      """
      import UIKit
      extension UIApplication {
        var top: UIViewController? { self.delegate?.window??.rootViewController }
        var other: UIViewController? { delegate?.window!!.rootViewController }
      }
      func f(_ scene: UIScene) -> UIViewController? {
        (scene.delegate as? UIWindowSceneDelegate)?.window??.rootViewController
      }
      func g(_ view: UIView?) -> UIViewController? { view?.window?.rootViewController }
      """
    )
    let body = ported.body()
    #expect(body.contains("self.delegate?._optionalWindow??.rootViewController"))
    #expect(body.contains("{ delegate?._optionalWindow!!.rootViewController"))
    #expect(body.contains("UIWindowSceneDelegate)?._optionalWindow??.rootViewController"))
    #expect(body.contains("view?.window?.rootViewController"))
    try expectCompiles(ported)
  }

  @Test
  func `properties that begin like a delegate's methods are not methods`() throws {
    let source = """
      import UIKit
      class A: UIViewController {
        func f(_ view: UIView) -> Int {
          if let recognizers = view.gestureRecognizers, let tabs = self.tabBarController {
            return recognizers.count + (tabs.viewControllers?.count ?? 0)
          }
          return 0
        }
      }
      """
    try expect(source, becomes: source)
  }

  @Test
  func `the clock and the bundles of UIKit are seen where Foundation is imported`() throws {
    let ported = try port(
      "import Foundation\nlet bundle = Bundle(for: NSObject.self)\nlet queue = DispatchQueue.main"
    )
    #expect(ported.body().hasPrefix("import UIKit     \n"))
    try expectCompiles(ported)
  }

  @Test
  func `a module whose name is taken gets another one`() throws {
    func second(_ source: String) throws -> String {
      let request: [String: Any] = [
        "modules": [
          ["name": "Display", "files": ["/A.swift"]], ["name": "Demo", "files": ["/B.swift"]],
        ],
        "known": ["UIKit"],
        "renames": ["Display": "Own_Display"],
        "texts": ["/A.swift": "public struct Lamp { public init() {} }", "/B.swift": source],
      ]
      let result = PortTool.run(
        try PortTool.program.get(),
        [],
        input: try JSONSerialization.data(withJSONObject: request)
      )
      let response = try JSONDecoder().decode(
        Ported.Response.self,
        from: Data(result.output.utf8)
      )
      return Ported(response: response, files: response.modules.flatMap(\.files)).body(1)
    }
    #expect(
      try second("import Display\nlet a: Display.Lamp = Display.Lamp()\nimport UIKit")
        == "import Own_Display\nlet a: Own_Display.Lamp = Own_Display.Lamp()\nimport UIKit"
    )
    // A parameter of that name is not a module.
    #expect(
      try second("import UIKit\nfunc f(Display: [Int]) { _ = Display.count }")
        == "import UIKit\nfunc f(Display: [Int]) { _ = Display.count }"
    )
  }

  @Test
  func `characters of a string are the string itself`() throws {
    try expect(
      """
      import UIKit
      extension String {
        var length: Int { self.characters.count }
        func cut(_ n: Int) -> String { String(self[self.characters.index(startIndex, offsetBy: n)...]) }
      }
      """,
      becomes: """
        import UIKit
        extension String {
          var length: Int { self.count }
          func cut(_ n: Int) -> String { String(self[self.index(startIndex, offsetBy: n)...]) }
        }
        """
    )
  }

  @Test
  func `a color literal is a CGColor where one is expected, else a UIColor`() throws {
    let code = """
      import UIKit
      struct Style { var color: CGColor = UIColor.red.cgColor }
      func f(_ view: UIView, _ shapeLayer: CAShapeLayer, _ style: inout Style) {
        view.layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        shapeLayer.fillColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        view.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        style.color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        let half = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5)
        print(half)
      }
      """
    try expectCompiles(port(code))
  }

  @Test
  func `what a class sets up once may make an object of the class`() throws {
    let code = """
      import UIKit
      class Bar: UIToolbar {
        private static let setUp: Void = configure()
        class func configure() { appearance().barTintColor = nil }
      }
      """
    let place = try #require(code.range(of: "private static let")).lowerBound
    let offset = code.utf8.distance(from: code.startIndex, to: place)
    try expect(
      code,
      becomes: """
        import UIKit
        class Bar: UIToolbar {
          private static var setUp: Void { _runOnce(#fileID, \(offset)) { configure() } }
          class func configure() { appearance().barTintColor = nil }
        }
        """
    )
  }

  @Test
  func `a class describes itself by its name`() throws {
    try expect(
      "import UIKit\nfunc f(_ x: AnyObject) -> String { type(of: x).description() }",
      becomes:
        "import UIKit\nfunc f(_ x: AnyObject) -> String { NSStringFromClass(type(of: x)) }"
    )
  }

  @Test
  func `a function with the name and arguments of its own does not describe classes`() throws {
    let text = "import UIKit\nfunc description(of request: URLRequest) -> String { \"\" }\n"
    try expect(
      text + "func f(_ x: AnyObject) -> String { type(of: x).description() }",
      becomes: text + "func f(_ x: AnyObject) -> String { NSStringFromClass(type(of: x)) }"
    )
  }

  @Test
  func `a class of which nothing is known describes itself, too`() throws {
    try expect(
      """
      import UIKit
      func name(_ view: UIView, _ type: AnyClass, _ other: AnyClass?) -> [String] {
        [view.classForCoder.description(), type.description(), other!.description(),
          UILabel.description()]
      }
      """,
      becomes: """
        import UIKit
        func name(_ view: UIView, _ type: AnyClass, _ other: AnyClass?) -> [String] {
          [NSStringFromClass(view.classForCoder), NSStringFromClass(type), NSStringFromClass(other!),
            UILabel.description()]
        }
        """
    )
  }

  @Test
  func `what only Interface Builder may set is available to it`() throws {
    let ported = try port(
      """
      import UIKit
      class Dots: UIView {
        @available(*, unavailable, message: "Use 'kind'.")
        @IBInspectable var kindName: Int { get { 1 } set {} }
        @available(*, unavailable) func old() {}
      }
      """
    )
    #expect(!ported.body().contains("Use 'kind'."))
    #expect(ported.body().contains("@available(*, unavailable) func old() {}"))
    try expectCompiles(ported)
  }

  @Test
  func `an override in an extension of UIKit's class is left out and reported`() throws {
    let source = """
      import UIKit
      class Field: UITextField { func paint() { tintColor.setFill() } }
      extension UITextField {
        open override var tintColor: UIColor! {
          get { super.tintColor }
          set { super.tintColor = newValue }
        }
      }
      """
    let ported = try port(source)
    #expect(ported.response.notes.map(\.kind) == ["override"])
    #expect(ported.response.notes.map(\.line) == [4])
    #expect(!ported.body().contains("override"))
  }

  @Test
  func `an override in an extension of UIKit's class replaces what UIKit lets it replace`() throws {
    let source = """
      import UIKit
      extension UITabBar {
        override open func sizeThatFits(_ size: CGSize) -> CGSize {
          var size = super.sizeThatFits(size)
          size.height = 140
          return size
        }
      }
      extension UINavigationBar {
        override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 1, height: 60) }
      }
      extension UIToolbar {
        override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 1, height: 60) }
      }
      extension UIPageControl {
        open override func sizeToFit() { frame.size = size(forNumberOfPages: numberOfPages) }
      }
      extension UIButton {
        open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -10, dy: -10).contains(point)
        }
      }
      \(["UINavigationController", "UITabBarController"].map(turning).joined(separator: "\n"))
      """
    let ported = try port(source)
    #expect(ported.response.notes.isEmpty)
    #expect(!ported.body().contains("override "))
    #expect(
      ported.body().contains(
        "@_dynamicReplacement(for: sizeThatFits(_:))               func _override_UITabBar_sizeThatFits(_"
      )
    )
    try expectCompiles(ported)
  }

  /// What an app says of the turning of all screens.
  private func turning(_ controller: String) -> String {
    """
    extension \(controller) {
      open override var shouldAutorotate: Bool { false }
      open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
      open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      open override var childForStatusBarStyle: UIViewController? { nil }
      open override var childForStatusBarHidden: UIViewController? { nil }
    }
    """
  }

  @Test
  func `rates of scroll views that were numbers stay numbers`() throws {
    let ported = try port(
      """
      import UIKit
      struct Options { var rate: CGFloat { return UIScrollViewDecelerationRateFast } }
      class Menu: UIScrollView {
        func setUp(_ options: Options) {
          decelerationRate = options.rate
          decelerationRate = UIScrollViewDecelerationRateNormal
          if decelerationRate == UIScrollViewDecelerationRateFast { rest(1) }
        }
        func rest(_ velocity: CGFloat, rate: CGFloat = UIScrollViewDecelerationRateNormal) {
          let far = velocity * rate / (1 - UIScrollViewDecelerationRateNormal)
          rest(far, rate: UIScrollViewDecelerationRateFast)
        }
      }
      """
    )
    #expect(ported.body().contains("return UIScrollView.DecelerationRate.fast.rawValue"))
    #expect(ported.body().contains("= UIScrollView.DecelerationRate(rawValue: options.rate)"))
    try expectCompiles(ported)
  }
}
