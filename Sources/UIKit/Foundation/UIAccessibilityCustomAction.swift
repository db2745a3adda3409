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
}
