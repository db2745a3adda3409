import Foundation

/// Where the columns of a split view are in one of its display modes.
///
/// Columns in front of the last one are hidden beyond the edge that they come from.
struct SplitLayout {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  /// How the columns in front of the last one make room for themselves.
  enum Behavior {
    /// Beside it.
    case tile
    /// Above it.
    case overlay
    /// The second one beside it, the first one pushes both aside.
    case displace
  }

  let bounds: CGRect
  /// The columns in front of the last one, from the edge, and their widths.
  let leading: [(column: Column, width: CGFloat)]
  let mode: Mode
  /// Whether the first column is at the right.
  let isMirrored: Bool

  /// How many columns show beside the last one or above it.
  var shownCount: Int { min(mode.leadingCount, leading.count) }

  /// The columns in front of the last one that show, from the edge.
  var shown: [Column] { leading.suffix(shownCount).map(\.column) }

  func shows(_ column: Column) -> Bool { column == .secondary || shown.contains(column) }

  /// The last column is dimmed below others, and aside (inferred).
  var isDimmed: Bool { shownCount > 0 && mode.behavior != .tile }

  func frame(of column: Column) -> CGRect {
    guard let index = leading.firstIndex(where: { $0.column == column }) else { return lastFrame }
    let hidden = leading.dropLast(shownCount).reduce(0) { $0 + $1.width }
    let before = leading.prefix(index).reduce(0) { $0 + $1.width }
    return placed(
      CGRect(x: before - hidden, y: 0, width: leading[index].width, height: bounds.height)
    )
  }

  private var lastFrame: CGRect {
    let shownWidth = leading.suffix(shownCount).reduce(0) { $0 + $1.width }
    let room =
      switch mode.behavior {
      case .overlay: bounds.width
      case .tile: bounds.width - shownWidth
      // As wide as beside one column: it leaves the screen at the other edge.
      case .displace: bounds.width - (leading.last?.width ?? 0)
      }
    let x = mode.behavior == .overlay ? 0 : shownWidth
    return placed(CGRect(x: x, y: 0, width: max(0, room), height: bounds.height))
  }

  private func placed(_ frame: CGRect) -> CGRect {
    let x = isMirrored ? bounds.width - frame.maxX : frame.minX
    return CGRect(
      x: bounds.minX + x,
      y: bounds.minY,
      width: frame.width,
      height: frame.height
    )
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns show in front of the last one.
  var leadingCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  var behavior: SplitLayout.Behavior {
    switch self {
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// The mode in which `count` columns show in front of the last one.
  init(showing count: Int, _ behavior: SplitLayout.Behavior) {
    self =
      switch (count, behavior) {
      case (..<1, _): .secondaryOnly
      case (1, .overlay): .oneOverSecondary
      case (1, _): .oneBesideSecondary
      case (_, .overlay): .twoOverSecondary
      case (_, .tile): .twoBesideSecondary
      case (_, .displace): .twoDisplaceSecondary
      }
  }
}
