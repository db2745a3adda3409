import Foundation

/// The words and views of a navigation item besides its title (iOS 26).
struct NavigationItemNames {
  var largeTitle: String?
  var subtitle: String?
  var attributedSubtitle: AttributedString?
  var subtitleView: UIView?
  var largeSubtitle: String?
  var largeAttributedSubtitle: AttributedString?
  var largeSubtitleView: UIView?
}

extension UINavigationItem {
  /// The large title where it is not the title (documented).
  public var largeTitle: String? {
    get { names.largeTitle }
    set { if newValue != names.largeTitle { names.largeTitle = newValue } }
  }

  /// Below the title.
  public var subtitle: String? {
    get { names.attributedSubtitle.map { String($0.characters) } ?? names.subtitle }
    set { if newValue != names.subtitle { names.subtitle = newValue } }
  }

  /// In place of the subtitle, which is its words then (documented).
  public var attributedSubtitle: AttributedString? {
    get { names.attributedSubtitle }
    set { if newValue != names.attributedSubtitle { names.attributedSubtitle = newValue } }
  }

  /// In place of both (documented).
  public var subtitleView: UIView? {
    get { names.subtitleView }
    set { if newValue !== names.subtitleView { names.subtitleView = newValue } }
  }

  /// Below the large title, where it is not the subtitle (documented).
  public var largeSubtitle: String? {
    get { names.largeAttributedSubtitle.map { String($0.characters) } ?? names.largeSubtitle }
    set { if newValue != names.largeSubtitle { names.largeSubtitle = newValue } }
  }

  public var largeAttributedSubtitle: AttributedString? {
    get { names.largeAttributedSubtitle }
    set {
      if newValue != names.largeAttributedSubtitle { names.largeAttributedSubtitle = newValue }
    }
  }

  public var largeSubtitleView: UIView? {
    get { names.largeSubtitleView }
    set { if newValue !== names.largeSubtitleView { names.largeSubtitleView = newValue } }
  }

  /// Nil without one.
  var shownSubtitle: AttributedString? {
    Self.words(names.attributedSubtitle, names.subtitle)
  }

  var shownLargeSubtitle: AttributedString? {
    Self.words(names.largeAttributedSubtitle, names.largeSubtitle) ?? shownSubtitle
  }

  /// Of the row below the large title, in points.
  var largeSubtitleHeight: CGFloat {
    if let view = names.largeSubtitleView {
      let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)
      return view.sizeInBar(within: room).height.rounded(.up)
    }
    return shownLargeSubtitle == nil ? 0 : BarExtension.subtitleHeight
  }

  private static func words(
    _ attributed: AttributedString?,
    _ plain: String?
  ) -> AttributedString? {
    let words = attributed ?? plain.map { AttributedString($0) }
    return words?.characters.isEmpty == false ? words : nil
  }
}
