import Foundation

/// Looks a word up: a stage has no dictionary, and says so as a device without one does.
@preconcurrency
@MainActor
open class UIReferenceLibraryViewController: UIViewController {
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  private let term: String

  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = PlainScreen(frame: view.bounds)
    screen.title = "No definition found"
    screen.onClose = { [weak self] in self?.dismiss(animated: true) }
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screen)
  }
}
