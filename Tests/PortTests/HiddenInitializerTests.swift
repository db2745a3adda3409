import Testing

/// Initializers of a library that do not say that they are public.
@Suite
struct `Rules for initializers that only their module sees` {
  @Test
  func `a public class of objects runs its own init() in an app too`() throws {
    try expect(
      """
      import UIKit
      open class Picker: UIView {
        convenience init() { self.init(frame: .zero) }
      }
      public class Sheet: Picker {
        required convenience init() { self.init(frame: .zero) }
      }
      """,
      becomes: """
        import UIKit
        open class Picker: UIView {
          public convenience init() { self.init(frame: .zero) }
        }
        public class Sheet: Picker {
          public required convenience init() { self.init(frame: .zero) }
        }
        """
    )
  }

  @Test
  func `what is private, has parameters, or is no object of Apple's stays as it is`() throws {
    let code = """
      import UIKit
      class Inner: UIView {
        convenience init() { self.init(frame: .zero) }
      }
      public class Own {
        convenience init() { self.init(size: 1) }
        init(size: Int) {}
      }
      public class Sheet: UIView {
        private convenience init() { self.init(frame: .zero) }
        convenience init(size: Int) { self.init(frame: .zero) }
      }
      """
    try expect(code, becomes: code)
  }
}
