import Testing
import UIKit
import os

@Suite
struct LogMessageTests {
  @Test
  func `messages with values compile in every form, and each value is read once`() {
    var count = 0
    func value() -> Int {
      count += 1
      return count
    }
    let log = OSLog(subsystem: "test", category: "words")
    os_log("value \(value())")
    os_log("value \(value(), privacy: .public)")
    os_log(.debug, "value \(value())")
    os_log(.debug, log: log, "value \(value(), privacy: .private(mask: .hash))")
    #expect(count == 4)
    // Without values, the text is a format.
    os_log("one %d, %{public}@", log: log, type: .info, 1, "two" as NSString)
    os_log("no values")
    let logger = Logger(log)
    logger.info("value \(value(), format: .hex, align: .right(columns: 8))")
    logger.log(level: .error, "value \(1.5, format: .fixed(precision: 2)) \(true, format: .answer)")
    #expect(count == 5)
  }
}
