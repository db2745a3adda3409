extension Int {
  /// `1 frame`, `2 frames`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension String {
  /// With blanks behind it.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension String {
  /// The path of a folder as it is joined with names.
  var withoutFinalSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
