@_exported import Photos
import UIKit

public struct PHPickerFilter: Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
}
public struct PHPickerConfiguration {
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult {
  public let assetIdentifier: String?
  public let itemProvider: NSItemProvider
}

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
}
@preconcurrency
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
