import Foundation

/// The buttons below the field that narrow a search.
extension UISearchBar {
  /// What the buttons take below the field (inferred).
  static let scopeHeight: CGFloat = 44

  /// The height for the buttons now; 0 while they are hidden, or there are none.
  var shownScopeHeight: CGFloat { showsScope ? UISearchBar.scopeHeight : 0 }

  private var showsScope: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  public func setShowsScope(_ show: Bool, animated animate: Bool) {
    guard animate, window != nil, show != showsScopeBar else {
      showsScopeBar = show
      return
    }
    layoutIfNeeded()
    showsScopeBar = show
    if show {
      UIView.performWithoutAnimation {
        layOutScope(below: bounds)
        scopeControl.alpha = 0
      }
    }
    // In a navigation bar they come and go with the bar's height.
    if superview is BarContent { return }
    UIView.animate(withDuration: UISearchBar.changeDuration) { self.layoutIfNeeded() }
  }

  /// What is above the buttons.
  var fieldArea: CGRect {
    var area = bounds
    area.origin.y += promptRoom
    area.size.height -= promptRoom
    // The field stays where the bar has not grown yet.
    area.size.height = max(
      min(area.height, BarExtension.searchHeight),
      area.height - shownScopeHeight
    )
    return area
  }

  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { scopeControl.setTitleTextAttributes(attributes, for: state) }

  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeControl.titleTextAttributes(for: state) }

  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) { scopeControl.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }

  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeControl.backgroundImage(for: state, barMetrics: .default)
  }

  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopeControl.setDividerImage(
      dividerImage,
      forLeftSegmentState: leftState,
      rightSegmentState: rightState,
      barMetrics: .default
    )
  }

  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopeControl.dividerImage(
      forLeftSegmentState: leftState,
      rightSegmentState: rightState,
      barMetrics: .default
    )
  }

  /// Under the field, as wide as the bar within its margins.
  func layOutScope(below field: CGRect) {
    scopeControl.alpha = showsScope ? 1 : 0
    scopeControl.frame = CGRect(
      x: bounds.minX + 8,
      y: field.maxY,
      width: max(0, bounds.width - 16),
      height: 32
    )
  }

  /// Builds the buttons again from their titles.
  func scopeTitlesDidChange() {
    scopeControl.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopeControl.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopeControl.selectedSegmentIndex = selectedScopeButtonIndex
    if scopeControl.superview == nil { addPart(scopeControl) }
    scopeMayHaveChanged()
  }

  /// The bar, and a navigation bar around it, get another height.
  func scopeMayHaveChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard let content = superview as? BarContent, let bar = content.superview as? UINavigationBar
    else { return }
    bar.setNeedsLayout()
    bar.contentHeightMayHaveChanged()
  }

  func makeScopeControl() -> UISegmentedControl {
    let control = UISegmentedControl(frame: .zero)
    control.alpha = 0
    control.addAction(
      UIAction { [weak self] _ in self?.scopeWasChosen() },
      for: .valueChanged
    )
    return control
  }

  private func scopeWasChosen() {
    selectedScopeButtonIndex = scopeControl.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    controller?.textDidChange()
  }
}
