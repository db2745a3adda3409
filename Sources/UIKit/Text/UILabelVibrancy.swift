public enum UILabelVibrancy: Int, Sendable {
  case none = 0
  case automatic = 1
}
