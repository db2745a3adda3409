import Foundation

@preconcurrency
@MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  func videoEditorController(
    _ editor: UIVideoEditorController,
    didSaveEditedVideoToPath editedVideoPath: String
  )
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  public func videoEditorController(
    _ editor: UIVideoEditorController,
    didSaveEditedVideoToPath editedVideoPath: String
  ) {}
  public func videoEditorController(
    _ editor: UIVideoEditorController,
    didFailWithError error: any Error
  ) {}
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}

/// Trims a film: a stage edits none, so that the screen only cancels.
@preconcurrency
@MainActor
open class UIVideoEditorController: UINavigationController {
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  open var videoPath = ""
  open var videoMaximumDuration: TimeInterval = 0
  open var videoQuality = UIImagePickerController.QualityType.typeLow
  private weak var editing: (any UIVideoEditorControllerDelegate)?

  @_nonoverride
  open weak var delegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)? {
    get { editing as? any UINavigationControllerDelegate & UIVideoEditorControllerDelegate }
    set {
      editing = newValue
      super.delegate = newValue
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = PlainScreen(frame: view.bounds)
    screen.title = title ?? "Edit Video"
    screen.onClose = { [weak self] in
      guard let self else { return }
      editing?.videoEditorControllerDidCancel(self)
    }
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screen)
  }
}
