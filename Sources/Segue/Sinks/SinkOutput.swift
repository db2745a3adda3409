/// A file that a sink promises, as it stands when `finish` returns.
public struct SinkOutput: Equatable, Sendable {
  /// Its final name.
  public var path: String
  /// How large it is.
  public var byteCount: Int
  /// Frames written by this run.
  public var rendered: Int
  /// Frames that existed already and were kept.
  public var reused: Int
  /// What the transition asked for that is not supported, each once.
  public var diagnostics: [String] = []

  package init(path: String, byteCount: Int, rendered: Int, reused: Int) {
    self.path = path
    self.byteCount = byteCount
    self.rendered = rendered
    self.reused = reused
  }
}
