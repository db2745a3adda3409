import AdSupport
import AppTrackingTransparency
import BackgroundTasks
import CoreTelephony
import DeviceCheck
import PushKit
import Social
import Testing
import UIKit

/// What an app learns of the device, the network and its user: little.
@MainActor
@Suite
struct TrackingTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `nobody is followed, and the device's name is zeros`() {
    var answers: [ATTrackingManager.AuthorizationStatus] = []
    ATTrackingManager.requestTrackingAuthorization { answers.append($0) }
    #expect(answers.isEmpty)
    wait()
    #expect(answers == [.denied] && ATTrackingManager.trackingAuthorizationStatus == .denied)
    let manager = ASIdentifierManager.shared()
    #expect(!manager.isAdvertisingTrackingEnabled)
    #expect(
      manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000"
    )
  }

  @Test
  func `no card of a network is in the device`() {
    let info = CTTelephonyNetworkInfo()
    #expect(info.subscriberCellularProvider?.carrierName == nil)
    #expect(info.serviceCurrentRadioAccessTechnology == nil)
    #expect(CTCallCenter().currentCalls == nil)
  }

  @Test
  func `no token vouches for the device`() async {
    #expect(!DCDevice.current.isSupported && !DCAppAttestService.shared.isSupported)
    var codes: [DCError.Code?] = []
    DCDevice.current.generateToken { token, error in
      if token == nil { codes.append((error as? DCError)?.code) }
    }
    #expect(codes.isEmpty)
    wait()
    #expect(codes == [.featureUnsupported])
    await #expect(throws: DCError.self) { try await DCAppAttestService.shared.generateKey() }
  }

  @Test
  func `no push comes, and no time in the background`() {
    let registry = PKPushRegistry(queue: .main)
    registry.desiredPushTypes = [.voIP]
    #expect(registry.pushToken(for: .voIP) == nil)
    let scheduler = BGTaskScheduler.shared
    let identifier = "refresh.\(UUID().uuidString)"
    #expect(scheduler.register(forTaskWithIdentifier: identifier, using: nil) { _ in })
    #expect(!scheduler.register(forTaskWithIdentifier: identifier, using: nil) { _ in })
    let request = BGAppRefreshTaskRequest(identifier: identifier)
    request.earliestBeginDate = Date()
    do {
      try scheduler.submit(request)
      Issue.record("it is taken")
    } catch BGTaskScheduler.Error.unavailable {
    } catch { Issue.record("another error: \(error)") }
  }

  @Test
  func `a post is cancelled, as nobody has an account`() throws {
    #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
    let screen = try #require(SLComposeViewController(forServiceType: SLServiceTypeTwitter))
    var results: [SLComposeViewControllerResult] = []
    screen.completionHandler = { results.append($0) }
    #expect(screen.setInitialText("Hello") && screen.screenTitle == "Twitter")
    screen.onClose?()
    #expect(results == [.cancelled])
  }
}
