import Testing
import UIKit

@MainActor
struct ShortcutItemTests {
  @Test
  func `code from before Swift 4.2 gives a shortcut values of any type`() {
    let information = ["icon": 5]
    let item = UIMutableApplicationShortcutItem(
      type: "play",
      localizedTitle: "Play",
      localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(type: .play),
      userInfo: information
    )
    #expect(item.userInfo?["icon"] as? Int == 5)
    item.userInfo = nil
    #expect(UIApplicationShortcutItem(type: "a", localizedTitle: "b").userInfo == nil)
  }
}
