import Foundation

/// A cell or a title that shows configurations, which depend on its state.
@MainActor
protocol StateConfigured: UIView {
  /// Set until the view comes onto the screen, or comes there again with other content.
  var owesConfiguration: Bool { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  func setNeedsUpdateConfiguration()
}

extension UITableViewCell: StateConfigured {}
extension UICollectionViewCell: StateConfigured {}
extension UITableViewHeaderFooterView: StateConfigured {}

extension StateConfigured {
  /// The app's code for the state runs before the view is seen and measured (documented), whatever
  /// has called it before: it may not have had its data then.
  func updateOwedConfiguration() {
    guard owesConfiguration else { return }
    owesConfiguration = false
    setNeedsUpdateConfiguration()
  }

  /// Shows what the content becomes in a state (documented).
  func updateContent(for state: any UIConfigurationState) {
    guard automaticallyUpdatesContentConfiguration,
      let next = contentConfiguration?.changed(for: state)
    else { return }
    contentConfiguration = next
  }
}

extension UIContentConfiguration {
  /// Nil where it stays as it is, as those of lists do.
  fileprivate func changed(for state: any UIConfigurationState) -> (any UIContentConfiguration)? {
    guard !(self is UIListContentConfiguration) else { return nil }
    let next = updated(for: state)
    if let old = self as? AnyHashable, old == next as? AnyHashable { return nil }
    return next
  }
}
