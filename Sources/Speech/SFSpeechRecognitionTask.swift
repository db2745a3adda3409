import UIKit

public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}

public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didHypothesizeTranscription transcription: SFTranscription
  )
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  )
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishSuccessfully successfully: Bool
  )
}

extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didHypothesizeTranscription transcription: SFTranscription
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishSuccessfully successfully: Bool
  ) {}
}

/// One attempt to understand: it fails.
open class SFSpeechRecognitionTask: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open private(set) var state = SFSpeechRecognitionTaskState.starting
  open private(set) var isCancelled = false
  open private(set) var error: (any Error)?
  open var isFinishing: Bool { state == .finishing }

  open func cancel() {
    isCancelled = true
    state = .canceling
  }
  open func finish() { state = .finishing }

  /// Ends the task with the number of a recognizer that is not available (inferred).
  ///
  /// - Returns: whether anybody is to hear of it.
  func end() -> Bool {
    state = .completed
    guard !isCancelled else { return false }
    error = NSError(domain: "kAFAssistantErrorDomain", code: 1700)
    return true
  }
}

/// What is to be understood.
open class SFSpeechRecognitionRequest: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var contextualStrings: [String] = []
  open var interactionIdentifier: String?
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL) { url = URL }
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() { super.init() }
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

/// What was understood; nothing ever is.
open class SFTranscription: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}

open class SFTranscriptionSegment: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var substring: String { "" }
  open var substringRange: NSRange { NSRange() }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
  open var alternativeSubstrings: [String] { [] }
}

open class SFSpeechRecognitionResult: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
  open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
}

/// How somebody spoke.
open class SFSpeechRecognitionMetadata: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// In words a minute.
  open var speakingRate: Double { 0 }
  open var averagePauseDuration: TimeInterval { 0 }
  open var speechStartTimestamp: TimeInterval { 0 }
  open var speechDuration: TimeInterval { 0 }
}
