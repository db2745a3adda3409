import Foundation
import Testing
import XCTest

/// Where a check stands in the tests, and how its failures are told: to Swift Testing when one of its
/// tests is running, to XCTest otherwise.
struct TestPlace {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// The name of the running test, as far as its framework tells.
  var testName: String {
    if let test = Test.current { return test.name }
    return "\(fileID):\(line)"
  }

  func fail(_ message: String, attachments: [(name: String, bytes: [UInt8])] = []) {
    guard Test.current != nil else {
      XCTFail(message, file: filePath, line: line)
      return
    }
    let location = SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
    for attachment in attachments {
      Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
