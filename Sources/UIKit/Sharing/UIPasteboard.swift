import Foundation
import QuartzCore

/// What was copied last.
///
/// Each world has its own, empty at first; apps of other worlds do not share them. An item has a
/// value for each of its types.
@preconcurrency
@MainActor
open class UIPasteboard: MainActorObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `Date`, when the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Other devices do not get them; there are none.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// What boards of one name share.
  private final class Contents {
    var items: [[String: Any]] = []
    var changeCount = 0
  }

  private final class Boards {
    var contents: [Name: Contents] = [:]
    var general: UIPasteboard?
    var unique = 0
  }

  private static var boards: Boards { World.current.state(Boards.self) { Boards() } }

  public class var general: UIPasteboard {
    let boards = boards
    if let board = boards.general { return board }
    let board = UIPasteboard(.general)
    boards.general = board
    return board
  }

  private init(_ name: Name) {
    self.name = name
    let boards = Self.boards
    let known = boards.contents[name] ?? Contents()
    boards.contents[name] = known
    contents = known
  }

  /// Nil for an unknown one that is not to be made (documented).
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.boards.contents[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
  }

  /// Numbered in order; iOS uses random names.
  public class func withUniqueName() -> UIPasteboard {
    let boards = boards
    boards.unique += 1
    return UIPasteboard(Name(rawValue: "com.apple.UIKit.pboard.unique.\(boards.unique)"))
  }

  public class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general else { return }
    boards.contents[pasteboardName]?.items = []
    boards.contents[pasteboardName] = nil
    NotificationCenter.default.post(name: removedNotification, object: nil)
  }

  public let name: Name
  private let contents: Contents
  open var changeCount: Int { contents.changeCount }
  /// Deprecated: only boards in the keychain's group stay.
  open var isPersistent = false
  open func setPersistent(_ persistent: Bool) { isPersistent = persistent }

  // MARK: Items

  open var items: [[String: Any]] {
    get { contents.items }
    set { change(to: newValue) }
  }
  open var numberOfItems: Int { items.count }

  private func change(to new: [[String: Any]]) {
    let before = Set(items.flatMap(\.keys))
    contents.items = new
    contents.changeCount += 1
    let after = Set(new.flatMap(\.keys))
    var changes: [AnyHashable: Any] = [:]
    let added = after.subtracting(before)
    let removed = before.subtracting(after)
    if !added.isEmpty { changes[Self.changedTypesAddedUserInfoKey] = added.sorted() }
    if !removed.isEmpty { changes[Self.changedTypesRemovedUserInfoKey] = removed.sorted() }
    NotificationCenter.default.post(
      name: Self.changedNotification,
      object: self,
      userInfo: changes.isEmpty ? nil : changes
    )
  }

  open func addItems(_ items: [[String: Any]]) { self.items += items }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
    expire(at: options[.expirationDate] as? Date)
  }

  private func expire(at date: Date?) {
    guard let date else { return }
    let count = changeCount
    World.current.schedule(after: max(0, date.timeIntervalSinceNow)) { [weak self] in
      if let self, changeCount == count { items = [] }
    }
  }

  // MARK: Types

  /// Of the first item.
  open var types: [String] { (items.first.map { Array($0.keys) } ?? []).sorted() }

  /// Nil where an index is beyond the items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    picked(itemSet)?.map { $0.keys.sorted() }
  }

  private func picked(_ itemSet: IndexSet?) -> [[String: Any]]? {
    guard let itemSet else { return items }
    guard itemSet.allSatisfy(items.indices.contains) else { return nil }
    return itemSet.map { items[$0] }
  }

  open func contains(pasteboardTypes: [String]) -> Bool {
    items.first?.keys.contains { pasteboardTypes.contains($0) } ?? false
  }

  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let found = picked(itemSet), !found.isEmpty else { return false }
    return found.allSatisfy { $0.keys.contains { pasteboardTypes.contains($0) } }
  }

  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = items.indices.filter { index in
      items[index].keys.contains { pasteboardTypes.contains($0) }
    }
    return found.isEmpty ? nil : IndexSet(found)
  }

  // MARK: Values of a type

  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    picked(itemSet)?.compactMap { $0[pasteboardType] }
  }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap(PasteboardValue.data)
  }

  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?
      .compactMap(PasteboardValue.data)
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  // MARK: Common values

  private func all<Value>(_ read: ([String: Any]) -> Value?) -> [Value]? {
    let values = items.compactMap(read)
    return values.isEmpty ? nil : values
  }

  open var string: String? {
    get { items.first.flatMap(PasteboardValue.string) }
    set { items = newValue.map { [PasteboardValue.item($0)] } ?? [] }
  }
  open var strings: [String]? {
    get { all(PasteboardValue.string) }
    set { items = (newValue ?? []).map { PasteboardValue.item($0) } }
  }
  open var url: URL? {
    get { items.first.flatMap(PasteboardValue.url) }
    set { items = newValue.map { [PasteboardValue.item($0)] } ?? [] }
  }
  open var urls: [URL]? {
    get { all(PasteboardValue.url) }
    set { items = (newValue ?? []).map { PasteboardValue.item($0) } }
  }
  open var image: UIImage? {
    get { items.first.flatMap(PasteboardValue.image) }
    set { items = newValue.map { [PasteboardValue.item($0)] } ?? [] }
  }
  open var images: [UIImage]? {
    get { all(PasteboardValue.image) }
    set { items = (newValue ?? []).map { PasteboardValue.item($0) } }
  }
  open var color: UIColor? {
    get { items.first.flatMap(PasteboardValue.color) }
    set { items = newValue.map { [PasteboardValue.item($0)] } ?? [] }
  }
  open var colors: [UIColor]? {
    get { all(PasteboardValue.color) }
    set { items = (newValue ?? []).map { PasteboardValue.item($0) } }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }

  // MARK: Objects

  open var itemProviders: [NSItemProvider] {
    get { items.map(PasteboardValue.provider) }
    set { items = newValue.map { PasteboardValue.item(carriedBy: $0) } }
  }

  open func setItemProviders(
    _ itemProviders: [NSItemProvider],
    localOnly: Bool,
    expirationDate: Date?
  ) {
    self.itemProviders = itemProviders
    expire(at: expirationDate)
  }

  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    items = objects.map { PasteboardValue.item($0) }
  }

  open func setObjects(
    _ objects: [any NSItemProviderWriting],
    localOnly: Bool,
    expirationDate: Date?
  ) {
    setObjects(objects)
    expire(at: expirationDate)
  }

  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification"
  )
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification"
  )
  nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAdded"
  nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemoved"

  nonisolated public static let typeListString = [
    "public.utf8-plain-text", "public.text", "public.plain-text",
  ]
  nonisolated public static let typeListURL = ["public.url"]
  nonisolated public static let typeListImage = ["public.png", "public.jpeg", "public.image"]
  nonisolated public static let typeListColor = ["com.apple.uikit.color"]
  nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"
}
