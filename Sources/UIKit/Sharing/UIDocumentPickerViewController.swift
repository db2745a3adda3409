import Foundation

/// Lets the user choose files.
///
/// A stage has none: the screen is empty, with a button that cancels.
@preconcurrency
@MainActor
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  public enum Mode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
  }

  public let documentPickerMode: Mode

  public init(documentTypes allowedUTIs: [String], in mode: Mode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
  }

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = .exportToService
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
  }

  public required init?(coder: NSCoder) {
    documentPickerMode = .import
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = PlainScreen(frame: view.bounds)
    screen.title = "Browse"
    screen.onClose = { [weak self] in
      guard let self else { return }
      dismiss(animated: true)
      delegate?.documentPickerWasCancelled(self)
    }
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screen)
    Diagnostics.report("UIDocumentPickerViewController has no files to choose from.")
  }
}

@preconcurrency
@MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
