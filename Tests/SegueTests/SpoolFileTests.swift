import TestSupport
import Testing

@testable import Segue

@Suite
struct `A spool file` {
  @Test(arguments: [[3, 1, 4], [700_000, 5, 600_000, 0, 9], [1 << 20, 1 << 21]])
  func `records come back in their order, from memory or from disk`(counts: [Int]) throws {
    let scratch = Scratch()
    let spool = SpoolFile(beside: "\(scratch.path)/clip.gif")
    let records = counts.enumerated().map { index, count in
      (0..<count).map { UInt16(truncatingIfNeeded: $0 &* 7 &+ index) }
    }
    for record in records { try spool.append(record) }
    for record in records where !record.isEmpty { #expect(try spool.next() == record) }
    #expect(try spool.next() == nil)
    #expect(scratch.files(in: "").isEmpty)
  }
}
