import Foundation

extension UIView: @preconcurrency NSCoding {}

extension UIView {
  private enum Key {
    static let id = "UIView.id"
    static let looks = "UIView.looks"
    static let guides = "UIView.layoutGuides"
    static let subviews = "UISubviews"
    static let constraints = "UIViewAutolayoutConstraints"
    /// Before the keys of a view that its owner makes: the content view of a cell.
    static let content = "UIContentView."
  }

  /// Writes what a view of UIKit's own has; targets, recognizers and outlets are not part of an
  /// archive, as on iOS (documented for outlets, inferred for the others).
  func write(to archiver: ArchiveEncoder, prefix: String = "") {
    let session = ArchiveSession.of(archiver.archiver)
    archiver.encode(session.id(of: self), forKey: prefix + Key.id)
    archiver.encode(ArchiveStore.current.keep(ArchivedLooks(of: self)), forKey: prefix + Key.looks)
    archiver.encode(layoutGuides.filter { $0.role == .custom }.count, forKey: prefix + Key.guides)
    archiver.encode(archivedSubviews, forKey: prefix + Key.subviews)
    archiver.encode(constraints.filter { !$0.isSystem }, forKey: prefix + Key.constraints)
    for (name, value) in ArchivedLooks.attributes(of: self) {
      archiver.encode(value, forKey: prefix + name)
    }
    ownedContentView?.write(to: archiver, prefix: prefix + Key.content)
  }

  /// Called at the end of each UIKit class's `init(coder:)`, from `UIView` to the view's own.
  func read(from unarchiver: ArchiveDecoder, as type: AnyClass) {
    guard unarchiver.containsValue(forKey: Key.id) else { return }
    if type == UIView.self {
      readTree(from: unarchiver, prefix: "")
    } else {
      looks(from: unarchiver, prefix: "")?.apply(to: self, as: type)
    }
    if let content = ownedContentView, type == contentOwner {
      content.readTree(from: unarchiver, prefix: Key.content)
    }
    ArchiveSession.of(unarchiver.unarchiver).retry()
  }

  private func looks(from unarchiver: ArchiveDecoder, prefix: String) -> ArchivedLooks? {
    ArchiveStore.current.looks(unarchiver.decodeInteger(forKey: prefix + Key.looks))
  }

  private func readTree(from unarchiver: ArchiveDecoder, prefix: String) {
    let session = ArchiveSession.of(unarchiver.unarchiver)
    session.register(self, id: unarchiver.decodeInteger(forKey: prefix + Key.id))
    looks(from: unarchiver, prefix: prefix)?.apply(to: self, as: UIView.self)
    for _ in 0..<unarchiver.decodeInteger(forKey: prefix + Key.guides) {
      addLayoutGuide(UILayoutGuide())
    }
    for case let subview as UIView in array(unarchiver, prefix + Key.subviews) {
      addSubview(subview)
    }
    for case let constraint as NSLayoutConstraint in array(unarchiver, prefix + Key.constraints) {
      session.whenPossible {
        // Its views may exist already, but not yet in one tree.
        let views = constraint.items.compactMap(\.layoutView)
        guard let first = views.first, views.allSatisfy({ $0.commonAncestor(with: first) != nil })
        else { return false }
        constraint.isActive = true
        return true
      }
    }
  }

  private func array(_ unarchiver: ArchiveDecoder, _ key: String) -> [Any] {
    unarchiver.decodeObject(forKey: key) as? [Any] ?? []
  }

  /// The subviews that the view does not make by itself.
  private var archivedSubviews: [UIView] {
    guard makesOwnSubviews else { return subviews.filter { $0 !== ownedContentView } }
    return subviews.filter { !UIView.isOfUIKit(type(of: $0)) }
  }

  private var makesOwnSubviews: Bool {
    switch self {
    case is UIControl: !isPlainControl
    case is UITableView, is UICollectionView, is UITableViewCell, is UICollectionReusableView,
      is UITableViewHeaderFooterView, is UIVisualEffectView, is UINavigationBar, is UITabBar,
      is UIToolbar, is UISearchBar, is UIProgressView, is UIPickerView,
      is UIActivityIndicatorView, is UITextView:
      true
    default: false
    }
  }

  /// `UIControl` itself has no subviews of its own.
  private var isPlainControl: Bool { classOfUIKit == UIControl.self }

  /// The view for the app's subviews that the view makes by itself.
  private var ownedContentView: UIView? {
    switch self {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let view as UITableViewHeaderFooterView: view.contentView
    case let view as UIVisualEffectView: view.contentView
    default: nil
    }
  }

  /// The class that makes the content view.
  private var contentOwner: AnyClass {
    switch self {
    case is UITableViewCell: UITableViewCell.self
    case is UICollectionViewCell: UICollectionViewCell.self
    case is UITableViewHeaderFooterView: UITableViewHeaderFooterView.self
    default: UIVisualEffectView.self
    }
  }

  private static func isOfUIKit(_ type: AnyClass) -> Bool {
    _typeName(type).hasPrefix("UIKit.")
  }

  /// The nearest class of the view that is UIKit's own.
  private var classOfUIKit: AnyClass {
    var candidate: AnyClass = type(of: self)
    while !UIView.isOfUIKit(candidate), let next = _getSuperclass(candidate) { candidate = next }
    return candidate
  }
}
