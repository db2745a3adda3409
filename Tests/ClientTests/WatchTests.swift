import Testing
import UIKit
import WatchConnectivity

/// No watch belongs to the device.
@MainActor
@Suite
struct WatchTests {
  private final class Listener: NSObject, WCSessionDelegate {
    var codes: [WCError.Code?] = []
    func session(
      _ session: WCSession,
      activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) { codes.append((error as? WCError)?.code) }
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
  }

  @Test
  func `a session is not supported, and whoever activates it learns of that later`() {
    let session = WCSession.default
    let listener = Listener()
    session.delegate = listener
    #expect(WCSession.default() === session)
    #expect(!WCSession.isSupported() && !session.isPaired && !session.isReachable)
    session.activate()
    session.sendMessage(["a": 1], replyHandler: { _ in listener.codes = [] }) { error in
      listener.codes.append((error as? WCError)?.code)
    }
    #expect(listener.codes.isEmpty)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(listener.codes == [.sessionNotSupported, .sessionNotSupported])
    #expect(throws: WCError.self) { try session.updateApplicationContext(["a": 1]) }
    #expect(session.transferUserInfo(["a": 1]).userInfo["a"] as? Int == 1)
  }
}
