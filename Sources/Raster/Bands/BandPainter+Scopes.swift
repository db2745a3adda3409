import Display
import Pixels
import RasterPlan

/// Groups, clips and masks: their pixels have a separate row until they end.
extension BandPainter {
  func begin(_ command: LoadedCommand, _ columns: PixelColumns) {
    if command.isIsolated {
      compositor.pushTransparent(columns)
    } else {
      compositor.pushCopy(of: columns)
    }
  }

  func endMask(_ columns: PixelColumns) {
    let pixels = compositor.writeTop(columns)
    if openMasks == maskRows.count { maskRows.append(.unwritten(capacity: max(1, scratchWidth))) }
    if maskWidth < scratchWidth {
      for mask in maskRows { mask.deallocate() }
      maskRows = maskRows.map { _ in .unwritten(capacity: scratchWidth) }
      maskWidth = scratchWidth
    }
    maskRows[openMasks].unwrite(maskWidth)
    kernels.alphas(mask(openMasks, columns), of: pixels.readOnly)
    openMasks += 1
    compositor.pop()
  }

  /// Bytes of a mask row.
  @inline(__always)
  private func mask(_ index: Int, _ columns: PixelColumns) -> MutableByteSlice {
    let origin = compositor.columns.start
    return maskRow(index).part(from: columns.start - origin, to: columns.end - origin)
  }

  func end(_ command: LoadedCommand, _ scope: Int32, _ y: Int32, _ columns: PixelColumns) {
    if command.isFiltered {
      let pixels = compositor.writeTop(columns)
      for matrix in scopes[Int(scope)].matrices { kernels.map(pixels, through: matrix) }
    }
    var maskIndex: Int?
    if command.hasMask, openMasks > 0 {
      openMasks -= 1
      maskIndex = openMasks
    }
    if let runs = runs(of: command.cover, y) {
      for run in runs {
        let run = run.clipped(to: columns)
        if !run.isEmpty { putDown(command, run, maskIndex) }
      }
    } else {
      putDown(command, PixelRun(columns), maskIndex)
    }
    compositor.pop()
  }

  /// Puts the topmost level's pixels onto the one below, times opacity and mask.
  private func putDown(_ command: LoadedCommand, _ run: PixelRun, _ maskIndex: Int?) {
    var strength = Int32(command.opacity)
    var bytes = run.mask
    if bytes == nil { strength = multiplied(strength, run.value) }
    if let maskIndex {
      let own = mask(maskIndex, run.columns)
      if let bytes { kernels.multiply(own, own.readOnly, bytes) }
      bytes = own.readOnly
    }
    guard let bytes else {
      putDown(command, PixelRun(run.columns, value: strength))
      return
    }
    guard strength != 255 else {
      putDown(command, PixelRun(run.columns, mask: bytes))
      return
    }
    let scaled = scratch(run.columns).bytes
    kernels.scale(scaled, bytes, by: UInt32(strength))
    putDown(command, PixelRun(run.columns, mask: scaled.readOnly))
  }

  private func putDown(_ command: LoadedCommand, _ run: PixelRun) {
    guard command.isIsolated else {
      compositor.mixDown(run)
      return
    }
    let isNormal = command.blendMode == .normal
    let skipsTransparent = isNormal || command.blendMode.keepsWhereSourceIsClear
    compositor.composite(run.columns, skipsTransparent: skipsTransparent) { piece, rows in
      let part = run.clipped(to: piece)
      if isNormal {
        compositor.over(part, from: rows, areOpaque: false, alpha: 255)
      } else {
        compositor.blend(part, from: rows, mode: command.blendMode)
      }
    }
  }
}

extension BlendMode {
  /// Whether a transparent source changes nothing.
  var keepsWhereSourceIsClear: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
