import Foundation
import ObjectiveC
import UIKit

public let GKErrorDomain = "GKErrorDomain"

/// Why Game Center does not answer.
public struct GKError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = GKError

    case unknown = 1
    case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
    case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
    case playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid, underage
    case gameUnrecognized, notSupported, invalidParameter, unexpectedConnection
    case challengeInvalid, turnBasedMatchDataTooLarge, turnBasedTooManySessions
    case turnBasedInvalidParticipant, turnBasedInvalidTurn, turnBasedInvalidState
    case invitationsDisabled, playerPhotoFailure, ubiquityContainerUnavailable
    case matchNotConnected, gameSessionRequestInvalid
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { GKErrorDomain }

  public static let unknown = Code.unknown
  public static let cancelled = Code.cancelled
  public static let communicationsFailure = Code.communicationsFailure
  public static let userDenied = Code.userDenied
  public static let notAuthenticated = Code.notAuthenticated
  public static let authenticationInProgress = Code.authenticationInProgress
  public static let invalidPlayer = Code.invalidPlayer
  public static let gameUnrecognized = Code.gameUnrecognized
  public static let notSupported = Code.notSupported
  public static let invalidParameter = Code.invalidParameter
  public static let matchRequestInvalid = Code.matchRequestInvalid
  public static let matchNotConnected = Code.matchNotConnected
}

/// Calls a handler later with the error that everybody gets.
func refuse(_ handler: (@MainActor ((any Error)?) -> Void)?) {
  guard let handler else { return }
  DispatchQueue.main.async { handler(GKError(.notAuthenticated)) }
}
func refuse<T>(_ handler: (@MainActor (T?, (any Error)?) -> Void)?) {
  guard let handler else { return }
  DispatchQueue.main.async { handler(nil, GKError(.notAuthenticated)) }
}
