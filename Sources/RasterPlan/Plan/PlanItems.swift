import Display
import Pixels

/// One step of a plan, in painter's order.
package struct PlanStep: Equatable, Sendable, BitwiseCopyable {
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    case draw
    /// A group or clip that the steps up to its `endScope` are inside of.
    case beginScope
    case endScope
    /// The steps between the two draw the alpha by which the scope of the same index is multiplied.
    case beginMask
    case endMask
    /// Folded into other steps.
    case none
  }

  package var kind: Kind
  /// Of the draw or the scope.
  package var index: Int32
}

/// A command ready to be drawn: coverage and colour in device pixels.
package struct PlannedDraw: Sendable, BitwiseCopyable {
  package var coverages: CoverageList
  package var ink: Ink
  /// 0...1.
  package var alpha: Double
  package var blendMode: BlendMode
  package var bounds: PixelRect
  /// The fingerprint of everything but coverage and bounds.
  var fingerprint: Fingerprint

  /// Whether it changes any pixel.
  ///
  /// A colour without alpha may still erase.
  var isVisible: Bool {
    if case .color = ink { return true }
    return Ink.byte(alpha) > 0
  }

  /// A colour that hides what is below, drawn over it.
  var opaqueColor: Color? {
    guard case .color(let color) = ink, color.alpha >= 1, alpha >= 1, blendMode == .normal else {
      return nil
    }
    return color
  }
}

/// A group of steps and how its result is put onto the pixels below.
package struct PlannedScope: Sendable {
  package var coverages = CoverageList.none
  package var opacity = 1.0
  package var hasMask = false
  /// Starts from transparent pixels.
  package var isIsolated = false
  package var blendMode = BlendMode.normal
  package var matrices: [ColorMatrix] = []
  package var bounds: PixelRect

  var fingerprint: Fingerprint {
    var result = Fingerprint()
    result.combine(opacity)
    result.combine((hasMask ? 1 : 0) + (isIsolated ? 2 : 0) + Int(blendMode.rawValue) << 2)
    for matrix in matrices { for element in matrix.elements { result.combine(element) } }
    return result
  }
}

/// Pixels that must exist as a whole before they can be drawn, because a filter looks at
/// neighbours: blurred groups and backdrops.
///
/// A shadow of several layers is one too; of it only the alpha is looked at.
package struct PlannedPicture: Sendable {
  /// The surroundings of the picture for a filter that reads beyond it.
  package enum Surroundings: Sendable {
    case transparent
    /// Nothing: the weights inside are scaled to sum to one (Fidelity 6).
    case nothing
  }

  /// The device pixels it holds.
  package var bounds: PixelRect
  /// How many device pixels are one of the filtered picture, across and down.
  ///
  /// It is 1, or more where the blur reaches so far beyond the visible pixels that only a smaller
  /// picture is made.
  package var reduction = 1
  /// The part of the steps' picture that the filters look at, in its own pixels.
  package var content: PixelRect
  /// What is drawn before it is filtered.
  var steps: [PlanStep]
  /// What shows where the steps draw nothing.
  package var ground: Pixel
  /// In its own pixels.
  package var filters: [PixelFilter]
  package var surroundings: Surroundings
  /// Whether it is known, before anything is painted, that all of `bounds` is opaque.
  package var isOpaque = false
}

/// What the steps of a plan, and of the pictures in it, refer to by index; immutable once built.
package struct PlanItems: Sendable {
  /// From so many commands on a list is crowded.
  static let crowd = 512

  /// Whether there are so many draws, most of them small then, that narrow ones are
  /// painted in the fewest steps.
  ///
  /// Colours that lie over each other are rounded more often for that, so it is a property of the
  /// whole list, and no picture with fewer draws has another byte for it.
  package internal(set) var isCrowded = false
  package internal(set) var draws: [PlannedDraw] = []
  package internal(set) var scopes: [PlannedScope] = []
  /// Read as the lists of draws and scopes.
  var coverages: [Coverage] = []
  package internal(set) var images: [ImageInk] = []
  package internal(set) var gradients: [GradientInk] = []
  /// The bitmaps of images.
  package internal(set) var pixmaps: [Pixmap] = []
  package internal(set) var pictures: [PlannedPicture] = []
  /// Smaller levels of bitmaps that are sampled.
  package internal(set) var levels: [BitmapLevel] = []
  package internal(set) var silhouettes: [BlurredSilhouette] = []
  /// Colours of gradients.
  package internal(set) var ramps: [ColorRamp] = []
}
