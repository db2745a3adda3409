import Display
import Pixels
import RasterPlan

/// One draw in one block of rows: its runs and the source of its pixels.
extension BandPainter {
  func draw(
    _ command: UnsafePointer<LoadedCommand>,
    _ index: Int32,
    _ columns: PixelColumns,
    _ y: Int32
  ) {
    let ink = inks.pointer(at: Int(index))
    // Inside a group only the group's own range exists.
    let visible = columns.clipped(to: compositor.top.pointee.columns)
    if let shown = command.pointee.shown {
      let inside = shown.rows.contains(y) ? shown.columns : .none
      if inside.clipped(to: visible) != visible {
        return draw(command.pointee, ink, inside: inside, of: visible, y)
      }
    }
    guard let runs = runs(of: command.pointee.cover, y) else {
      if !visible.isEmpty { draw(PixelRun(visible), ink, command.pointee.blendMode, y) }
      return
    }
    if runs.count > 1, command.pointee.blendMode == .normal, case .color = ink.pointee.kind {
      compositor.fill(runs, inside: visible, with: ink.pointee.color)
      return
    }
    for run in runs {
      let run = run.clipped(to: visible)
      if !run.isEmpty { draw(run, ink, command.pointee.blendMode, y) }
    }
  }

  /// A bitmap that is clear but for some columns: only these are sampled.
  ///
  /// The others show what is below, written as clear pixels over it would write it, so that no byte
  /// depends on how much is known of a bitmap.
  private func draw(
    _ command: LoadedCommand,
    _ ink: UnsafePointer<LoadedInk>,
    inside shown: PixelColumns,
    of visible: PixelColumns,
    _ y: Int32
  ) {
    var margin = PixelColumns.none
    func settle(_ columns: PixelColumns) {
      guard !columns.isEmpty else { return }
      if margin.end != columns.start {
        if !margin.isEmpty { compositor.settle(margin) }
        margin = columns
      }
      margin.end = columns.end
    }
    func draw(_ run: PixelRun) {
      guard !run.isEmpty else { return }
      let inside = run.clipped(to: shown)
      guard !inside.isEmpty else {
        if compositor.shows(run, alpha: ink.pointee.alpha) { settle(run.columns) }
        return
      }
      if inside.columns != run.columns, compositor.shows(run, alpha: ink.pointee.alpha) {
        settle(PixelColumns(from: run.columns.start, to: inside.columns.start))
        settle(PixelColumns(from: inside.columns.end, to: run.columns.end))
      }
      self.draw(inside, ink, command.blendMode, y)
    }
    if let runs = runs(of: command.cover, y) {
      for run in runs { draw(run.clipped(to: visible)) }
    } else {
      draw(PixelRun(visible))
    }
    if !margin.isEmpty { compositor.settle(margin) }
  }

  @inline(__always)
  private func draw(
    _ run: PixelRun,
    _ ink: UnsafePointer<LoadedInk>,
    _ blendMode: BlendMode,
    _ y: Int32
  ) {
    if blendMode != .normal {
      blend(run, ink, blendMode, y)
      return
    }
    switch ink.pointee.kind {
    case .color: compositor.fill(run, with: ink.pointee.color)
    case .moved(let bitmap, let dx, let dy):
      if ink.pointee.isTinted {
        tint(run, ink, y)
      } else if ink.pointee.isOpaque, run.isFull {
        let rows = bitmap.rows(from: Int(y), dx: dx, dy: dy)
        compositor.copy(run.columns, from: rows, atOnce: isBusy)
      } else {
        over(run, ink, bitmap.rows(from: Int(y), dx: dx, dy: dy))
      }
    case .turned where ink.pointee.mixesAtOnce && mix(run, ink, y): break
    case .sampled, .turned, .tiled, .enlarged, .gradient:
      if ink.pointee.isTinted {
        tint(run, ink, y)
      } else if ink.pointee.isOpaque, run.isFull {
        let level = compositor.top
        let pixels = level.pointee.rows[0, run.columns]
        sampler.generate(ink, run.columns, y: y, into: pixels)
        level.pointee.replace(with: Segment(run.columns, level.pointee.own))
      } else {
        sampler.generate(ink, run.columns, y: y, into: scratch(run.columns))
        over(run, ink, scratchRow.readOnly)
      }
    }
  }

  /// Samples a turned bitmap and mixes it with the row in one step; whether that could be done.
  @inline(__always)
  private func mix(_ run: PixelRun, _ ink: UnsafePointer<LoadedInk>, _ y: Int32) -> Bool {
    guard let mask = run.mask, let turned = ink.pointer(to: \.turned.turned) else { return false }
    return compositor.over(run.columns, turned, y, mask: mask, alpha: ink.pointee.alpha)
  }

  @inline(__always)
  private func over(_ run: PixelRun, _ ink: UnsafePointer<LoadedInk>, _ rows: PixelRows) {
    compositor.over(
      run,
      from: rows,
      areOpaque: ink.pointee.hasOpaquePixels,
      alpha: ink.pointee.alpha
    )
  }

  /// A bitmap's alpha as the mask of a colour.
  private func tint(_ run: PixelRun, _ ink: UnsafePointer<LoadedInk>, _ y: Int32) {
    let pixels = scratch(run.columns)
    sampler.generate(ink, run.columns, y: y, into: pixels)
    // In place: byte i is written after pixel i was read.
    let alphas = pixels.bytes
    for index in 0..<Int(alphas.count) {
      alphas.start[index] = UInt8(truncatingIfNeeded: pixels[index] >> 24)
    }
    if let mask = run.mask {
      kernels.multiply(alphas, alphas.readOnly, mask)
    } else if !run.isFull {
      kernels.scale(alphas, alphas.readOnly, by: UInt32(run.value))
    }
    compositor.fill(PixelRun(run.columns, mask: alphas.readOnly), with: ink.pointee.color)
  }

  private func blend(
    _ run: PixelRun,
    _ ink: UnsafePointer<LoadedInk>,
    _ mode: BlendMode,
    _ y: Int32
  ) {
    let pixels = scratch(run.columns)
    sampler.generate(ink, run.columns, y: y, into: pixels)
    if ink.pointee.isTinted {
      for index in 0..<Int(pixels.count) {
        pixels[index] = scaled(ink.pointee.color.packed, by: pixels[index] >> 24)
      }
    } else if !ink.pointee.isColor, ink.pointee.alpha != 255 {
      kernels.scale(pixels, by: ink.pointee.alpha)
    }
    compositor.blend(run, from: scratchRow.readOnly, mode: mode)
  }

  private func scaled(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
      UInt32(multiplied(Int32(pixel >> shift & 255), Int32(alpha))) << shift
    }
    return channel(0) | channel(8) | channel(16) | channel(24)
  }
}
