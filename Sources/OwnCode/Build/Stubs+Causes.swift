extension Stubs {
  /// Whether a class seems to lack initializers because the wrapper or the type of one of its
  /// properties is missing: those leave now, as `@Injected` does, and the class stays.
  func isConsequence(
    _ message: CompilerMessage,
    at place: Int,
    of messages: [CompilerMessage],
    in scanner: BodyScanner,
    _ places: ModulePlaces
  ) -> Bool {
    guard message.text.contains("has no initializers"), let type = scanner.declaration(at: place)
    else { return false }
    return messages.contains { other in
      guard other.path == message.path,
        other.text.hasPrefix("unknown attribute") || other.text.contains("cannot find type"),
        let line = places.place(of: other)?.line,
        let cause = scanner.offset(line: line, column: other.column)
      else { return false }
      return type.contains(cause)
    }
  }
}
