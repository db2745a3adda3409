import Testing
import UIKit

@MainActor
@Suite
struct `Coordinated files` {
  @Test
  func `a file is written and read at the place that is asked for`() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let coordinator = NSFileCoordinator(filePresenter: nil)
    var error: NSError?
    coordinator.coordinate(writingItemAt: place, error: &error) { url in
      try? Data([7]).write(to: url)
    }
    var read: Data?
    coordinator.coordinate(readingItemAt: place, options: [], error: nil) { url in
      read = try? Data(contentsOf: url)
    }
    #expect(error == nil)
    #expect(read == Data([7]))
  }

  @Test
  func `a cancelled coordinator fails`() {
    let coordinator = NSFileCoordinator()
    coordinator.cancel()
    var error: NSError?
    var isCalled = false
    coordinator.coordinate(readingItemAt: URL(fileURLWithPath: "/"), error: &error) { _ in
      isCalled = true
    }
    #expect(error?.code == CocoaError.userCancelled.rawValue)
    #expect(!isCalled)
  }

  @Test
  func `a weekend sets its start and length`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    calendar.locale = Locale(identifier: "en_US")
    let friday = Date(timeIntervalSince1970: 1_757_635_200)
    var start = Date.distantPast
    var length: TimeInterval = 0
    #expect(!calendar.dateIntervalOfWeekend(containing: friday, start: &start, interval: &length))
    #expect(calendar.nextWeekend(startingAfter: friday, start: &start, interval: &length))
    #expect(start == Date(timeIntervalSince1970: 1_757_721_600))
    #expect(length == 2 * 86400)
  }
}
