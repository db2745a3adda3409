import Foundation

/// The items of one section at one moment, as an outline: items may have children, which are shown
/// while their parents are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  fileprivate struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  private var nodes: [ItemIdentifierType: Node] = [:]
  public private(set) var rootItems: [ItemIdentifierType] = []

  public init() {}

  // MARK: Asking

  /// All of them, in the order of an outline that is wholly expanded.
  public var items: [ItemIdentifierType] { outline { _ in true } }

  /// Those whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { outline { $0.isExpanded } }

  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let node = nodes[item] else { return false }
    guard let parent = node.parent else { return true }
    return isExpanded(parent) && isVisible(parent)
  }

  /// 0 for items without a parent.
  public func level(of item: ItemIdentifierType) -> Int {
    parent(of: item).map { level(of: $0) + 1 } ?? 0
  }

  /// Among all items.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// The children of an item, and theirs.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var result = Self()
    if includingParent { result.append([parent]) }
    for child in children(of: parent) {
      result.copy(child, from: self, to: includingParent ? parent : nil)
    }
    if includingParent { result.nodes[parent]?.isExpanded = isExpanded(parent) }
    return result
  }

  public func visualDescription() -> String {
    items.map { item in
      let mark = children(of: item).isEmpty ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: " ", count: 2 * level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  func children(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    nodes[item]?.children ?? []
  }

  private func outline(_ descends: (Node) -> Bool) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var waiting = Array(rootItems.reversed())
    while let item = waiting.popLast() {
      result.append(item)
      if let node = nodes[item], descends(node) { waiting += node.children.reversed() }
    }
    return result
  }

  // MARK: Changing

  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    if let parent, !checks(parent) { return }
    insert(items, under: parent, at: siblings(under: parent).count)
  }

  public mutating func insert(
    _ items: [ItemIdentifierType],
    before item: ItemIdentifierType
  ) { insert(items, beside: item, offset: 0) }

  public mutating func insert(
    _ items: [ItemIdentifierType],
    after item: ItemIdentifierType
  ) { insert(items, beside: item, offset: 1) }

  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot, beside: item, offset: 0)
  }

  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot, beside: item, offset: 1)
  }

  /// Children leave with their parents.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      delete(node.children)
      setSiblings(under: node.parent, siblings(under: node.parent).filter { $0 != item })
      nodes[item] = nil
    }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: Self
  ) {
    guard checks(parent) else { return }
    delete(children(of: parent))
    for item in snapshot.rootItems { copy(item, from: snapshot, to: parent) }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    beside item: ItemIdentifierType,
    offset: Int
  ) {
    guard checks(item), let index = siblings(under: nodes[item]?.parent).firstIndex(of: item)
    else { return }
    insert(items, under: nodes[item]?.parent, at: index + offset)
  }

  private mutating func insert(
    _ snapshot: Self,
    beside item: ItemIdentifierType,
    offset: Int
  ) {
    insert(snapshot.rootItems, beside: item, offset: offset)
    for root in snapshot.rootItems {
      nodes[root]?.isExpanded = snapshot.isExpanded(root)
      for child in snapshot.children(of: root) { copy(child, from: snapshot, to: root) }
    }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    under parent: ItemIdentifierType?,
    at index: Int
  ) {
    var seen: Set<ItemIdentifierType> = []
    let fresh = items.filter { seen.insert($0).inserted && nodes[$0] == nil }
    if fresh.count < items.count {
      fail("Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(items)")
    }
    for item in fresh { nodes[item] = Node(parent: parent) }
    var siblings = siblings(under: parent)
    siblings.insert(contentsOf: fresh, at: index)
    setSiblings(under: parent, siblings)
  }

  /// Appends an item of another snapshot with all below it.
  private mutating func copy(
    _ item: ItemIdentifierType,
    from other: Self,
    to parent: ItemIdentifierType?
  ) {
    append([item], to: parent)
    nodes[item]?.isExpanded = other.isExpanded(item)
    for child in other.children(of: item) { copy(child, from: other, to: item) }
  }

  private func siblings(under parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children(of: $0) } ?? rootItems
  }

  private mutating func setSiblings(
    under parent: ItemIdentifierType?,
    _ siblings: [ItemIdentifierType]
  ) {
    if let parent { nodes[parent]?.children = siblings } else { rootItems = siblings }
  }

  private func checks(_ item: ItemIdentifierType) -> Bool {
    if contains(item) { return true }
    fail("Invalid parameter not satisfying: index != NSNotFound (\(item))")
    return false
  }

  private func fail(_ message: String) { recordSnapshotFault(message) }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}

/// A snapshot belongs to no actor, but is made for views, whose world records faults.
func recordSnapshotFault(_ message: String) {
  if Thread.isMainThread {
    MainActor.assumeIsolated { LayoutFault.record(message) }
  } else {
    fatalError(message)
  }
}
