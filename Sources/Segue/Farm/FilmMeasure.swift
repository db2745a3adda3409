/// What a film is and what it costs, measured by preparing it once.
public struct FilmMeasure: Codable, Equatable, Sendable {
  /// Everything that decides the pixels beside the renderer, as one digest.
  public var content: String
  /// The plan of frames, as the manifest of a directory names it.
  public var plan: String
  /// The frame rate, as the manifest of a directory writes it.
  public var fps: String
  /// How many frames the film has.
  public var frameCount: Int
  /// Of the transition, in virtual seconds.
  public var duration: Double
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
  /// What rendering it takes, on this machine.
  public var cost: FilmCost
  /// What the transition uses that is not supported.
  public var diagnostics: [String]

  /// The result of measuring a film.
  public init(
    content: String,
    plan: String,
    fps: String,
    frameCount: Int,
    duration: Double,
    width: Int,
    height: Int,
    cost: FilmCost,
    diagnostics: [String]
  ) {
    self.content = content
    self.plan = plan
    self.fps = fps
    self.frameCount = frameCount
    self.duration = duration
    self.width = width
    self.height = height
    self.cost = cost
    self.diagnostics = diagnostics
  }
}
