import Testing
import UIKit
import UserNotifications

@MainActor
@Suite
struct NotificationRequestTests {
  private let center = UNUserNotificationCenter.current()

  private func request(_ name: String, after seconds: Double) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = name
    content.body = "Time to go"
    content.sound = .default
    content.userInfo = ["id": name]
    return UNNotificationRequest(
      identifier: name,
      content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    )
  }

  @Test
  func `requests are pending until their time has come`() {
    center.removeAllPendingNotificationRequests()
    center.add(request("soon", after: 1))
    center.add(request("later", after: 60))
    center.add(request("later", after: 90))
    var found: [String] = []
    center.getPendingNotificationRequests { found = $0.map(\.identifier) }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(found == ["soon", "later"])
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
    center.getPendingNotificationRequests { found = $0.map(\.content.title) }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(found == ["later"])
    center.removePendingNotificationRequests(withIdentifiers: ["later"])
    center.getPendingNotificationRequests { found = $0.map(\.identifier) }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(found.isEmpty)
  }

  @Test
  func `a request keeps the content as it was`() throws {
    let content = UNMutableNotificationContent()
    content.title = "first"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "second"
    #expect(request.content.title == "first")
    let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
    copy.subtitle = "more"
    #expect(copy.title == "first" && request.content.subtitle.isEmpty)
  }

  @Test
  func `the user allows nothing, once they are asked`() {
    var status: UNAuthorizationStatus?
    var answer: Bool?
    center.requestAuthorization(options: [.alert, .badge, .provisional]) { granted, _ in
      answer = granted
    }
    center.getNotificationSettings { status = $0.authorizationStatus }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(answer == false && status == .denied)
  }

  @Test
  func `a trigger of the calendar knows its next time`() throws {
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 8, minute: 30),
      repeats: true
    )
    let next = try #require(trigger.nextTriggerDate())
    #expect(Calendar.current.component(.minute, from: next) == 30 && next > Date())
  }
}
