import Foundation

/// What was said about one object for assistive technology; few objects have any of it.
final class AccessibilityValues {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var language: String?
  var userInputLabels: [String]?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var respondsToUserInteraction = false
  var elements: [Any]?
  var headerElements: [Any]?
  var automationElements: [Any]?
}
