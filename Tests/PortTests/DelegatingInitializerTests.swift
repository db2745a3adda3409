import Testing

/// Initializers that call another one of their class without the word for it.
@Suite
struct `Rules for initializers that delegate` {
  @Test
  func `an initializer that calls self.init becomes a convenience initializer`() throws {
    try expect(
      """
      import UIKit
      class Menu: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        required public init(items: [Int]) {
          self.init()
          tag = items.count
        }
        convenience init(item: Int) { self.init(items: [item]) }
      }
      """,
      becomes: """
        import UIKit
        class Menu: UIView {
          override init(frame: CGRect) { super.init(frame: frame) }
          required init?(coder: NSCoder) { super.init(coder: coder) }
          required public convenience init(items: [Int]) {
            self.init()
            tag = items.count
          }
          convenience init(item: Int) { self.init(items: [item]) }
        }
        """
    )
  }

  @Test
  func `one whose body declares a class, and one of a structure, stay`() throws {
    let text = """
      import UIKit
      class Menu: UIView {
        init(count: Int) {
          class Item { init() {}; convenience init(tag: Int) { self.init() } }
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      struct Item {
        init(tag: Int) { self.init() }
        init() {}
      }
      """
    try expect(text, becomes: text)
  }
}
