import UIKit

/// Takes photos as before iOS 10: each one fails, as there is no camera.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  open var outputSettings: [String: Any] = [:]
  open var isCapturingStillImage: Bool { false }
  open var isHighResolutionStillImageOutputEnabled = false
  open var isStillImageStabilizationSupported: Bool { false }
  open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [.jpeg] }

  /// Fails in a later turn.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping @Sendable (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { handler(nil, AVError(.noDataCaptured)) }
  }

  /// Nil: no buffer holds a picture.
  open class func jpegStillImageNSDataRepresentation(
    _ jpegSampleBuffer: CMSampleBuffer
  ) -> Data? { nil }
}
