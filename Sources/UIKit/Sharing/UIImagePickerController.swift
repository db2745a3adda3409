import Foundation

/// Lets the user choose a picture.
///
/// A stage has an empty library and no camera: the screen says so, with a button that cancels.
@preconcurrency
@MainActor
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// Every device has a library, even an empty one; the simulator has no camera (observed).
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var allowsImageEditing = false
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    page.title = "Photos"
    page.view.backgroundColor = .systemBackground
    let cancel = UIBarButtonItem(barButtonSystemItem: .cancel)
    cancel.primaryAction = UIAction { [weak self] _ in self?.cancel() }
    page.navigationItem.rightBarButtonItem = cancel
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No Photos or Videos"
    page.contentUnavailableConfiguration = empty
    setViewControllers([page], animated: false)
    Diagnostics.report("UIImagePickerController has no pictures to choose from.")
  }

  private func cancel() {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
      dismiss(animated: true)
      return
    }
    delegate.imagePickerControllerDidCancel(self)
  }
}

@preconcurrency
@MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Without this method of the delegate the picker closes itself (documented).
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Nothing is saved: there is no album.
///
/// The selector is called with an error, as when the user denies access.
@preconcurrency
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  Diagnostics.report("UIImageWriteToSavedPhotosAlbum does nothing: there is no photo album.")
  guard let completionSelector, let target = completionTarget as AnyObject? else { return }
  let error = NSError(domain: "ALAssetsLibraryErrorDomain", code: -3310)
  DispatchQueue.main.async {
    completionSelector.perform(on: target, with: image, error)
  }
}

@preconcurrency
@MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { Diagnostics.report("UISaveVideoAtPathToSavedPhotosAlbum does nothing: there is no album.") }

@preconcurrency
@MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
