import Testing

/// Properties that a convenience initializer of an extension sets.
@Suite
struct `Rules for convenience initializers of Apple's classes` {
  @Test
  func `properties are set in a closure, so that their observers are called`() throws {
    try expect(
      """
      import UIKit
      extension UISwitch {
        convenience init(on: Bool) { self.init(); isOn = on }
        convenience init(tint: UIColor?) {
          self.init(frame: .zero)
          onTintColor = tint
          guard let tint else { return }
          thumbTintColor = tint
        }
        convenience init(only: Int) { self.init() }
      }
      """,
      becomes: """
        import UIKit
        extension UISwitch {
          convenience init(on: Bool) { self.init(); _ = { () -> Void in isOn = on }() }
          convenience init(tint: UIColor?) {
            self.init(frame: .zero)
            _ = { () -> Void in onTintColor = tint
            guard let tint else { return }
            thumbTintColor = tint }()
          }
          convenience init(only: Int) { self.init() }
        }
        """
    )
  }

  @Test
  func `one that may fail does so itself, and assigns property by property`() throws {
    try expect(
      """
      import UIKit
      extension UISwitch {
        convenience init?(name: String) {
          self.init()
          guard let color = UIColor(named: name) else { return nil }
          onTintColor = color
        }
      }
      """,
      becomes: """
        import UIKit
        extension UISwitch {
          convenience init?(name: String) {
            self.init()
            guard let color = UIColor(named: name) else { return nil }
            _ = { () -> Void in onTintColor = color }()
          }
        }
        """
    )
  }

  @Test
  func `a class of the code's own keeps its initializers`() throws {
    let text = """
      import UIKit
      class Toggle: UISwitch {}
      extension Toggle { convenience init(on: Bool) { self.init(); isOn = on } }
      """
    try expect(text, becomes: text)
  }
}
