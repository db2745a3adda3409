import Foundation

extension NSTextStorage {
  /// What of a text changes.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification"
  )
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification"
  )
}

@preconcurrency
@MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// May still change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
  /// May still change attributes.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// What a text storage keeps up to date besides layout managers: a content of TextKit 2.
@preconcurrency
@MainActor
public protocol NSTextStorageObserving: NSObjectProtocol {
  var textStorage: NSTextStorage? { get set }
  func processEditing(
    for textStorage: NSTextStorage,
    edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange,
    changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  )
}

extension NSMutableAttributedString {
  /// Removes attachments from characters that cannot have one (documented).
  @_disfavoredOverload
  public func fixAttributes(in range: NSRange) {
    let storage = NSTextStorage(attributedString: self)
    storage.fixAttributes(in: range)
    setAttributedString(storage.text)
  }
}
