import Foundation
import ObjectiveC

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why media is not played, recorded or read.
public struct AVError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = AVError

    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorized = -11836
    case operationNotSupportedForAsset = -11838
    case operationCancelled = -11878
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { AVFoundationErrorDomain }

  public static let unknown = Code.unknown
  public static let outOfMemory = Code.outOfMemory
  public static let sessionNotRunning = Code.sessionNotRunning
  public static let deviceAlreadyUsedByAnotherSession = Code.deviceAlreadyUsedByAnotherSession
  public static let noDataCaptured = Code.noDataCaptured
  public static let diskFull = Code.diskFull
  public static let deviceWasDisconnected = Code.deviceWasDisconnected
  public static let mediaChanged = Code.mediaChanged
  public static let maximumDurationReached = Code.maximumDurationReached
  public static let maximumFileSizeReached = Code.maximumFileSizeReached
  public static let deviceNotConnected = Code.deviceNotConnected
  public static let deviceInUseByAnotherApplication = Code.deviceInUseByAnotherApplication
  public static let sessionWasInterrupted = Code.sessionWasInterrupted
  public static let mediaServicesWereReset = Code.mediaServicesWereReset
  public static let exportFailed = Code.exportFailed
  public static let decodeFailed = Code.decodeFailed
  public static let invalidSourceMedia = Code.invalidSourceMedia
  public static let fileAlreadyExists = Code.fileAlreadyExists
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
  public static let fileFailedToParse = Code.fileFailedToParse
  public static let contentIsProtected = Code.contentIsProtected
  public static let noImageAtTime = Code.noImageAtTime
  public static let decoderNotFound = Code.decoderNotFound
  public static let encoderNotFound = Code.encoderNotFound
  public static let contentIsNotAuthorized = Code.contentIsNotAuthorized
  public static let applicationIsNotAuthorized = Code.applicationIsNotAuthorized
  public static let operationCancelled = Code.operationCancelled
  public static let operationNotSupportedForAsset = Code.operationNotSupportedForAsset
  public static let applicationIsNotAuthorizedToUseDevice =
    Code.applicationIsNotAuthorizedToUseDevice
}

/// Whether a recording that an error ended is whole up to there: a key of the error's information.
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
