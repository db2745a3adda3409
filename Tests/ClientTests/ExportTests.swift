import AVFoundation
import Testing
import UIKit

@MainActor
@Suite
struct ExportTests {
  @Test
  func `an export fails with an error, in a later turn`() throws {
    let film = AVURLAsset(url: URL(fileURLWithPath: "/film.mov"))
    let session = try #require(
      AVAssetExportSession(asset: film, presetName: AVAssetExportPresetHighestQuality)
    )
    session.outputFileType = .mp4
    var ends = 0
    session.exportAsynchronously { MainActor.assumeIsolated { ends += 1 } }
    #expect(session.status == .exporting && ends == 0)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(session.status == .failed && ends == 1)
    #expect((session.error as? AVError)?.code == .exportFailed)
  }

  @Test
  func `an export that is cancelled ends so`() throws {
    let session = try #require(AVAssetExportSession(asset: AVAsset(), presetName: "any"))
    session.exportAsynchronously {}
    session.cancelExport()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(session.status == .cancelled)
    #expect((session.error as? AVError)?.code == .operationCancelled)
  }

  @Test
  func `an app's metadata is found by its key`() {
    let title = AVMutableMetadataItem()
    title.identifier = .commonIdentifierTitle
    title.value = "One"
    let found = AVMetadataItem.metadataItems(
      from: [AVMutableMetadataItem(), title],
      filteredByIdentifier: .commonIdentifierTitle
    )
    #expect(found.map(\.stringValue) == ["One"])
    #expect(AVAsset().commonMetadata.isEmpty)
  }

  @Test
  func `the highest bit is counted from one, and bytes of mutable data are written`() {
    #expect([0, 1, 5, -1].map { fls($0) } == [0, 1, 3, 32])
    let data = NSMutableData()
    CFDataSetLength(data, 3)
    CFDataGetMutableBytePtr(data)[1] = 7
    #expect(data.length == 3 && [UInt8](data as Data) == [0, 7, 0])
  }
}
