import UIKit

/// Connects cameras and microphones to their outputs.
///
/// There are no devices, so no data flows.
open class AVCaptureSession: UIKit.NSObject, @unchecked Sendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
  }
  public override init() { super.init() }
  open var sessionPreset = Preset.high
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open private(set) var isRunning = false
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}

open class AVCaptureInput: UIKit.NSObject, @unchecked Sendable {}
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft
}
open class AVCaptureConnection: UIKit.NSObject, @unchecked Sendable {
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoOrientationSupported: Bool { true }
  open var isVideoMirrored = false
  open var isEnabled = true
}

open class AVCaptureOutput: UIKit.NSObject, @unchecked Sendable {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  /// There is no camera: no delegate is called.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings,
    delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}
open class AVCapturePhotoSettings: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var flashMode = AVCaptureDevice.FlashMode.off
}
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
}
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
}
open class AVCaptureMovieFileOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
}

/// A camera's preview: black.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open private(set) lazy var connection: AVCaptureConnection? = AVCaptureConnection()
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
    backgroundColor = CGColor(gray: 0, alpha: 1)
  }
}
