import AVFoundation
import Speech
import Testing
import UIKit

/// Nothing is heard, and nothing understood.
@MainActor
@Suite
struct SpeechTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `nobody may listen, and a recognizer is not available`() throws {
    var answers: [SFSpeechRecognizerAuthorizationStatus] = []
    SFSpeechRecognizer.requestAuthorization { answers.append($0) }
    #expect(answers.isEmpty)
    wait()
    #expect(answers == [.denied])
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
    #expect(!recognizer.isAvailable && recognizer.locale.identifier == "en-US")
  }

  @Test
  func `a task fails later, unless it is cancelled`() throws {
    let recognizer = try #require(SFSpeechRecognizer())
    let request = SFSpeechAudioBufferRecognitionRequest()
    request.shouldReportPartialResults = true
    nonisolated(unsafe) var ends: [String] = []
    let first = recognizer.recognitionTask(with: request) { result, error in
      ends.append(result == nil && error != nil ? "first" : "?")
    }
    let second = recognizer.recognitionTask(with: request) { _, _ in ends.append("second") }
    second.cancel()
    #expect(ends.isEmpty)
    wait()
    #expect(ends == ["first"] && first.state == .completed && second.isCancelled)
  }

  @Test
  func `an engine without a microphone does not start`() throws {
    let engine = AVAudioEngine()
    let node = engine.inputNode
    node.installTap(
      onBus: 0,
      bufferSize: 1024,
      format: node.outputFormat(forBus: 0)
    ) { _, _ in Issue.record("a sound") }
    engine.prepare()
    #expect(throws: NSError.self) { try engine.start() }
    #expect(!engine.isRunning && node.engine === engine && engine.inputNode === node)
  }

  @Test
  func `a buffer has silence for each channel`() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
    let channels = try #require(buffer.floatChannelData)
    channels[1][7] = 0.5
    #expect(channels[0][7] == 0 && channels[1][7] == 0.5 && buffer.frameLength == 0)
  }
}
