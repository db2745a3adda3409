import Foundation

/// An item of a list, with the items inside it.
@preconcurrency
@MainActor
open class NSTextListElement: NSTextParagraph {
  public let textList: NSTextList
  public let contents: NSAttributedString?
  public let markerAttributes: [NSAttributedString.Key: Any]?
  private let children: [NSTextListElement]
  private weak var parentItem: NSTextListElement?

  public init(
    parentElement parent: NSTextListElement?,
    textList: NSTextList,
    contents: NSAttributedString?,
    markerAttributes: [NSAttributedString.Key: Any]? = nil,
    childElements children: [NSTextListElement]? = nil
  ) {
    self.textList = textList
    self.contents = contents
    self.markerAttributes = markerAttributes
    self.children = children ?? []
    parentItem = parent
    super.init(attributedString: contents)
    for child in self.children { child.parentItem = self }
  }

  public init?(
    childElements children: [NSTextListElement],
    textList: NSTextList,
    nestingLevel: Int
  ) {
    self.textList = textList
    self.children = children
    contents = nil
    markerAttributes = nil
    super.init(attributedString: nil)
    for child in children { child.parentItem = self }
  }

  // Each has two names in Swift (documented).
  public convenience init(
    parent: NSTextListElement?,
    textList: NSTextList,
    contents: NSAttributedString?,
    markerAttributes: [NSAttributedString.Key: Any]? = nil,
    children: [NSTextListElement]?
  ) {
    self.init(
      parentElement: parent,
      textList: textList,
      contents: contents,
      markerAttributes: markerAttributes,
      childElements: children
    )
  }

  public convenience init(
    contents: NSAttributedString,
    markerAttributes: [NSAttributedString.Key: Any]? = nil,
    textList: NSTextList,
    children: [NSTextListElement]?
  ) {
    self.init(
      parentElement: nil,
      textList: textList,
      contents: contents,
      markerAttributes: markerAttributes,
      childElements: children
    )
  }

  public convenience init(
    contents: NSAttributedString,
    markerAttributes: [NSAttributedString.Key: Any]? = nil,
    textList: NSTextList,
    childElements children: [NSTextListElement]?
  ) {
    self.init(
      contents: contents,
      markerAttributes: markerAttributes,
      textList: textList,
      children: children
    )
  }

  public convenience init?(
    children: [NSTextListElement],
    textList: NSTextList,
    nestingLevel: Int
  ) {
    self.init(childElements: children, textList: textList, nestingLevel: nestingLevel)
  }

  open override var childElements: [NSTextElement] { children }
  open override weak var parent: NSTextElement? { parentItem }

  /// What is written before the contents: the place among the parent's items counts.
  open var markerString: String {
    let place = parentItem?.children.firstIndex { $0 === self } ?? 0
    return textList.marker(forItemNumber: textList.startingItemNumber + place)
  }
}
