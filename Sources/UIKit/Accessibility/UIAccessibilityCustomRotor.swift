import Foundation
import ObjectiveC

/// A way through the elements that have something in common.
///
/// Stored; nobody turns it on a stage.
@preconcurrency
@MainActor
open class UIAccessibilityCustomRotor: MainActorObject {
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  public enum Direction: Int, Sendable {
    case previous = 0
    case next
  }

  /// What VoiceOver itself offers.
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4,
      headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image,
      textField, table, list, landmark
  }

  open var name: String
  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  open private(set) var systemRotorType = SystemRotorType.none

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  public convenience init(
    attributedName: NSAttributedString,
    itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    self.attributedName = attributedName
  }

  public convenience init(
    systemType type: SystemRotorType,
    itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: "", itemSearch: itemSearchBlock)
    systemRotorType = type
  }
}

/// Where a search begins and which way it goes.
@preconcurrency
@MainActor
open class UIAccessibilityCustomRotorSearchPredicate: MainActorObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public init() { super.init(isolated: ()) }
}

/// What a search found.
@preconcurrency
@MainActor
open class UIAccessibilityCustomRotorItemResult: MainActorObject {
  open weak var targetElement: AnyObject?
  open var targetRange: UITextRange?

  public init() { super.init(isolated: ()) }

  public init(targetElement: AnyObject, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
