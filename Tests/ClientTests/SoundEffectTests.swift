import AVFoundation
import Testing
import UIKit

@MainActor
@Suite
struct `Effects of sound` {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `what is scheduled ends once it plays, and not before`() throws {
    let path = NSTemporaryDirectory() + "sound-\(UUID().uuidString).wav"
    #expect(FileManager.default.createFile(atPath: path, contents: Data()))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try AVAudioFile(forReading: URL(fileURLWithPath: path))
    let engine = AVAudioEngine()
    let player = AVAudioPlayerNode()
    let pitch = AVAudioUnitTimePitch()
    pitch.pitch = 1000
    engine.attach(player)
    engine.attach(pitch)
    engine.connect(player, to: pitch, format: nil)
    engine.connect(pitch, to: engine.outputNode, format: file.processingFormat)
    nonisolated(unsafe) var hasEnded = false
    player.scheduleFile(file, at: nil) { hasEnded = true }
    wait()
    #expect(!hasEnded)
    player.play()
    #expect(player.isPlaying && !hasEnded)
    wait()
    #expect(hasEnded)
  }

  @Test
  func `a piece that is scheduled again at its end lets time go on`() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 100, channels: 1))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 20))
    buffer.frameLength = 20
    let player = AVAudioPlayerNode()
    nonisolated(unsafe) var count = 0
    func next() {
      player.scheduleBuffer(buffer) {
        count += 1
        next()
      }
    }
    next()
    player.play()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
    #expect(count == 2)
    player.stop()
  }

  @Test
  func `a missing file of sound is an error`() {
    #expect(throws: (any Error).self) {
      try AVAudioFile(forReading: URL(fileURLWithPath: "/nowhere.wav"))
    }
  }
}
