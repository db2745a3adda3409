import Foundation

/// The segments, and how they come and go.
extension UISegmentedControl {
  @MainActor
  struct Entry {
    let label = UILabel()
    let picture = UIImageView()
    let background = UIImageView()
    var views: [UIView] { [background, label, picture] }
    var width: CGFloat = 0
    var isEnabled = true
    /// Points, from the middle of the segment.
    var offset = CGSize.zero
    private(set) var action: UIAction?

    mutating func show(_ action: UIAction) {
      self.action = action
      label.text = action.image == nil ? action.title : nil
      picture.image = action.image
    }
  }

  func insert(at index: Int, _ fill: (inout Entry) -> Void) {
    var segment = Entry()
    segment.label.textAlignment = .center
    segment.label.contentMode = .center
    fill(&segment)
    segments.insert(segment, at: min(max(index, 0), segments.count))
    insertSubview(segment.background, at: 0)
    addSubview(segment.label)
    addSubview(segment.picture)
    segmentsDidChange()
  }

  /// - Parameter leaving: what is gone afterwards.
  func change(animated: Bool, removing leaving: Entry? = nil, _ body: () -> Void) {
    let kept = segments.filter { $0.label !== leaving?.label }
    let fade =
      animated ? ItemFade(of: changingViews, keeping: kept.flatMap(\.views), in: self) : nil
    let place = pill.frame
    body()
    guard let fade else { return }
    fade.run(to: changingViews)
    let end = pill.frame
    UIView.performWithoutAnimation { pill.frame = place }
    UIView.animate(withDuration: ItemFade.duration) { self.pill.frame = end }
  }

  private var changingViews: [UIView] { segments.flatMap(\.views) + separators + dividers }

  func remove(at segment: Int) {
    let removed = segments.remove(at: segment)
    removed.label.removeFromSuperview()
    removed.picture.removeFromSuperview()
    removed.background.removeFromSuperview()
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = segments.count - 1 }
    segmentsDidChange()
  }
}
