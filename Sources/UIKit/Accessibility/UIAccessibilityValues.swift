import CoreGraphics
import Foundation

/// What was said about one object for assistive technology; few objects have any of it.
@MainActor
final class UIAccessibilityValues {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var identifier: String?
  var language: String?
  var userInputLabels: [String]?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var traits: UIAccessibilityTraits?
  var elementsHidden: Bool?
  var viewIsModal: Bool?
  var ignoresInvertColors: Bool?
  var respondsToUserInteraction: Bool?
  var textualContext: UIAccessibilityTextualContext?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var containerType: UIAccessibilityContainerType?
  var headerElements: [Any]?
  var groupsChildren: Bool?
  var elements: [Any]?
  var automationElements: [Any]?
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
