import AudioToolbox
import CoreHaptics
import CoreMotion
import SafariServices
import Testing
import UIKit

/// What a device feels, counts and plays: nothing, and apps learn of it as on iOS.
@MainActor
@Suite
struct SensorTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `a device that cannot tremble says so later`() throws {
    let engine = CHHapticEngine()
    nonisolated(unsafe) var errors: [Int] = []
    engine.start { errors.append(($0 as NSError?)?.code ?? 0) }
    engine.stop { errors.append(($0 as NSError?)?.code ?? 0) }
    #expect(errors.isEmpty)
    wait()
    #expect(errors == [CHHapticError.notSupported.rawValue, 0])
    do {
      try engine.start()
      Issue.record("it trembles")
    } catch CHHapticError.notSupported {
    }
  }

  @Test
  func `a pattern may change in time`() throws {
    let curve = CHHapticParameterCurve(
      parameterID: .hapticIntensityControl,
      controlPoints: [.init(relativeTime: 0, value: 1), .init(relativeTime: 1, value: 0)],
      relativeTime: 0
    )
    let event = CHHapticEvent(
      eventType: .hapticContinuous,
      parameters: [],
      relativeTime: 1,
      duration: 2
    )
    let pattern = try CHHapticPattern(events: [event], parameterCurves: [curve])
    #expect(pattern.duration == 3 && curve.controlPoints.count == 2)
  }

  @Test
  func `steps are not counted, and a query learns of it`() {
    nonisolated(unsafe) var errors: [Int] = []
    CMPedometer().queryPedometerData(from: .distantPast, to: Date()) { data, error in
      if data == nil { errors.append((error as NSError?)?.code ?? 0) }
    }
    #expect(errors.isEmpty && !CMPedometer.isStepCountingAvailable())
    CMMotionActivityManager().queryActivityStarting(from: .distantPast, to: Date(), to: .main) {
      if $0 == nil { errors.append(($1 as NSError?)?.code ?? 0) }
    }
    wait()
    #expect(errors == [105, 105])
    let manager = CMMotionManager()
    manager.magnetometerUpdateInterval = 1
    #expect(!manager.isMagnetometerAvailable && CMRotationMatrix().m11 == 1)
  }

  @Test
  func `code that waits for the end of a sound is called`() {
    var (one, two): (SystemSoundID, SystemSoundID) = (0, 0)
    AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/a.caf"), &one)
    AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/b.caf"), &two)
    #expect(one != two)
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
      AudioServicesAddSystemSoundCompletion(
        one,
        nil,
        nil,
        { _, data in data?.assumingMemoryBound(to: Int.self).pointee += 1 },
        pointer
      )
      AudioServicesPlaySystemSound(one)
      AudioServicesPlaySystemSound(two)
      AudioServicesDisposeSystemSoundID(one)
      AudioServicesPlaySystemSound(one)
    }
    #expect(count == 1)
  }

  @Test
  func `a page that signs in, and is cancelled, says nothing`() throws {
    let url = try #require(URL(string: "https://example.com"))
    var codes: [Int] = []
    let session = SFAuthenticationSession(url: url, callbackURLScheme: nil) { _, error in
      if case SFAuthenticationError.canceledLogin? = error as? SFAuthenticationError {
        codes.append(1)
      }
    }
    session.start()
    wait()
    let other = SFAuthenticationSession(url: url, callbackURLScheme: nil) { _, _ in codes.append(2)
    }
    other.start()
    other.cancel()
    wait()
    #expect(codes == [1])
  }

  @Test
  func `the rules of a blocker are reloaded, and none is switched on`() async throws {
    var isOver = false
    SFContentBlockerManager.reloadContentBlocker(withIdentifier: "a") { isOver = $0 == nil }
    #expect(!isOver)
    wait()
    #expect(isOver)
    let state = try await SFContentBlockerManager.stateOfContentBlocker(withIdentifier: "a")
    #expect(!state.isEnabled)
  }

  @Test
  func `a pattern comes from a file`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ahap")
    let text = #"""
      {"Version": 1.0, "Pattern": [
        {"Event": {"Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 1}}
      ]}
      """#
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try CHHapticPattern(contentsOf: url).duration == 1.5)
  }
}
