import UIKit

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or microphone.
///
/// A stage has neither.
open class AVCaptureDevice: UIKit.NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }
  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }
  public enum FocusMode: Int, Sendable {
    case locked, autoFocus, continuousAutoFocus
  }
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }
  public enum WhiteBalanceMode: Int, Sendable {
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera"
    )
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera"
    )
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera"
    )
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera"
    )
    public static let builtInDualWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera"
    )
    public static let builtInTripleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera"
    )
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera"
    )
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let builtInMicrophone = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInMicrophone"
    )
  }
  /// What a camera can record, which is nothing.
  open class Format: UIKit.NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var videoFieldOfView: Float { 0 }
    open var minISO: Float { 0 }
    open var maxISO: Float { 0 }
  }
  /// A search for devices, which finds none.
  open class DiscoverySession: UIKit.NSObject, @unchecked Sendable {
    public convenience init(
      deviceTypes: [DeviceType],
      mediaType: AVMediaType?,
      position: Position
    ) { self.init() }
    open var devices: [AVCaptureDevice] { [] }
  }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType,
    for mediaType: AVMediaType?,
    position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices() -> [AVCaptureDevice] { [] }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.async { handler(false) } }
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open var hasFlash: Bool { false }
  open var hasTorch: Bool { false }
  open var isFlashAvailable: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var flashMode = FlashMode.off
  open var torchMode = TorchMode.off
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open var focusMode = FocusMode.locked
  open var exposureMode = ExposureMode.locked
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    videoZoomFactor = factor
  }
  open func cancelVideoZoomRamp() {}
  open var torchLevel: Float { 0 }
  open var isTorchActive: Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
  open var activeFormat = Format()
  open var formats: [Format] { [] }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  open var isConnected: Bool { false }
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var isAdjustingFocus: Bool { false }
  open var isAdjustingExposure: Bool { false }
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}
