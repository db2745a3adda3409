import Foundation

/// The screen of one document, which it opens before it appears.
///
/// Its title is the document's name. The menu of the title, by which a document is renamed and
/// moved, is not imitated: a stage has no place to move it to.
@preconcurrency
@MainActor
open class UIDocumentViewController: UIViewController {
  open var document: UIDocument? {
    didSet {
      guard document !== oldValue else { return }
      if isViewLoaded { openIfClosed() } else { showName() }
    }
  }

  public init(document: UIDocument?) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
    showName()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Undo and redo of the document; the app decides where they are.
  open private(set) lazy var undoRedoItemGroup: UIBarButtonItemGroup = {
    let item = { (symbol: String, action: @escaping @MainActor (UndoManager) -> Void) in
      UIBarButtonItem(
        image: UIImage(systemName: symbol),
        primaryAction: UIAction { [weak self] _ in
          if let manager = self?.document?.undoManager { action(manager) }
        }
      )
    }
    return .fixedGroup(items: [
      item("arrow.uturn.backward") { $0.undo() }, item("arrow.uturn.forward") { $0.redo() },
    ])
  }()

  open override func viewDidLoad() {
    super.viewDidLoad()
    openIfClosed()
  }

  /// Called when the document is open, and its contents can show.
  open func documentDidOpen() {}

  /// Called after the navigation item has the document's name.
  open func navigationItemDidUpdate() {}

  open func openDocument(completionHandler: ((Bool) -> Void)? = nil) {
    guard let document else {
      DispatchQueue.main.async { completionHandler?(false) }
      return
    }
    guard document.documentState.contains(.closed) else {
      DispatchQueue.main.async { completionHandler?(true) }
      return
    }
    document.open { [weak self, weak document] success in
      if success, let self, self.document === document {
        showName()
        documentDidOpen()
      }
      completionHandler?(success)
    }
  }

  @discardableResult
  open func openDocument() async -> Bool {
    await withCheckedContinuation { waiter in
      openDocument { waiter.resume(returning: $0) }
    }
  }

  private func openIfClosed() {
    showName()
    guard let document else { return }
    if document.documentState.contains(.closed) { openDocument() } else { documentDidOpen() }
  }

  private func showName() {
    guard let document else { return }
    navigationItem.title = document.localizedName
    navigationItemDidUpdate()
  }
}
