import CoreGraphics

/// Where the search bar of an item is: below the title, or at the trailing end of its row.
extension BarContent {
  /// Points; those of the field in a row are inferred from pictures of iPads.
  private enum Metrics {
    /// Of a search bar, from its sides to its field.
    static let fieldInset: CGFloat = 8
    static let inlineField: CGFloat = 240
    /// Between the field and the buttons before it.
    static let inlineGap: CGFloat = 16
  }

  private var isInline: Bool { searchBar != nil && item.searchBarPlacement == .inline }

  /// Of the whole bar: the cancel button comes beside the field, which keeps its width (inferred).
  private var inlineWidth: CGFloat {
    guard let searchBar else { return 0 }
    let field = min(Metrics.inlineField, bounds.width / 3).rounded()
    let cancel = searchBar.showsCancelButton ? searchBar.cancelRoom : 0
    return field + cancel + 2 * Metrics.fieldInset
  }

  /// What the search bar takes from the trailing buttons.
  var roomOfInlineSearch: CGFloat {
    isInline ? inlineWidth - 2 * Metrics.fieldInset + Metrics.inlineGap : 0
  }

  /// While a search has the bar for itself, everything else is faded.
  ///
  /// Only the begin and the end of a search touch the alpha of views that an app may fade itself,
  /// as titles that come as content scrolls (observed).
  func fadeForSearch(_ views: [UIView]) {
    guard lower.isSearching || !fadedViews.isEmpty else { return }
    let fading = lower.isSearching ? views : []
    returnAlpha { view in !fading.contains { $0 === view } }
    for view in fading where !fadedViews.contains(where: { $0.view === view }) {
      fadedViews.append((view, view.alpha))
      view.alpha = 0
    }
  }

  /// What the app has shown meanwhile stays as it is.
  func returnAlpha(where isReturned: (UIView) -> Bool) {
    for (view, alpha) in fadedViews where isReturned(view) && view.alpha == 0 { view.alpha = alpha }
    fadedViews.removeAll { isReturned($0.view) }
  }

  /// Points above the field of the search bar, of the 16 around it: below a title the field is
  /// close to it (measured on iOS 15 and 18), elsewhere in the middle.
  var roomAboveSearchField: CGFloat { lower.isSearching || isInline ? 8 : 1 }

  func layOutSearchBar() {
    guard let searchBar else { return }
    // Its field has another place in the same frame as a search begins.
    searchBar.setNeedsLayout()
    // The field is as far from the sides of the screen as the title is (observed since iOS 13).
    let side = sideMargin - Metrics.fieldInset
    let left = side + safeAreaInsets.left
    let right = side + safeAreaInsets.right
    let width = max(0, bounds.width - left - right)
    searchBar.clipsToBounds = false
    searchBar.alpha = 1
    if isInline {
      let isMirrored = isRightToLeft
      searchBar.frame = CGRect(
        x: isMirrored ? left : bounds.width - right - inlineWidth,
        y: lower.prompt + (rowHeight - BarExtension.searchHeight) / 2,
        width: inlineWidth,
        height: BarExtension.searchHeight
      )
    } else if lower.isSearching {
      searchBar.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
    } else {
      let height = lower.shown(after: collapse).search
      searchBar.frame = CGRect(
        x: left,
        y: lower.prompt + titleHeight,
        width: width,
        height: height
      )
      searchBar.clipsToBounds = height < lower.search
      // It is gone before its room is (observed).
      searchBar.alpha = max(0, 1 - (lower.search - height) / (lower.search / 2))
    }
  }
}
