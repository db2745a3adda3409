import Foundation
import class ObjectiveC.NSObject

/// Hears how a challenge is answered.
public protocol URLAuthenticationChallengeSender: AnyObject {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
  func cancel(_ challenge: URLAuthenticationChallenge)
  func performDefaultHandling(for challenge: URLAuthenticationChallenge)
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
}

extension URLAuthenticationChallengeSender {
  public func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  public func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

/// A server, or a `URLProtocol` in its place, asks who is there.
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  public let protectionSpace: URLProtectionSpace
  public let proposedCredential: URLCredential?
  public let previousFailureCount: Int
  public let failureResponse: URLResponse?
  public let error: (any Error)?
  public let sender: (any URLAuthenticationChallengeSender)?

  public init(
    protectionSpace space: URLProtectionSpace,
    proposedCredential credential: URLCredential?,
    previousFailureCount: Int,
    failureResponse response: URLResponse?,
    error: (any Error)?,
    sender: any URLAuthenticationChallengeSender
  ) {
    protectionSpace = space
    proposedCredential = credential
    self.previousFailureCount = previousFailureCount
    failureResponse = response
    self.error = error
    self.sender = sender
    super.init()
  }

  public init(
    authenticationChallenge challenge: URLAuthenticationChallenge,
    sender: any URLAuthenticationChallengeSender
  ) {
    protectionSpace = challenge.protectionSpace
    proposedCredential = challenge.proposedCredential
    previousFailureCount = challenge.previousFailureCount
    failureResponse = challenge.failureResponse
    error = challenge.error
    self.sender = sender
    super.init()
  }

  /// Tells the sender what a delegate decided.
  func answer(_ disposition: URLSession.AuthChallengeDisposition, _ credential: URLCredential?) {
    switch disposition {
    case .useCredential:
      if let credential {
        sender?.use(credential, for: self)
      } else {
        sender?.continueWithoutCredential(for: self)
      }
    case .performDefaultHandling: sender?.performDefaultHandling(for: self)
    case .cancelAuthenticationChallenge: sender?.cancel(self)
    case .rejectProtectionSpace: sender?.rejectProtectionSpaceAndContinue(with: self)
    }
  }
}
