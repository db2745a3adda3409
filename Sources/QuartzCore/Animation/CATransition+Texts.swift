/// The kind and the side of a transition as texts, which they were before Swift 4.2:
/// `transition.type = "cube"`.
///
/// In an extension of a protocol, and disfavored: a name alone still means the
/// property of the class.
public protocol _TextTransition: AnyObject {}

extension CATransition: _TextTransition {}

extension _TextTransition where Self: CATransition {
  @_disfavoredOverload
  public var type: String {
    get { (self as CATransition).type.rawValue }
    set { (self as CATransition).type = CATransitionType(rawValue: newValue) }
  }

  @_disfavoredOverload
  public var subtype: String? {
    get { (self as CATransition).subtype?.rawValue }
    set { (self as CATransition).subtype = newValue.map(CATransitionSubtype.init(rawValue:)) }
  }
}
