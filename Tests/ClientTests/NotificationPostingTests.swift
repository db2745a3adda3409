import Segue
import Testing
import UIKit

/// What an app asks of a centre of notifications, so that its tests can replace it.
private protocol NotificationPosting: AnyObject {
  func post(name: NSNotification.Name, object: Any?)
  func addObserver(
    _ observer: Any,
    selector: Selector,
    name: NSNotification.Name?,
    object: Any?
  )
  func removeObserver(_ observer: Any)
}

extension NotificationCenter: NotificationPosting {}

@MainActor
struct NotificationPostingTests {
  @Test
  func `a protocol of the app may require the centre's methods`() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    withExtendedLifetime(stage) {
      let name = NSNotification.Name("changed")
      var count = 0
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        _ in MainActor.assumeIsolated { count += 1 }
      }
      let center: any NotificationPosting = NotificationCenter.default
      center.post(name: name, object: nil)
      center.removeObserver(token)
      center.post(name: name, object: nil)
      #expect(count == 1)
    }
  }
}
