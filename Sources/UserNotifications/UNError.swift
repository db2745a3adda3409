import Foundation
import ObjectiveC

public let UNErrorDomain = "UNErrorDomain"

public struct UNError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = UNError

    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent
    case contentProvidingObjectNotAllowed = 1500
    case contentProvidingInvalid
    case badgeInputInvalid = 1600
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { UNErrorDomain }

  public static let notificationsNotAllowed = Code.notificationsNotAllowed
  public static let attachmentInvalidURL = Code.attachmentInvalidURL
  public static let attachmentUnrecognizedType = Code.attachmentUnrecognizedType
  public static let attachmentInvalidFileSize = Code.attachmentInvalidFileSize
  public static let attachmentNotInDataStore = Code.attachmentNotInDataStore
  public static let attachmentMoveIntoDataStoreFailed = Code.attachmentMoveIntoDataStoreFailed
  public static let attachmentCorrupt = Code.attachmentCorrupt
  public static let notificationInvalidNoDate = Code.notificationInvalidNoDate
  public static let notificationInvalidNoContent = Code.notificationInvalidNoContent
  public static let contentProvidingObjectNotAllowed = Code.contentProvidingObjectNotAllowed
  public static let contentProvidingInvalid = Code.contentProvidingInvalid
  public static let badgeInputInvalid = Code.badgeInputInvalid
}
