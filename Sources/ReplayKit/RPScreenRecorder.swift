import Foundation
import ObjectiveC
import UIKit

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

/// Why nothing is recorded.
public struct RPRecordingError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = RPRecordingError

    case unknown = -5800
    case userDeclined = -5801
    case disabled = -5802
    case failedToStart = -5803
    case failed = -5804
    case insufficientStorage = -5805
    case interrupted = -5806
    case contentResize = -5807
    case attemptToStopNonRecording = -5829
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { RPRecordingErrorDomain }

  public static let unknown = Code.unknown
  public static let userDeclined = Code.userDeclined
  public static let disabled = Code.disabled
  public static let failedToStart = Code.failedToStart
  public static let failed = Code.failed
  public static let attemptToStopNonRecording = Code.attemptToStopNonRecording
}

@preconcurrency
@MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
  func previewController(
    _ previewController: RPPreviewViewController,
    didFinishWithActivityTypes activityTypes: Set<String>
  )
}

extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
  public func previewController(
    _ previewController: RPPreviewViewController,
    didFinishWithActivityTypes activityTypes: Set<String>
  ) {}
}

/// Shows what was recorded; nothing is.
@preconcurrency
@MainActor
open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  func screenRecorder(
    _ screenRecorder: RPScreenRecorder,
    didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?
  )
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
  public func screenRecorder(
    _ screenRecorder: RPScreenRecorder,
    didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?
  ) {}
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

public enum RPCameraPosition: Int, Sendable {
  case front = 1
  case back
}

/// Records the screen for its user: not available to the app itself.
open class RPScreenRecorder: UIKit.NSObject, @unchecked Sendable {
  private static let common = RPScreenRecorder()
  override init() { super.init() }

  open class func shared() -> RPScreenRecorder { common }
  open weak var delegate: (any RPScreenRecorderDelegate)?
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  open var cameraPosition = RPCameraPosition.front
  open var cameraPreviewView: UIView? { nil }

  @preconcurrency
  open func startRecording(handler: (@MainActor ((any Error)?) -> Void)? = nil) {
    guard let handler else { return }
    DispatchQueue.main.async { handler(RPRecordingError(.failedToStart)) }
  }

  @preconcurrency
  open func stopRecording(
    handler: (@MainActor (RPPreviewViewController?, (any Error)?) -> Void)? = nil
  ) {
    guard let handler else { return }
    DispatchQueue.main.async { handler(nil, RPRecordingError(.attemptToStopNonRecording)) }
  }

  @preconcurrency
  open func discardRecording(handler: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { handler() }
  }

  @preconcurrency
  open func stopCapture(handler: (@MainActor ((any Error)?) -> Void)? = nil) {
    guard let handler else { return }
    DispatchQueue.main.async { handler(RPRecordingError(.attemptToStopNonRecording)) }
  }
}
