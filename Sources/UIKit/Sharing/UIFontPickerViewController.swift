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

/// Names of fonts, written in them.
private final class FontList: UITableViewController, UISearchResultsUpdating {
  var onChoose: ((String) -> Void)?
  var selected: String?
  private let names: [String]
  private var shown: [String]
  private let configuration: UIFontPickerViewController.Configuration
  private let isLast: Bool

  init(
    _ names: [String],
    of configuration: UIFontPickerViewController.Configuration,
    isLast: Bool = false
  ) {
    let traits = configuration.filteredTraits
    self.names = names.filter { name in
      traits.isEmpty
        || UIFontDescriptor(quietly: name)?.symbolicTraits.isSuperset(of: traits) == true
    }
    shown = self.names
    self.configuration = configuration
    self.isLast = isLast || !configuration.includeFaces
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
  }

  func addSearch() {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = text.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let name = shown[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = name
    if !configuration.displayUsingSystemFont, let descriptor = UIFontDescriptor(quietly: name) {
      content.textProperties.font = UIFont(descriptor: descriptor, size: 17)
    }
    cell.contentConfiguration = content
    let isSelected = name == selected
    cell.accessoryType = isLast ? (isSelected ? .checkmark : .none) : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoose?(shown[indexPath.row])
  }
}
