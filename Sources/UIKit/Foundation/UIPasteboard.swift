import Foundation
import QuartzCore

/// What was copied last.
///
/// Each world has its own, empty at first.
@preconcurrency
@MainActor
open class UIPasteboard: MainActorObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  private final class Boards {
    var boards: [Name: UIPasteboard] = [:]
  }

  public class var general: UIPasteboard { named(.general) }

  private class func named(_ name: Name) -> UIPasteboard {
    let boards = World.current.state(Boards.self) { Boards() }
    if let board = boards.boards[name] { return board }
    let board = UIPasteboard(name)
    boards.boards[name] = board
    return board
  }

  private init(_ name: Name) { self.name = name }

  public convenience init?(name pasteboardName: Name, create: Bool) {
    self.init(pasteboardName)
  }

  public let name: Name
  open private(set) var changeCount = 0
  private var contents: [Any] = [] { didSet { changeCount += 1 } }

  private func all<Value>(_ type: Value.Type) -> [Value]? {
    let values = contents.compactMap { $0 as? Value }
    return values.isEmpty ? nil : values
  }

  open var string: String? {
    get { all(String.self)?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var strings: [String]? {
    get { all(String.self) }
    set { contents = newValue ?? [] }
  }
  open var url: URL? {
    get { all(URL.self)?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var urls: [URL]? {
    get { all(URL.self) }
    set { contents = newValue ?? [] }
  }
  open var image: UIImage? {
    get { all(UIImage.self)?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { contents = newValue ?? [] }
  }
  open var color: UIColor? {
    get { all(UIColor.self)?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
  open var numberOfItems: Int { contents.count }

  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification"
  )
}
