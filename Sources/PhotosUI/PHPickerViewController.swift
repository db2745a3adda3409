import UIKit

/// Lets the user choose pictures: there are none.
@preconcurrency
@MainActor
open class PHPickerViewController: PlaceholderController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init("Photos")
    onClose = { [weak self] in
      guard let self else { return }
      if let delegate {
        delegate.picker(self, didFinishPicking: [])
      } else {
        dismiss(animated: true)
      }
    }
  }
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  // Nothing is selected, and nothing moves.
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier: String?) {}
  open func scrollToInitialPosition() {}
  open func zoomIn() {}
  open func zoomOut() {}
}

@preconcurrency
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension PHPhotoLibrary {
  /// Chooses nothing: no access is limited.
  @preconcurrency
  @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}
  @preconcurrency
  @MainActor
  public func presentLimitedLibraryPicker(
    from controller: UIViewController,
    completionHandler: @escaping ([String]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
}
