import CoreNFC
import ExternalAccessory
import Testing
import UIKit

/// Nothing is held to the device, and nothing plugged into it.
@MainActor
@Suite
struct TagReaderTests {
  private final class Listener: NSObject, NFCNDEFReaderSessionDelegate,
    EAWiFiUnconfiguredAccessoryBrowserDelegate
  {
    var codes: [NFCReaderError.Code?] = []
    var states: [EAWiFiUnconfiguredAccessoryBrowserState] = []

    func readerSession(
      _ session: NFCNDEFReaderSession,
      didInvalidateWithError error: any Error
    ) { codes.append((error as? NFCReaderError)?.code) }
    func readerSession(
      _ session: NFCNDEFReaderSession,
      didDetectNDEFs messages: [NFCNDEFMessage]
    ) {}
    func accessoryBrowser(
      _ browser: EAWiFiUnconfiguredAccessoryBrowser,
      didUpdate state: EAWiFiUnconfiguredAccessoryBrowserState
    ) { states.append(state) }
    func accessoryBrowser(
      _ browser: EAWiFiUnconfiguredAccessoryBrowser,
      didFindUnconfiguredAccessories accessories: Set<EAWiFiUnconfiguredAccessory>
    ) {}
    func accessoryBrowser(
      _ browser: EAWiFiUnconfiguredAccessoryBrowser,
      didRemoveUnconfiguredAccessories accessories: Set<EAWiFiUnconfiguredAccessory>
    ) {}
    func accessoryBrowser(
      _ browser: EAWiFiUnconfiguredAccessoryBrowser,
      didFinishConfiguringAccessory accessory: EAWiFiUnconfiguredAccessory,
      with status: EAWiFiUnconfiguredAccessoryConfigurationStatus
    ) {}
  }

  @Test
  func `a session that begins ends as unsupported`() {
    let listener = Listener()
    #expect(!NFCNDEFReaderSession.readingAvailable)
    let session = NFCNDEFReaderSession(
      delegate: listener,
      queue: nil,
      invalidateAfterFirstRead: true
    )
    session.alertMessage = "Hold it here"
    session.begin()
    let other = NFCNDEFReaderSession(
      delegate: listener,
      queue: .main,
      invalidateAfterFirstRead: false
    )
    other.begin()
    other.invalidate()
    #expect(listener.codes.isEmpty)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(listener.codes == [.readerErrorUnsupportedFeature])
  }

  @Test
  func `an address in a record is short`() throws {
    let record = try #require(
      NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.apple.com")
    )
    #expect(record.payload == Data([2]) + Data("apple.com".utf8))
    #expect(record.wellKnownTypeURIPayload()?.absoluteString == "https://www.apple.com")
  }

  @Test
  func `no accessory is found without a network`() {
    let listener = Listener()
    let browser = EAWiFiUnconfiguredAccessoryBrowser(delegate: listener, queue: .main)
    browser.startSearchingForUnconfiguredAccessories(matching: nil)
    #expect(listener.states.isEmpty && EAAccessoryManager.shared().connectedAccessories.isEmpty)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(listener.states == [.wiFiUnavailable])
  }
}
