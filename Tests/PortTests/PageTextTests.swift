import Testing

/// Code that was copied from a page.
@Suite
struct `Text of pages in the port` {
  @Test
  func `dots in place of code are taken out`() throws {
    try expect(
      """
      import UIKit
      class Screen: UIViewController {
        ...
        override func viewDidLoad() {
          super.viewDidLoad()
          ...
          view.alpha = 1
        }
        func later() { ... }
        …
      }
      """,
      becomes: """
        import UIKit
        class Screen: UIViewController {
          \("   ")
          override func viewDidLoad() {
            super.viewDidLoad()
            \("   ")
            view.alpha = 1
          }
          func later() {     }
          \("   ")
        }
        """
    )
  }

  @Test
  func `entities of HTML are the characters that they stand for`() throws {
    try expect(
      """
      import UIKit
      func count(_ list: Array&lt;Int&gt;) -&gt; Int {
        list.count &gt; 1 &amp;&amp; list[0] &lt; 2 ? 1 : 0
      }
      """,
      becomes: """
        import UIKit
        func count(_ list: Array<Int>) -> Int {
          list.count > 1 && list[0] < 2 ? 1 : 0
        }
        """
    )
  }

  @Test
  func `ranges, comments and strings keep their dots and entities`() throws {
    let text = """
      import UIKit
      // &lt;
      // ...
      let text = \"\"\"
      ...
      \"\"\"
      let range = 1
        ... 5
      let escaped = text.replacingOccurrences(of: "<", with: "&lt;")
      """
    try expect(text, becomes: text)
  }
}
