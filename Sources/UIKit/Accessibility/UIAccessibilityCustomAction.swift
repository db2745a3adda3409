import Foundation
import ObjectiveC

/// An action that assistive technology offers for an element.
///
/// Stored; none runs on a stage.
@preconcurrency
@MainActor
open class UIAccessibilityCustomAction: MainActorObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var attributedName: NSAttributedString {
    get { ownAttributedName ?? NSAttributedString(string: name) }
    set {
      ownAttributedName = newValue
      name = newValue.string
    }
  }
  private var ownAttributedName: NSAttributedString?
  open var category: String?
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector?
  open var actionHandler: Handler?

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public convenience init(
    attributedName: NSAttributedString,
    image: UIImage? = nil,
    actionHandler: Handler?
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    ownAttributedName = attributedName
  }

  public convenience init(
    attributedName: NSAttributedString,
    image: UIImage? = nil,
    target: Any?,
    selector: Selector
  ) {
    self.init(name: attributedName.string, image: image, target: target, selector: selector)
    ownAttributedName = attributedName
  }
}

/// The group of an action that edits.
public let UIAccessibilityCustomActionCategoryEdit = "UIAccessibilityCustomActionCategoryEdit"
