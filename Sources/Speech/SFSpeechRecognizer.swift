import AVFoundation
import UIKit

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer,
    availabilityDidChange available: Bool
  )
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer,
    availabilityDidChange available: Bool
  ) {}
}

/// Writes down what is said: nothing is heard, and access is denied.
open class SFSpeechRecognizer: UIKit.NSObject, @unchecked Sendable {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var queue: OperationQueue = .main
  open var supportsOnDeviceRecognition = false
  open var isAvailable: Bool { false }

  public init?(locale: Locale = .current) { self.locale = locale }

  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }

  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @MainActor (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(.denied) } }

  /// Fails later: there is no recognizer.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    nonisolated(unsafe) let resultHandler = resultHandler
    queue.addOperation {
      if task.end() { resultHandler(nil, task.error) }
    }
    return task
  }

  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    nonisolated(unsafe) weak let delegate = delegate
    queue.addOperation {
      if task.end() { delegate?.speechRecognitionTask(task, didFinishSuccessfully: false) }
    }
    return task
  }
}
