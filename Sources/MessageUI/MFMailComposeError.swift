import Foundation
import ObjectiveC

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

public struct MFMailComposeError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = MFMailComposeError

    case saveFailed, sendFailed
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MFMailComposeErrorDomain }

  public static let saveFailed = Code.saveFailed
  public static let sendFailed = Code.sendFailed
}
