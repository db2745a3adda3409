import AVFoundation
import AVKit
import Testing
import UIKit

/// Stops the speaker as soon as it begins.
private final class Censor: NSObject, AVSpeechSynthesizerDelegate {
  var calls: [String] = []
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {
    calls.append("start")
    synthesizer.stopSpeaking(at: .immediate)
  }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) { calls.append("cancel") }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) { calls.append("finish") }
}

/// Notes the keys whose changes it hears of.
private final class Listener: NSObject {
  nonisolated(unsafe) var keys: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { keys.append(keyPath ?? "") }
}

@MainActor
@Suite
struct FilmPlayerTests {
  private func pass(_ seconds: Double) {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
  }
  private func item(_ name: String) -> AVPlayerItem {
    AVPlayerItem(url: URL(fileURLWithPath: "/\(name).mp4"))
  }

  @Test
  func `a film is presented on the whole screen, unless the app wants it otherwise`() {
    final class Own: AVPlayerViewController {}
    #expect(AVPlayerViewController().modalPresentationStyle == .fullScreen)
    let own = Own()
    #expect(own.modalPresentationStyle == .fullScreen)
    own.modalPresentationStyle = .pageSheet
    #expect(own.modalPresentationStyle == .pageSheet)
  }

  @Test
  func `an item becomes ready after its player has got it, and observers hear of it`() {
    let film = item("film")
    var states: [AVPlayerItem.Status] = []
    let observation = film.observe(\.status, options: [.new]) { item, _ in
      MainActor.assumeIsolated { states.append(item.status) }
    }
    let player = AVPlayer(playerItem: film)
    #expect(film.status == .unknown && player.status == .unknown)
    pass(0.1)
    #expect(states == [.readyToPlay] && player.status == .readyToPlay)
    var rates: [Float] = []
    let other = player.observe(\.rate) { player, _ in
      MainActor.assumeIsolated { rates.append(player.rate) }
    }
    player.play()
    player.pause()
    #expect(rates == [1, 0])
    observation.invalidate()
    other.invalidate()
  }

  @Test
  func `players, items and the session are observed by the names of their keys`() {
    let (listener, film, player) = (Listener(), item("film"), AVPlayer())
    for key in ["muted", "volume", "rate", "status", "timeControlStatus", "currentItem"] {
      player.addObserver(listener, forKeyPath: key, options: [.new], context: nil)
    }
    for key in [
      "status", "loadedTimeRanges", "playbackBufferEmpty", "playbackLikelyToKeepUp", "duration",
      "presentationSize",
    ] {
      film.addObserver(listener, forKeyPath: key, options: [], context: nil)
    }
    player.isMuted = true
    player.volume = 0.5
    #expect(listener.keys == ["muted", "volume"])
    player.setValue(false, forKey: "muted")
    #expect(!player.isMuted && listener.keys == ["muted", "volume", "muted"])
    #expect(AVAudioSession.sharedInstance().value(forKey: "outputVolume") as? Float == 1)
    let layer = AVPlayerLayer()
    #expect(layer.value(forKey: "readyForDisplay") as? Bool == false)
    layer.player = player
    #expect(layer.value(forKey: "readyForDisplay") as? Bool == true)
  }

  @Test
  func `a player's layer is made on any actor, and is black`() {
    nonisolated func layer() -> AVPlayerLayer { AVPlayerLayer(player: nil) }
    #expect(layer().backgroundColor == CGColor(gray: 0, alpha: 1))
  }

  @Test
  func `the time of another item begins at zero while the player plays`() {
    let player = AVPlayer(playerItem: item("one"))
    player.play()
    pass(2)
    #expect(abs((player.currentItem?.currentTime().seconds ?? 0) - 2) < 0.01)
    player.replaceCurrentItem(with: item("two"))
    pass(1)
    #expect(abs(player.currentTime().seconds - 1) < 0.01)
  }

  @Test
  func `a seek is over in a later turn`() async {
    let player = AVPlayer(playerItem: item("one"))
    var ends: [Bool] = []
    player.seek(
      to: CMTime(seconds: 4, preferredTimescale: 600),
      toleranceBefore: .zero,
      toleranceAfter: .zero
    ) {
      ends.append($0)
    }
    #expect(ends.isEmpty && player.currentTime().seconds == 4)
    pass(0.1)
    #expect(ends == [true])
    #expect(await player.seek(to: .zero))
    #expect(player.currentTime().seconds == 0)
  }

  @Test
  func `an observer of times is called on its queue, and ends with its player`() {
    var player: AVPlayer? = AVPlayer(playerItem: item("one"))
    nonisolated(unsafe) var times: [Double] = []
    nonisolated(unsafe) var passes = 0
    _ = player?.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 1, preferredTimescale: 1),
      queue: .main
    ) { times.append($0.seconds.rounded()) }
    let moment = NSValue(time: CMTime(seconds: 1.5, preferredTimescale: 600))
    _ = player?.addBoundaryTimeObserver(forTimes: [moment], queue: nil) { passes += 1 }
    player?.play()
    pass(2.5)
    #expect(times == [1, 2] && passes == 1)
    weak let left = player
    player = nil
    #expect(left == nil)
    pass(2)
    #expect(times.count == 2)
  }

  @Test
  func `a queue shows its items in turn`() {
    let (one, two, three) = (item("one"), item("two"), item("three"))
    let player = AVQueuePlayer(items: [one, three])
    player.insert(two, after: one)
    #expect(player.items().count == 3 && !player.canInsert(two, after: nil))
    player.advanceToNextItem()
    #expect(player.currentItem === two)
    player.remove(two)
    #expect(player.currentItem === three)
    player.removeAllItems()
    #expect(player.currentItem == nil)
    #expect(AVQueuePlayer(playerItem: one).items().count == 1)
    let looper = AVPlayerLooper(player: player, templateItem: one)
    #expect(player.items().count == 1)
    looper.disableLooping()
    #expect(looper.status == .cancelled)
  }

  @Test
  func `properties of a film are loaded`() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mp4"))
    let (duration, tracks) = try await asset.load(.duration, .tracks)
    #expect(duration == .zero && tracks.isEmpty)
    #expect(try await !asset.load(.isPlayable))
    #expect(try await asset.loadTracks(withMediaType: .video).isEmpty)
    let generator = AVAssetImageGenerator(asset: asset)
    generator.requestedTimeToleranceBefore = .zero
    await #expect(throws: AVError.self) { _ = try await generator.image(at: .zero) }
    var results: [AVAssetImageGenerator.Result] = []
    generator.generateCGImagesAsynchronously(forTimes: [NSValue(time: .zero)]) {
      _,
      _,
      _,
      result,
      _ in
      results.append(result)
    }
    #expect(results.isEmpty)
    pass(0.1)
    #expect(results == [.failed])
  }

  @Test
  func `a speaker that is stopped as it begins says nothing more`() {
    let (synthesizer, censor) = (AVSpeechSynthesizer(), Censor())
    synthesizer.delegate = censor
    synthesizer.speak(AVSpeechUtterance(string: "Hello"))
    pass(3)
    #expect(censor.calls == ["start", "cancel"] && !synthesizer.isSpeaking)
  }
}
