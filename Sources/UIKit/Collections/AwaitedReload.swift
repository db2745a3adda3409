/// A list that reads a new data source at the first need.
///
/// An app's own `reloadData()` hears of it then, at the latest by the layout, and not before the
/// app's observers of the property (inferred from the stacks of reports).
@MainActor
protocol AwaitedReload: AnyObject {
  /// Whether a new data source has not been read yet.
  var awaitsReload: Bool { get set }
  func reloadData()
  /// What `reloadData()` does where no app overrides it.
  func reloadEverything()
}

extension AwaitedReload {
  func dataSourceChanged() {
    reloadEverything()
    awaitsReload = true
  }

  func reloadIfAwaited() {
    guard awaitsReload else { return }
    awaitsReload = false
    reloadData()
  }

  /// The reload of a list's controller before the list appears for the first time (documented).
  ///
  /// One that was not read so far is read by the layout, after all that the app does until then.
  func reloadForFirstAppearance() {
    if !awaitsReload { reloadData() }
  }
}

extension UITableView: AwaitedReload {}
extension UICollectionView: AwaitedReload {}
