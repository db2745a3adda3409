import Foundation
import Testing

/// What single repositories taught the port.
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
  func `properties that begin like a delegate's methods are no methods`() throws {
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
  func `a module whose name is taken is called by another one`() throws {
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
        try PortTool.program.get().path,
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
    // A parameter of that name is nobody's module.
    #expect(
      try second("import UIKit\nfunc f(Display: [Int]) { _ = Display.count }")
        == "import UIKit\nfunc f(Display: [Int]) { _ = Display.count }"
    )
  }
}
