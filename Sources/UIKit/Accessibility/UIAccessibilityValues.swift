import CoreGraphics
import Foundation

/// What was said about one responder for assistive technology, beyond what any object
/// keeps; few have any of it.
@MainActor
final class UIAccessibilityValues {
  var identifier: String?
  var path: UIBezierPath?
  var ignoresInvertColors: Bool?
  var textualContext: UIAccessibilityTextualContext?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var containerType: UIAccessibilityContainerType?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var isElementBlock: AXBoolReturnBlock?
  var labelBlock: AXStringReturnBlock?
  var hintBlock: AXStringReturnBlock?
  var valueBlock: AXStringReturnBlock?
  var identifierBlock: AXStringReturnBlock?
  var traitsBlock: AXTraitsReturnBlock?
  var elementsBlock: AXArrayReturnBlock?
}

public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
