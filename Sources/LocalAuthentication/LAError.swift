import Foundation
import ObjectiveC

public let LAErrorDomain = "com.apple.LocalAuthentication"

// The numbers by their names in C.
public let kLAErrorAuthenticationFailed = -1
public let kLAErrorUserCancel = -2
public let kLAErrorUserFallback = -3
public let kLAErrorSystemCancel = -4
public let kLAErrorPasscodeNotSet = -5
public let kLAErrorBiometryNotAvailable = -6
public let kLAErrorTouchIDNotAvailable = -6
public let kLAErrorBiometryNotEnrolled = -7
public let kLAErrorTouchIDNotEnrolled = -7
public let kLAErrorBiometryLockout = -8
public let kLAErrorTouchIDLockout = -8
public let kLAErrorAppCancel = -9
public let kLAErrorInvalidContext = -10
public let kLAErrorNotInteractive = -1004

/// Why the user is not recognized.
public struct LAError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = LAError

    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case companionNotAvailable = -11
    case biometryNotPaired = -12
    case biometryDisconnected = -13
    case invalidDimensions = -14
    case notInteractive = -1004

    // Names of before Face ID.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    public static let touchIDLockout = Code.biometryLockout
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { LAErrorDomain }

  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let appCancel = Code.appCancel
  public static let invalidContext = Code.invalidContext
  public static let companionNotAvailable = Code.companionNotAvailable
  public static let biometryNotPaired = Code.biometryNotPaired
  public static let biometryDisconnected = Code.biometryDisconnected
  public static let invalidDimensions = Code.invalidDimensions
  public static let notInteractive = Code.notInteractive
  public static let touchIDNotAvailable = Code.biometryNotAvailable
  public static let touchIDNotEnrolled = Code.biometryNotEnrolled
  public static let touchIDLockout = Code.biometryLockout
}
