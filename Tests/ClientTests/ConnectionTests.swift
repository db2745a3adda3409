import Network
import Testing
import UIKit

@MainActor
@Suite
struct ConnectionTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `what waits for a network ends when the connection is cancelled`() {
    let connection = NWConnection(host: "example.com", port: 443, using: .tls)
    nonisolated(unsafe) var errors: [NWError?] = []
    nonisolated(unsafe) var states: [NWConnection.State] = []
    connection.stateUpdateHandler = { states.append($0) }
    connection.start(queue: .main)
    let context = NWConnection.ContentContext(
      identifier: "message",
      metadata: [NWProtocolWebSocket.Metadata(opcode: .text)]
    )
    connection.send(
      content: Data("a".utf8),
      contentContext: context,
      completion: .contentProcessed { errors.append($0) }
    )
    connection.receiveMessage { _, _, _, error in errors.append(error) }
    wait()
    #expect(errors.isEmpty && states == [.preparing, .waiting(.posix(.ENETDOWN))])
    connection.cancel()
    wait()
    #expect(errors == [.posix(.ECANCELED), .posix(.ECANCELED)] && states.last == .cancelled)
    connection.receiveMessage { _, _, _, error in errors.append(error) }
    wait()
    #expect(errors.count == 3)
  }

  @Test
  func `a connection that has not started can be cancelled`() {
    let connection = NWConnection(host: "example.com", port: 80, using: .tcp)
    connection.cancel()
    connection.start(queue: .main)
    wait()
    #expect(connection.state == .cancelled)
  }

  @Test
  func `addresses are parts of other data, and are written short`() throws {
    let packet = Data(repeating: 7, count: 4) + Data(repeating: 0, count: 15) + [1]
    let address = try #require(IPv6Address(packet[4...]))
    #expect("\(address)" == "::1" && address.isLoopback)
    #expect(IPv4Address(packet[0..<4])?.debugDescription == "7.7.7.7")
    let some: any IPAddress = address
    #expect(some.rawValue.count == 16)
    #expect(NWEndpoint.Host("fe80::1").debugDescription == "fe80::1")
  }

  @Test
  func `a copy of parameters is another object`() {
    let parameters = NWParameters.tcp
    let copy = parameters.copy()
    copy.includePeerToPeer = true
    #expect(!parameters.includePeerToPeer && copy.defaultProtocolStack.transportProtocol != nil)
  }

  @Test
  func `services are advertised and looked for by name`() throws {
    let listener = try NWListener(
      service: NWListener.Service(name: "A", type: "_a._tcp", txtRecord: NWTXTRecord(["v": "1"])),
      using: .tcp
    )
    #expect(listener.service?.txtRecordObject?["v"] == "1")
    let browser = NWBrowser(for: .bonjour(type: "_a._tcp", domain: nil), using: .tcp)
    browser.browseResultsChangedHandler = { results, changes in
      for change in changes {
        switch change {
        case .added(let result), .removed(let result): _ = result.metadata
        case .changed(old: _, new: let new, flags: let flags): _ = (new, flags)
        default: break
        }
      }
    }
    browser.start(queue: .main)
    wait()
    #expect(browser.state == .ready && browser.browseResults.isEmpty)
  }
}
