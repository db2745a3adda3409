import Foundation
import Testing

@testable import Codecs

struct PictureResultsTests {
  @Test
  func `a program's result is kept for the same words and bytes, in every process`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let results = PictureResults(folder: folder.path)
    let (words, bytes) = (["draw", "-w", "10"], [UInt8](1...9))
    #expect(results.result(of: words, input: bytes) == nil)
    results.keep([7, 8], of: words, input: bytes)
    #expect(PictureResults(folder: folder.path).result(of: words, input: bytes) == [7, 8])
    #expect(results.result(of: ["draw", "-w", "20"], input: bytes) == nil)
    #expect(results.result(of: ["draw", "-w10", ""], input: bytes) == nil)
    #expect(results.result(of: words, input: bytes + [0]) == nil)
  }
}
