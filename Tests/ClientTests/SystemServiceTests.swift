import CallKit
import Intents
import IntentsUI
import ReplayKit
import Testing
import UIKit

/// Siri, calls and records of the screen: the system offers none of them.
@MainActor
@Suite
struct SystemServiceTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `Siri may not use the app, and has no shortcuts`() throws {
    var statuses: [INSiriAuthorizationStatus] = []
    INPreferences.requestSiriAuthorization { statuses.append($0) }
    var counts: [Int?] = []
    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, _ in
      counts.append(shortcuts?.count)
    }
    #expect(statuses.isEmpty && counts.isEmpty)
    wait()
    #expect(statuses == [.denied] && counts == [0])
    #expect(INFocusStatusCenter.default.focusStatus.isFocused == nil)
  }

  @Test
  func `a donation completes`() {
    let message = INSendMessageIntent(
      recipients: nil,
      content: "Hello",
      speakableGroupName: INSpeakableString(spokenPhrase: "Friends"),
      conversationIdentifier: nil,
      serviceName: nil,
      sender: nil
    )
    var ends = 0
    INInteraction(intent: message, response: nil).donate { if $0 == nil { ends += 1 } }
    #expect(ends == 0 && message.speakableGroupName?.spokenPhrase == "Friends")
    wait()
    #expect(ends == 1)
  }

  @Test
  func `the screen that adds a shortcut can be cancelled`() {
    final class Listener: NSObject, INUIAddVoiceShortcutViewControllerDelegate {
      var count = 0
      func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController,
        didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
      ) {}
      func addVoiceShortcutViewControllerDidCancel(
        _ controller: INUIAddVoiceShortcutViewController
      ) { count += 1 }
    }
    let listener = Listener()
    let activity = NSUserActivity(activityType: "open")
    let screen = INUIAddVoiceShortcutViewController(shortcut: INShortcut(userActivity: activity))
    screen.delegate = listener
    screen.onClose?()
    #expect(listener.count == 1)
  }

  @Test
  func `no call comes in, and none can be started`() {
    final class Listener: NSObject, CXProviderDelegate {
      var hasBegun = false
      func providerDidReset(_ provider: CXProvider) {}
      func providerDidBegin(_ provider: CXProvider) { hasBegun = true }
    }
    let listener = Listener()
    let provider = CXProvider(configuration: CXProviderConfiguration(localizedName: "App"))
    provider.setDelegate(listener, queue: nil)
    let update = CXCallUpdate()
    update.remoteHandle = CXHandle(type: .generic, value: "Ann")
    var codes: [Int?] = []
    provider.reportNewIncomingCall(with: UUID(), update: update) {
      codes.append(($0 as? CXErrorCodeIncomingCallError)?.code.rawValue)
    }
    let start = CXStartCallAction(call: UUID(), handle: CXHandle(type: .generic, value: "Ann"))
    let controller = CXCallController()
    for action in [start, CXEndCallAction(call: UUID())] {
      controller.request(CXTransaction(action: action)) {
        codes.append(($0 as? CXErrorCodeRequestTransactionError)?.code.rawValue)
      }
    }
    #expect(codes.isEmpty && !listener.hasBegun && controller.callObserver.calls.isEmpty)
    wait()
    #expect(codes == [0, 2, 4] && listener.hasBegun)
  }

  @Test
  func `the screen is not recorded`() {
    let recorder = RPScreenRecorder.shared()
    var codes: [RPRecordingError.Code?] = []
    recorder.startRecording { codes.append(($0 as? RPRecordingError)?.code) }
    recorder.stopRecording { preview, error in
      if preview == nil { codes.append((error as? RPRecordingError)?.code) }
    }
    #expect(codes.isEmpty && !recorder.isAvailable)
    wait()
    #expect(codes == [.failedToStart, .attemptToStopNonRecording] && !recorder.isRecording)
  }
}
