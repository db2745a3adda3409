import Foundation

@preconcurrency
@MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A sheet with the families of fonts, each in its own letters.
@preconcurrency
@MainActor
open class UIFontPickerViewController: UIViewController {
  /// What the picker offers.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// Whether the faces of a family can be chosen.
    open var includeFaces = false
    open var displayUsingSystemFont = false
    /// Families without one of these are left out.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Stored: no font says which languages it is for.
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      copy.filteredLanguagesPredicate = filteredLanguagesPredicate
      return copy
    }
  }

  public let configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
  var onPick: ((UIFontDescriptor) -> Void)?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    modalPresentationStyle = .pageSheet
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = FontList(UIFont.familyNames.filter { !$0.hasPrefix(".") }, of: configuration)
    list.title = "Choose Font"
    list.selected = selectedFontDescriptor?.familyName
    list.onChoose = { [weak self] in self?.choose(family: $0) }
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    list.addSearch()
    let content = UINavigationController(rootViewController: list)
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  private func choose(family: String) {
    guard configuration.includeFaces else {
      finish(with: UIFontDescriptor(fontAttributes: [.family: family]))
      return
    }
    let faces = FontList(UIFont.fontNames(forFamilyName: family), of: configuration, isLast: true)
    faces.title = family
    faces.selected = selectedFontDescriptor?.postscriptName
    faces.onChoose = { [weak self] in
      self?.finish(with: UIFontDescriptor(fontAttributes: [.name: $0]))
    }
    (children.first as? UINavigationController)?.pushViewController(faces, animated: true)
  }

  /// Leaves the screen after a choice (inferred).
  private func finish(with descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    onPick?(descriptor)
    leave()
  }

  private func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    leave()
  }

  /// The delegate may have dismissed the picker itself.
  private func leave() {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    dismiss(animated: true)
  }
}
