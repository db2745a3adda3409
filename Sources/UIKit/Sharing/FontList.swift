import Foundation

/// Names of fonts, written in them.
final class FontList: UITableViewController, UISearchResultsUpdating {
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
