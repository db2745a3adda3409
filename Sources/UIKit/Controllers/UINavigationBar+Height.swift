import Foundation

/// What a bar shows besides its row of buttons, and how high that makes it.
extension UINavigationBar {
  /// A low bar has no room for one (documented).
  func showsLargeTitle(_ items: [UINavigationItem]) -> Bool {
    traitCollection.verticalSizeClass != .compact && wantsLargeTitle(items)
  }

  /// Whether there is a large title in a bar that is high enough.
  private func wantsLargeTitle(_ items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles, let item = items.last else { return false }
    switch item.largeTitleDisplayMode {
    case .never, .inline: return false
    case .always: return true
    case .automatic:
      return items.count <= 1 || items.dropLast().last?.largeTitleDisplayMode != .never
    }
  }

  /// Whether the top item has a large title here, or as soon as the phone is turned.
  var mayShowLargeTitle: Bool { wantsLargeTitle(stack) }

  /// In the row of the buttons where the width is regular, by itself on an iPad
  /// (documented: from iOS 16 on).
  ///
  /// A bar with buttons for the scope is below, where they have room (inferred).
  func placement(ofSearchIn item: UINavigationItem) -> UINavigationItem.SearchBarPlacement {
    let hasScope = item.searchController?.searchBar.scopeButtonTitles?.isEmpty == false
    guard traitCollection.horizontalSizeClass == .regular, !hasScope else { return .stacked }
    switch item.preferredSearchBarPlacement {
    case .automatic: return traitCollection.userInterfaceIdiom == .pad ? .inline : .stacked
    case .stacked: return .stacked
    case .inline, .integrated, .integratedButton, .integratedCentered: return .inline
    }
  }

  /// What there is besides the row of buttons while the last of `items` is on top.
  func barExtension(showing items: [UINavigationItem]) -> BarExtension {
    let searchController = items.last?.searchController
    let scope = searchController?.searchBar.shownScopeHeight ?? 0
    let isInline = items.last.map { placement(ofSearchIn: $0) == .inline } ?? false
    let isBelow = searchController != nil && !isInline
    let prompt = searchController?.searchBar.shownPromptHeight ?? 0
    let search = isBelow ? BarExtension.searchHeight + prompt + scope : 0
    if isBelow, searchController?.hidesTitles == true {
      return BarExtension(search: search, scope: scope, isSearching: true)
    }
    let largeTitle = BarExtension.titleHeight + (items.last?.largeSubtitleHeight ?? 0)
    return BarExtension(
      largeTitle: showsLargeTitle(items) ? largeTitle : 0,
      search: search,
      scope: scope,
      prompt: (items.last?.prompt ?? "").isEmpty ? 0 : BarExtension.promptHeight,
      searchHides: items.last?.hidesSearchBarWhenScrolling ?? false
    )
  }

  /// What the bar shows besides its row of buttons.
  var shownExtension: BarExtension { barExtension(showing: stack) }

  /// The controller places the bar again where what it shows is higher or lower than before.
  func contentHeightMayHaveChanged() {
    guard shownExtension != laidOutExtension else { return }
    laidOutExtension = shownExtension
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// With what content has not taken by scrolling.
  var wholeHeight: CGFloat {
    BarHeight.navigationRow(in: traitCollection) + shownExtension.height - barCollapse
  }

  /// How much of its height content has taken, in points.
  var barCollapse: CGFloat {
    guard let navigationController else { return 0 }
    return navigationController.barCollapse(for: navigationController.barController)
  }
}
