extension UITextView {
  public enum BorderStyle: Int, Sendable {
    case none, roundedRect
  }
}
