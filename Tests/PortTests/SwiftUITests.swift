import Foundation
import Testing

@Suite
struct `Parts that need SwiftUI` {
  private let library = """
    import SwiftUI
    import UIKit
    public struct Badge: View {
      var body: some View { Text("1") }
    }
    extension View { func badge() -> some View { self } }
    public enum Style {
      case plain
      case color(Color)
      var width: CGFloat {
        switch self {
        case .plain: return 1
        case .color: return 2
        }
      }
    }
    class Host: UIView {
      @State var count = 0
      var inner: UIHostingController<Badge>?
      var tint: Color { .red }
      let label = UILabel()
      override func layoutSubviews() { label.frame = bounds }
    }
    class BadgeHost: UIHostingController<Badge> {}
    protocol Styled { associatedtype Body: View }
    extension Styled { func style(_ body: Body) {} }
    #Preview { Badge() }
    """

  @Test
  func `declarations that need SwiftUI are left out, and the rest compiles`() throws {
    let ported = try port(
      library,
      "import UIKit\nfunc make(_ badge: Badge) {}\nclass A: UIView {}\n"
    )
    try expectCompiles(ported)
    #expect(ported.body(0).contains("let label = UILabel()"))
    for name in ["Badge", "Color", "UIHostingController", "Preview", "@State", "Styled"] {
      #expect(!ported.body(0).contains(name))
    }
    #expect(!ported.body(1).contains("func make"))
    #expect(ported.response.notes.contains { $0.kind == "swiftui" && $0.line == 3 })
  }

  @Test
  func `a style of SwiftUI's views is left out`() throws {
    let ported = try port(
      """
      import SwiftUI
      public struct BarStyle: ProgressViewStyle {
        let name = "bar"
      }
      class Bar: UIView {}
      """
    )
    try expectCompiles(ported)
    #expect(!ported.body(0).contains("BarStyle"))
    #expect(ported.body(0).contains("class Bar"))
  }

  @Test
  func `lines keep their numbers`() throws {
    let ported = try port(library + "\nfunc f() { missing() }\n")
    let messages = try typecheck(ported)
    #expect(messages.contains("/Demo/A.swift:28:12: error: cannot find 'missing' in scope"))
  }

  @Test
  func `Combine is visible to those who import SwiftUI alone`() throws {
    let ported = try port(
      """
      import SwiftUI
      final class Model: ObservableObject { @Published var count = 0 }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `the user's own types may have names of SwiftUI's`() throws {
    let ported = try port(
      """
      import SwiftUI
      import UIKit
      struct Color { var red = 1 }
      func paint(_ color: Color) -> Int { color.red }
      """
    )
    try expectCompiles(ported)
    #expect(ported.body().contains("func paint"))
  }

  @Test
  func `files without SwiftUI are not changed`() throws {
    let ported = try port("import UIKit\nstruct View {}\nfunc f(_ view: View, _ text: Text?) {}\n")
    #expect(ported.body().contains("text: Text?"))
  }

  @Test
  func `what iOS does not compile needs no SwiftUI`() throws {
    let ported = try port(
      """
      import UIKit
      import SwiftUI
      class Page: UIViewController {
        lazy var back: UIView = {
          #if os(visionOS)
          return UIHostingController(rootView: Text("glass")).view
          #else
          return UIView()
          #endif
        }()
        lazy var front: UIView = {
          #if os(iOS)
          return UIHostingController(rootView: Text("glass")).view
          #endif
        }()
        @State var count = 0; let label = UILabel()
        override func viewDidLoad() { view.addSubview(back); view.addSubview(label) }
      }
      """
    )
    try expectCompiles(ported)
    #expect(ported.body().contains("var back"))
    #expect(!ported.body().contains("var front"))
  }
}
