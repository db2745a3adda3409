import Display
import Foundation
import Geometry
import Pixels
import Synchronization

/// How the cells of a pattern are placed; here they always have their exact distance.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion = 1
  case constantSpacing = 2
}

/// Draws one cell of a pattern, in the pattern's space.
///
/// A function of C on iOS, so that it captures nothing there.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern that code draws.
public struct CGPatternCallbacks {
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32,
    drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// What a pattern colour repeats: an image, or a cell that code draws.
public final class CGPattern: @unchecked Sendable {
  private enum Source {
    /// With its pixels to a point.
    case image(CGImage, CGFloat)
    case cell(Cell)
  }

  private struct Cell {
    var info: UnsafeMutableRawPointer?
    var bounds: CGRect
    /// From the pattern's space to the space that a context begins with.
    var matrix: CGAffineTransform
    /// Positive.
    var step: CGSize
    var isColored: Bool
    var callbacks: CGPatternCallbacks
  }

  private let source: Source
  /// The cell as it was drawn last: a layer's colour is asked for at each frame.
  private let lastTile = Mutex<(matrix: CGAffineTransform, color: CGColor?, pixmap: Pixmap)?>(nil)

  package init(image: CGImage, scale: CGFloat) { source = .image(image, scale) }

  /// Nil for a step of 0 or a missing function.
  public init?(
    info: UnsafeMutableRawPointer?,
    bounds: CGRect,
    matrix: CGAffineTransform,
    xStep: CGFloat,
    yStep: CGFloat,
    tiling: CGPatternTiling,
    isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let callbacks = callbacks.pointee
    guard callbacks.drawPattern != nil, xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite,
      !bounds.isNull, !bounds.isInfinite
    else { return nil }
    source = .cell(
      Cell(
        info: info,
        bounds: bounds.standardized,
        matrix: matrix,
        step: CGSize(width: abs(xStep), height: abs(yStep)),
        isColored: isColored,
        callbacks: callbacks
      )
    )
  }

  deinit {
    if case .cell(let cell) = source { cell.callbacks.releaseInfo?(cell.info) }
  }

  /// Whether the cells have their own colours; others are drawn in one that is set with them.
  var isColored: Bool {
    if case .cell(let cell) = source { return cell.isColored }
    return true
  }

  package func isSame(as other: CGPattern?) -> Bool {
    if case .image(let image, _) = source, case .image(let second, _)? = other?.source {
      return image === second
    }
    return self === other
  }

  /// A bitmap to repeat, and its way to pixels.
  ///
  /// `base` leads from the space in which the pattern is fixed to pixels.
  package func paint(
    color: CGColor?,
    phase: CGSize = .zero,
    base: CGAffineTransform
  ) -> (pixmap: Pixmap, transform: CGAffineTransform)? {
    let base = CGAffineTransform(translationX: phase.width, y: phase.height).concatenating(base)
    switch source {
    case .image(let image, let scale):
      return (
        image.pixmap, CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(base)
      )
    case .cell(let cell):
      let matrix = cell.matrix.concatenating(base)
      let width = Self.pixels(cell.step.width * hypot(matrix.a, matrix.b))
      let height = Self.pixels(cell.step.height * hypot(matrix.c, matrix.d))
      let scale = CGSize(
        width: CGFloat(width) / cell.step.width,
        height: CGFloat(height) / cell.step.height
      )
      return (
        tile(cell, color, matrix, scale, width, height),
        CGAffineTransform(scaleX: 1 / scale.width, y: 1 / scale.height).concatenating(matrix)
      )
    }
  }

  private func tile(
    _ cell: Cell,
    _ color: CGColor?,
    _ matrix: CGAffineTransform,
    _ scale: CGSize,
    _ width: Int,
    _ height: Int
  ) -> Pixmap {
    let known = lastTile.withLock { $0 }
    if let known, known.matrix == matrix, known.color == color { return known.pixmap }
    let context = CGContext(pixelWidth: width, pixelHeight: height, scale: 1)
    context.scaleBy(x: scale.width, y: scale.height)
    draw(cell, color, on: context)
    let pixmap = context.makePixmap()
    lastTile.withLock { $0 = (matrix, color, pixmap) }
    return pixmap
  }

  /// The nearest whole number of pixels; a tile is as large as a large screen at most.
  private static func pixels(_ length: CGFloat) -> Int {
    length.isFinite ? min(max(Int(length.rounded()), 1), 4096) : 1
  }

  /// Draws the cells that reach into the tile, which begins at the origin of the pattern's space.
  private func draw(_ cell: Cell, _ color: CGColor?, on context: CGContext) {
    func cells(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> ClosedRange<Int> {
      // More cells than these over one another are hardly meant.
      let first = max(Int((-high / step).rounded(.down)) + 1, -16)
      let last = min(Int(((step - low) / step).rounded(.up)) - 1, 16)
      return first...max(first, last)
    }
    for row in cells(cell.bounds.minY, cell.bounds.maxY, cell.step.height) {
      for column in cells(cell.bounds.minX, cell.bounds.maxX, cell.step.width) {
        context.saveGState()
        context.translateBy(
          x: CGFloat(column) * cell.step.width,
          y: CGFloat(row) * cell.step.height
        )
        context.clip(to: cell.bounds)
        if !cell.isColored, let color { context.keepColor(color) }
        cell.callbacks.drawPattern?(cell.info, context)
        context.restoreGState()
      }
    }
  }
}
