import UIKit

@preconcurrency
@MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  )
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// The list of songs: empty.
@preconcurrency
@MainActor
open class MPMediaPickerController: PlaceholderController {
  public let mediaTypes: MPMediaType
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var showsItemsWithProtectedAssets = true
  open var prompt: String?

  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init("Media")
    onClose = { [weak self] in
      guard let self else { return }
      if let delegate {
        delegate.mediaPickerDidCancel(self)
      } else {
        dismiss(animated: true)
      }
    }
  }

  public convenience init() { self.init(mediaTypes: .any) }

  public required init?(coder: NSCoder) {
    mediaTypes = .any
    super.init(coder: coder)
  }
}
