import CoreGraphics
import Foundation

/// How a list of a collection view looks.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public let appearance: Appearance
  public init(appearance: Appearance) { self.appearance = appearance }

  public var showsSeparators = true
  public var separatorConfiguration = UIListSeparatorConfiguration()
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?

  /// Space around the groups (measured on iPhone).
  private static let groupSpace: CGFloat = 17.5
  /// Space beside the fill of a sidebar's selected row (inferred from pictures of iPads).
  private static let sidebarInset: CGFloat = 8

  /// Sidebars have no cards and no lines between their rows.
  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

  @MainActor
  func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.list = self
    section.contentInsets = sectionInsets(in: environment.container.contentSize.width)
    // Headers and footers have the space of their group themselves, and are close to its rows.
    if headerMode == .supplementary { section.contentInsets.top = 0 }
    if footerMode == .supplementary { section.contentInsets.bottom = 0 }
    var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      header.pinToVisibleBounds = appearance == .plain
      boundaries.append(header)
    }
    if footerMode == .supplementary {
      boundaries.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size,
          elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom
        )
      )
    }
    section.boundarySupplementaryItems = boundaries
    return section
  }

  @MainActor
  private func sectionInsets(in width: CGFloat) -> NSDirectionalEdgeInsets {
    let side: CGFloat =
      switch appearance {
      case .plain, .grouped: 0
      case .insetGrouped: UIView.tableMargin(inWidth: width)
      case .sidebar, .sidebarPlain: Self.sidebarInset
      }
    let hasGroups = appearance != .plain && appearance != .sidebarPlain
    let space = hasGroups ? Self.groupSpace : 0
    return NSDirectionalEdgeInsets(top: space, leading: side, bottom: space, trailing: side)
  }

  var background: UIColor {
    if let backgroundColor { return backgroundColor }
    return appearance == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Headers and footers of groups are outside of the cards; those of plain lists cover the rows
  /// that scroll below them.
  func background(of role: UICollectionViewListCell.Role) -> UIBackgroundConfiguration {
    switch appearance {
    case .plain where role == .row: return .listPlainCell()
    case .plain:
      var covering = UIBackgroundConfiguration.listPlainHeaderFooter()
      covering.backgroundColor = .systemBackground
      return covering
    case .grouped, .insetGrouped:
      return role == .row ? .listGroupedCell() : .listGroupedHeaderFooter()
    case .sidebar, .sidebarPlain: return role == .row ? .listSidebarCell() : .listSidebarHeader()
    }
  }
}

public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  public init() {}
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator
  /// Of the line between two selected rows of several: stored, since lines of a stage keep their
  /// colour.
  public var multipleSelectionColor = UIColor.separator
  /// Stored: lines are drawn in their colour alone.
  public var visualEffect: UIVisualEffect?
}
