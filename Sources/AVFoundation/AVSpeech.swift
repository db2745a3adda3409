import UIKit

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// Speaks without a sound, for about as long as the words take.
open class AVSpeechSynthesizer: UIKit.NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open private(set) var isSpeaking = false
  open private(set) var isPaused = false
  /// The utterance being spoken, and those after it.
  private var queue: [AVSpeechUtterance] = []
  private var end: Timer?

  public override init() {}

  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    if !isSpeaking { begin() }
  }

  private func begin() {
    guard let utterance = queue.first else { return }
    isSpeaking = true
    // A delegate that stops or pauses it ends the timer, so that it has to be there.
    finish(utterance, after: utterance.duration)
    delegate?.speechSynthesizer(self, didStart: utterance)
  }

  private func finish(_ utterance: AVSpeechUtterance, after time: TimeInterval) {
    // Timers fire on the thread of the stage, and so does all that has to do with a synthesizer.
    nonisolated(unsafe) let (synthesizer, utterance) = (self, utterance)
    let timer = Timer(timeInterval: time, repeats: false) { _ in synthesizer.finish(utterance) }
    RunLoop.main.add(timer, forMode: .common)
    end = timer
  }

  private func finish(_ utterance: AVSpeechUtterance) {
    queue.removeFirst()
    isSpeaking = false
    delegate?.speechSynthesizer(self, didFinish: utterance)
    if !isSpeaking { begin() }
  }

  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, let utterance = queue.first else { return false }
    end?.invalidate()
    queue = []
    (isSpeaking, isPaused) = (false, false)
    delegate?.speechSynthesizer(self, didCancel: utterance)
    return true
  }

  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, !isPaused, let utterance = queue.first else { return false }
    end?.invalidate()
    isPaused = true
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  /// The whole utterance follows: where it was paused is not kept.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard isPaused, let utterance = queue.first else { return false }
    isPaused = false
    finish(utterance, after: utterance.duration)
    delegate?.speechSynthesizer(self, didContinue: utterance)
    return true
  }
}

public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

open class AVSpeechUtterance: UIKit.NSObject {
  open private(set) var speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) { speechString = string }
  public init(attributedString string: NSAttributedString) { speechString = string.string }

  /// Fifteen letters a second at the default rate (inferred).
  fileprivate var duration: TimeInterval {
    let speed = Double(max(0.1, rate) / AVSpeechUtteranceDefaultSpeechRate)
    return preUtteranceDelay + Double(speechString.count) / (15 * speed) + postUtteranceDelay
  }
}

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}

/// A voice that is never heard.
open class AVSpeechSynthesisVoice: UIKit.NSObject {
  open private(set) var language: String
  open var name: String { language }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var identifier: String { "com.apple.voice.compact.\(language)" }

  public init?(language code: String?) { language = code ?? "en-US" }
  public init?(identifier: String) {
    guard let code = identifier.split(separator: ".").last else { return nil }
    language = String(code)
  }

  public class func currentLanguageCode() -> String { "en-US" }
  public class func speechVoices() -> [AVSpeechSynthesisVoice] {
    AVSpeechSynthesisVoice(language: currentLanguageCode()).map { [$0] } ?? []
  }
}

public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  )
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Never called.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  )
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didPause utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
