import Foundation
import Testing

/// Private methods with the names of what UIKit asks for.
@Suite
struct `Rule for private methods of delegates` {
  @Test
  func `UIKit does not find one, unless Objective-C does`() throws {
    let ported = try port(
      """
      import UIKit
      @UIApplicationMain
      class Delegate: UIResponder, UIApplicationDelegate {
        private func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
        @objc private func applicationDidBecomeActive(_ application: UIApplication) {}
        private func application(_ name: String) -> String { name }
      }
      class Home: UIViewController {
        private func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
        private func other(_ path: IndexPath) { tableView(UITableView(), didSelectRowAt: path) }
      }
      extension Home: UITableViewDelegate {}
      """
    )
    let body = ported.body()
    #expect(body.contains("didSelectRowAt path: IndexPath, _: Void = ())"), "\(body)")
    #expect(!body.contains("private func applicationDidBecomeActive"), "\(body)")
    try expectCompiles(ported)
  }
}
