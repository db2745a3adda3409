import UIKit

/// Pages that were photographed; none ever are.
open class VNDocumentCameraScan: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var pageCount: Int { 0 }
  open var title: String { "" }
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

@preconcurrency
@MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFinishWith scan: VNDocumentCameraScan
  )
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFailWithError error: any Error
  )
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFailWithError error: any Error
  ) {}
}

/// Photographs pages: an empty screen, as there is no camera.
@preconcurrency
@MainActor
open class VNDocumentCameraViewController: PlaceholderController {
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open class var isSupported: Bool { false }

  public init() {
    super.init("Scan")
    onClose = { [weak self] in
      guard let self else { return }
      if let delegate {
        delegate.documentCameraViewControllerDidCancel(self)
      } else {
        dismiss(animated: true)
      }
    }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
