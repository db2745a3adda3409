import Foundation
import Testing

/// What a type adopts by a name of its own.
@Suite
struct `Rules for aliases in what a type adopts` {
  @Test
  func `a class adopts what its own alias stands for`() throws {
    let text = """
      class Base {}
      protocol Closing { func close() }
      protocol Sharing { func share() }
      final class Router: Base, Router.Routes {
        typealias Routes = Closing & Sharing
        func close() {}
        func share() {}
      }
      final class Other: Base, Closing {
        typealias Routes = Sharing
        func close() {}
      }
      """
    try expect(
      text,
      becomes: text.replacingOccurrences(
        of: "Base, Router.Routes {",
        with: "Base, Closing & Sharing {"
      )
    )
  }

  @Test
  func `a comment in an own alias stays there`() throws {
    let text = """
      protocol Closing { func close() }
      protocol Sharing { func share() }
      class Router: Router.Routes {
        typealias Routes =
          Closing  // The way out.
          & Sharing
        func close() {}
        func share() {}
      }
      """
    try expect(
      text,
      becomes: text.replacingOccurrences(
        of: "Router: Router.Routes",
        with: "Router: Closing & Sharing"
      )
    )
  }
}
