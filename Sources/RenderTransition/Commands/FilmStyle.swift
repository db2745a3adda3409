import Segue

/// The defaults for the film of one output.
///
/// A moving picture for a README has one pixel for each point, holds at both ends and has the
/// screen's corners.
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
    // Chosen frames are shown without holds.
    let holds = isForPages && timing.at == nil && timing.selection == nil
    scale = look.scale ?? (isForPages ? 1 : nil)
    holdFirst = timing.holdFirst ?? (holds ? 0.3 : 0)
    holdLast = timing.holdLast ?? (holds ? 1 : 0)
    let canRound = !look.hasBezel && look.crop == nil
    roundsCorners =
      canRound && (look.roundsCorners ?? (isForPages && format.keepsTransparency))
  }
}
