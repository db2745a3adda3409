import UIKit

/// A file of sound, of which no sample is read: it seems empty.
open class AVAudioFile: UIKit.NSObject, @unchecked Sendable {
  public let url: URL
  open private(set) var processingFormat: AVAudioFormat
  open var framePosition: AVAudioFramePosition = 0
  open var fileFormat: AVAudioFormat { processingFormat }
  open var length: AVAudioFramePosition { 0 }

  /// A missing file is an error, as on iOS.
  public init(forReading fileURL: URL) throws {
    guard FileManager.default.isReadableFile(atPath: fileURL.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: fileURL.path])
    }
    url = fileURL
    processingFormat = AVAudioFile.usualFormat
  }

  /// Nothing is written.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    url = fileURL
    processingFormat = AVAudioFile.usualFormat
  }

  private static var usualFormat: AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2) ?? AVAudioFormat(silent: ())
  }

  open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = 0 }
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    buffer.frameLength = 0
  }
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}

/// Plays nothing; what is scheduled ends one after another, as if it were heard.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1

  private struct Item {
    var seconds: Double
    var handler: (() -> Void)?
  }

  private var scheduled: [Item] = []
  /// Counts what has begun to play, so that a stopped piece does not end a second time.
  private var pieces = 0
  private var playsPiece = false

  public override init() { super.init() }
  open override var numberOfInputs: Int { 0 }

  open func scheduleFile(
    _ file: AVAudioFile,
    at when: AVAudioTime?,
    completionHandler: (() -> Void)? = nil
  ) { schedule(frames: Double(file.length), file.processingFormat, completionHandler) }

  open func scheduleSegment(
    _ file: AVAudioFile,
    startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?,
    completionHandler: (() -> Void)? = nil
  ) { schedule(frames: Double(numberFrames), file.processingFormat, completionHandler) }

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionHandler: (() -> Void)? = nil
  ) { schedule(frames: Double(buffer.frameLength), buffer.format, completionHandler) }

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {
    // What loops does not end.
    guard !options.contains(.loops) else { return }
    schedule(frames: Double(buffer.frameLength), buffer.format, completionHandler)
  }

  private func schedule(frames: Double, _ format: AVAudioFormat, _ handler: (() -> Void)?) {
    // No sample is read, so a file seems empty: whoever schedules the next piece at the end of the
    // last one must not do so without time going on.
    let seconds = format.sampleRate > 0 ? frames / format.sampleRate : 0
    scheduled.append(Item(seconds: max(0.05, seconds), handler: handler))
    playNext()
  }

  private func playNext() {
    guard isPlaying, !playsPiece, let item = scheduled.first else { return }
    playsPiece = true
    pieces += 1
    let piece = pieces
    DispatchQueue.global().asyncAfterUnsafe(deadline: .now() + item.seconds) { [weak self] in
      guard let self, playsPiece, pieces == piece else { return }
      playsPiece = false
      scheduled.removeFirst()
      item.handler?()
      playNext()
    }
  }

  open func play() {
    isPlaying = true
    playNext()
  }
  open func play(at when: AVAudioTime?) { play() }
  /// What plays begins again with `play()`.
  open func pause() {
    isPlaying = false
    playsPiece = false
  }
  /// What is scheduled ends, too (documented).
  open func stop() {
    pause()
    let items = scheduled
    scheduled = []
    for item in items {
      guard let handler = item.handler else { continue }
      DispatchQueue.global().asyncUnsafe(execute: handler)
    }
  }
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// An effect, which keeps its values and changes no sound.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  open var name: String { "" }
  open var manufacturerName: String { "Apple" }
}
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
}
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
}

open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// In cents, -2400 to 2400.
  open var pitch: Float = 0
  open var rate: Float = 1
  open var overlap: Float = 8
}
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  open var rate: Float = 1
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber
  case cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// In percent.
  open var wetDryMix: Float = 0
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var lowPassCutoff: Float = 15_000
  open var wetDryMix: Float = 100
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
  case multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
  case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1
  case multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference
  case speechGoldenPi, speechRadioTower, speechWaves
}
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  open var preGain: Float = -6
  open var wetDryMix: Float = 50
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
