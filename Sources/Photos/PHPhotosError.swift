import Foundation
import ObjectiveC

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// What the library refuses.
public struct PHPhotosError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = PHPhotosError

    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { PHPhotosErrorDomain }

  public static let internalError = Code.internalError
  public static let userCancelled = Code.userCancelled
  public static let libraryVolumeOffline = Code.libraryVolumeOffline
  public static let relinquishingLibraryBundleToWriter = Code.relinquishingLibraryBundleToWriter
  public static let switchingSystemPhotoLibrary = Code.switchingSystemPhotoLibrary
  public static let networkAccessRequired = Code.networkAccessRequired
  public static let networkError = Code.networkError
  public static let identifierNotFound = Code.identifierNotFound
  public static let multipleIdentifiersFound = Code.multipleIdentifiersFound
  public static let changeNotSupported = Code.changeNotSupported
  public static let operationInterrupted = Code.operationInterrupted
  public static let invalidResource = Code.invalidResource
  public static let missingResource = Code.missingResource
  public static let notEnoughSpace = Code.notEnoughSpace
  public static let requestNotSupportedForAsset = Code.requestNotSupportedForAsset
  public static let accessRestricted = Code.accessRestricted
  public static let accessUserDenied = Code.accessUserDenied
}
