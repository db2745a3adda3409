import Segue

/// How the film of one output looks and stands still unless told otherwise: a moving picture for a
/// README is as wide as the screen has points, holds at both ends and has the screen's corners.
struct FilmStyle: Equatable {
  /// Pixels a point; nil is the device's.
  var scale: Int?
  var holdFirst: Double
  var holdLast: Double
  var roundsCorners: Bool

  init(of format: OutputFormat, _ options: RenderOptions) {
    let look = options.scene.look
    let timing = options.timing
    let isForPages = format.isMovingPicture
    // Chosen frames are shown, and no others.
    let holds = isForPages && timing.at == nil && timing.selection == nil
    scale = look.scale ?? (isForPages ? 1 : nil)
    holdFirst = timing.holdFirst ?? (holds ? 0.3 : 0)
    holdLast = timing.holdLast ?? (holds ? 1 : 0)
    let canRound = !look.hasBezel && look.crop == nil
    roundsCorners =
      canRound && (look.roundsCorners ?? (isForPages && format.keepsTransparency))
  }
}
