/// Whether room is left for letters that are larger than their font says.
///
/// The fonts drawn here have none, so neither rule changes a size.
public enum UILetterformAwareSizingRule: Int, Sendable {
  case typographic, oversize
}

/// What shows text with a rule for oversize letters.
@MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILabel: UILetterformAwareAdjusting {}
extension UITextField: UILetterformAwareAdjusting {}
extension UITextView: UILetterformAwareAdjusting {}
