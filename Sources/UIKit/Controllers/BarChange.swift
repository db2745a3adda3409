/// A change from the bar's current items to others.
struct BarChange {
  let items: [UINavigationItem]
  let isPush: Bool
  let isMirrored: Bool
  /// Whether titles move with the screens; where a screen zooms they fade in place (inferred).
  let slides: Bool
}
