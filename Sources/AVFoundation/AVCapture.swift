import UIKit

/// A camera or microphone.
///
/// A stage has neither.
open class AVCaptureDevice: UIKit.NSObject, @unchecked Sendable {
  public enum AuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
  }
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AuthorizationStatus { .denied }
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
}

open class AVCaptureSession: UIKit.NSObject, @unchecked Sendable {
  open private(set) var isRunning = false
  public override init() { super.init() }
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}

/// What a camera sees: black.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
    backgroundColor = CGColor(gray: 0, alpha: 1)
  }
}
