import Display
import Foundation
import Geometry
import Pixels
import Raster

/// Draws into a bitmap.
///
/// Drawing is recorded as a display list and rendered when the pixels are read, so that a thousand
/// strokes are planned and rendered as one.
///
/// User space is y up with the origin at the bottom left, as in Core Graphics; contexts made by
/// UIKit and by layers flip it, to y down and in points.
public final class CGContext {
  /// Size in pixels.
  public let width: Int
  public let height: Int

  var state: CGGraphicsState
  private var savedStates: [CGGraphicsState] = []
  /// The current path, in pixels of the bitmap, y down.
  var currentPath = Path()

  /// Made on the first drawing or request: most layers are offered a context and leave it alone.
  private lazy var pixmap = makeBitmap()
  /// What a bitmap of its own begins with.
  private let background: Pixel
  /// The bitmap's own recording, then those of open transparency layers, innermost last.
  private var recordings = [CGRecording()]
  private var lastClip = 0
  /// Set for a context that makes a PDF.
  var pages: PDFPages?
  /// From the user space at the start to pixels of the bitmap, y down; shadows are in its unit.
  let baseTransform: CGAffineTransform
  private let memory: CGBitmapMemory?
  private var ownMemory: CGBitmapMemory?
  private let space: CGColorSpace?
  private let info: CGBitmapInfo

  /// A bitmap context; nil for a size of 0 or a layout that is not supported (8 bits a channel in
  /// the usual orders are).
  ///
  /// With `data` nil the context has its own memory.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let isAlphaOnly =
      bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue == CGImageAlphaInfo.alphaOnly.rawValue
    let bitsPerPixel = space.model == .monochrome || isAlphaOnly ? 8 : 32
    guard width > 0, height > 0, bitsPerComponent == 8, width <= 1 << 20, height <= 1 << 20,
      width * height <= CGContext.mostPixels,
      let layout = CGImagePixelLayout(bitsPerPixel: bitsPerPixel, space: space, info: info)
    else { return nil }
    let least = width * bitsPerPixel / 8
    guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    let memory = data.map {
      CGBitmapMemory(
        bytes: $0,
        layout: layout,
        width: width,
        height: height,
        bytesPerRow: bytesPerRow == 0 ? least : bytesPerRow
      )
    }
    self.init(
      width: width,
      height: height,
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)),
      background: .clear,
      memory: memory,
      space: space,
      info: info
    )
  }

  /// Of a bitmap, a gigabyte: an app on iOS does not get more (inferred).
  package static let mostPixels = 1 << 28

  /// The context of UIKit and layers: user space is y down, `scale` pixels to a unit.
  ///
  /// An opaque one starts black.
  package convenience init(
    pixelWidth width: Int,
    pixelHeight height: Int,
    scale: CGFloat,
    isOpaque: Bool = false
  ) {
    let (width, height) = (max(width, 0), max(height, 0))
    self.init(
      width: width,
      height: height,
      base: CGAffineTransform(scaleX: scale, y: scale),
      background: isOpaque ? Pixel(.black) : .clear,
      memory: nil,
      space: .standard,
      info: CGBitmapInfo(
        rawValue: (isOpaque ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast).rawValue
      )
    )
  }

  private init(
    width: Int,
    height: Int,
    base: CGAffineTransform,
    background: Pixel,
    memory: CGBitmapMemory?,
    space: CGColorSpace?,
    info: CGBitmapInfo
  ) {
    self.width = width
    self.height = height
    self.background = background
    self.memory = memory
    self.space = space
    self.info = info
    baseTransform = base
    state = CGGraphicsState(transform: base)
  }

  // MARK: The bitmap

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 8 * ((memory ?? ownMemory)?.layout.bytesPerPixel ?? 4) }
  public var bytesPerRow: Int { (memory ?? ownMemory)?.bytesPerRow ?? width * 4 }
  public var colorSpace: CGColorSpace? { space }
  public var bitmapInfo: CGBitmapInfo { info }
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  /// The pixels drawn so far; later drawing is rendered at once.
  public var data: UnsafeMutableRawPointer? {
    if let memory { return memory.bytes }
    // Drawn first: once the memory exists, drawing goes onto its bytes.
    render()
    if ownMemory == nil {
      ownMemory = CGBitmapMemory(allocating: width, height, space: space, info: info)
      ownMemory?.write(pixmap)
    }
    return ownMemory?.bytes
  }

  public func makeImage() -> CGImage? {
    // A PDF has no pixels.
    guard width > 0, height > 0, pages == nil else { return nil }
    defer { hasMadeImage = true }
    // Most contexts are read once, at the end. One that is read repeatedly keeps pixels, so that
    // nothing is drawn twice.
    guard !hasMadeImage, !hasRendered, memory == nil, ownMemory == nil, !recordings[0].isEmpty
    else { return CGImage(makePixmap()) }
    let list = recordings[0].finished
    return CGImage(width: width, height: height) { [width, height, background] in
      Renderer(threads: Renderer.threadsForPictures)
        .render(list, width: width, height: height, background: background)
    }
  }

  private func makeBitmap() -> Pixmap {
    if let pixmap = memory?.read() { return pixmap }
    if background == .clear { return Pixmap(width: width, height: height) }
    return Pixmap(width: width, height: height) { $0.update(repeating: background.packed) }
  }

  private var hasMadeImage = false

  /// The pixels as drawn so far.
  ///
  /// Open transparency layers are not in them yet.
  package func makePixmap() -> Pixmap {
    render()
    if let memory = memory ?? ownMemory { pixmap = memory.read() ?? pixmap }
    return pixmap
  }

  /// Whether nothing has been drawn yet.
  package var isUntouched: Bool {
    recordings.count == 1 && recordings[0].isEmpty && ownMemory == nil && !hasRendered
  }

  private var hasRendered = false

  /// What was drawn since the pixels were last read, in pixels, y down.
  package var pendingDisplayList: DisplayList { recordings[0].finished }

  public func flush() { renderIfShared() }

  public func synchronize() { renderIfShared() }

  private func render() {
    guard !recordings[0].isEmpty else { return }
    hasRendered = true
    if let memory = memory ?? ownMemory { pixmap = memory.read() ?? pixmap }
    Renderer().draw(recordings[0].finished, into: &pixmap)
    recordings[0] = CGRecording()
    (memory ?? ownMemory)?.write(pixmap)
  }

  /// The client can see the memory: it must hold what was drawn.
  private func renderIfShared() {
    if memory != nil || ownMemory != nil, recordings.count == 1 { render() }
  }

  /// As new, with another user space.
  func restart(with transform: CGAffineTransform) {
    recordings = [CGRecording()]
    savedStates = []
    currentPath = Path()
    state = CGGraphicsState(transform: transform)
  }

  // MARK: Graphics states

  public func saveGState() { savedStates.append(state) }

  /// Without a saved state nothing happens.
  public func restoreGState() {
    if let last = savedStates.popLast() { state = last }
  }

  // MARK: Recording

  /// Records in pixels of the bitmap, y down, inside the clip.
  ///
  /// With a shadow set, what `body` draws casts it; a caller that draws one shape in one colour
  /// names both, which is quicker.
  func record(
    casting solid: (shape: Shape, alpha: Double)? = nil,
    _ body: (inout DisplayListRecorder) -> Void
  ) {
    let clips = Array(state.clips.dropFirst(recordings[recordings.count - 1].clipBase))
    recordings[recordings.count - 1].open(clips)
    if let shadow = state.shadow, shadow.color.alpha > 0 {
      let silhouette =
        solid.map { .shape($0.shape) } ?? Shadow.Silhouette.list(.record { body(&$0) })
      recordings[recordings.count - 1].recorder.draw(
        Shadow(
          silhouette,
          color: shadow.color.withAlpha(shadow.color.alpha * (solid?.alpha ?? 1)),
          sigma: shadow.sigma,
          offset: shadow.offset,
          blendMode: state.blend
        )
      )
    }
    body(&recordings[recordings.count - 1].recorder)
    recordings[recordings.count - 1].isEmpty = false
    renderIfShared()
  }

  /// Records in user space inside the clip, for drawing that has its own display list, such as text
  /// and layers.
  ///
  /// The context's alpha and blend mode hold for all of it as one.
  package func recordInUserSpace(_ body: (inout DisplayListRecorder) -> Void) {
    let transform = state.transform
    let group = Group(opacity: state.alpha, blendMode: state.blend)
    record { recorder in
      let depth = recorder.depth
      if group != Group() { recorder.pushGroup(group) }
      recorder.pushTransform(transform)
      body(&recorder)
      recorder.pop(to: depth)
    }
  }

  /// Draws a list that is in user space.
  package func draw(_ list: DisplayList) {
    recordInUserSpace { $0.draw(list) }
  }

  func addClip(_ kind: CGGraphicsState.Clip.Kind) {
    lastClip += 1
    state.clips.append(CGGraphicsState.Clip(id: lastClip, kind: kind))
  }

  /// Everything drawn until the end is composed as one, with the current alpha, blend mode and
  /// shadow, which do not apply inside.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    savedStates.append(state)
    recordings.append(CGRecording(clipBase: state.clips.count))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Begins a transparency layer that is clipped to `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    guard recordings.count > 1, let last = recordings.popLast() else { return }
    restoreGState()
    let list = last.finished
    let group = Group(opacity: state.alpha, blendMode: state.blend, isIsolated: true)
    record { recorder in
      recorder.pushGroup(group)
      recorder.draw(list)
      recorder.pop()
    }
  }
}
