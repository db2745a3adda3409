import UIKit

/// Pictures out of a film: films are not decoded, so that each time fails.
open class AVAssetImageGenerator: UIKit.NSObject, @unchecked Sendable {
  public enum Result: Int, Sendable {
    case succeeded, failed, cancelled
  }

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) { self.asset = asset }

  open func copyCGImage(
    at requestedTime: CMTime,
    actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.decodeFailed) }

  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decodeFailed)
  }

  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(nil, .invalid, AVError(.decodeFailed)) }
  }

  /// The handler is called for each time, in a later turn.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler:
      @escaping (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    let times = requestedTimes.map(\.timeValue)
    DispatchQueue.main.async {
      for time in times { handler(time, nil, .invalid, .failed, AVError(.decodeFailed)) }
    }
  }

  open func cancelAllCGImageGeneration() {}
}
