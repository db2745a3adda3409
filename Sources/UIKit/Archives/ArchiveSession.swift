import Foundation
import QuartzCore

/// What one archiver or unarchiver knows of the views that it has met.
///
/// Classes, subviews, constraints and the keys of apps are in the archive. The looks of UIKit's own
/// views stay in memory: an archive is read by the run that wrote it.
@MainActor
final class ArchiveSession {
  private weak var coder: NSCoder?
  /// While writing.
  private var ids: [ObjectIdentifier: Int] = [:]
  /// While reading.
  private var views: [Int: UIView] = [:]
  /// What needs views that are read later; each returns whether it is done.
  private var waiting: [() -> Bool] = []

  private init(_ coder: NSCoder) { self.coder = coder }

  /// The session of a coder, made on first use.
  static func of(_ coder: NSCoder) -> ArchiveSession {
    let store = ArchiveStore.current
    store.sessions.removeAll { $0.coder == nil }
    if let known = store.sessions.first(where: { $0.coder === coder }) { return known }
    let session = ArchiveSession(coder)
    store.sessions.append(session)
    return session
  }

  /// The number that stands for a view in this archive.
  func id(of view: UIView) -> Int {
    if let known = ids[ObjectIdentifier(view)] { return known }
    ids[ObjectIdentifier(view)] = ids.count + 1
    return ids.count
  }

  func register(_ view: UIView, id: Int) { views[id] = view }
  func view(_ id: Int) -> UIView? { views[id] }

  /// Runs the step now if it can be done, else when more views have been read.
  func whenPossible(_ step: @escaping () -> Bool) {
    if !step() { waiting.append(step) }
  }

  func retry() { waiting.removeAll { $0() } }
}

/// What the archives of a world refer to.
@MainActor
final class ArchiveStore {
  fileprivate var sessions: [ArchiveSession] = []
  private var looks: [ArchivedLooks] = []
  /// Those that stand-ins are for, by name.
  var classes: [String: AnyClass] = [:]

  static var current: ArchiveStore {
    World.current.state(ArchiveStore.self) { ArchiveStore() }
  }

  func keep(_ new: ArchivedLooks) -> Int {
    looks.append(new)
    return looks.count - 1
  }

  func looks(_ index: Int) -> ArchivedLooks? { looks.indices.contains(index) ? looks[index] : nil }
}
