import CKernels
import Display
import Pixels

/// Groups, clips and masks: their pixels are a row of their own until they end.
extension BandPainter {
  func begin(_ op: BandOp, _ range: Visible) {
    if op.isIsolated {
      row.pushTransparent(range.x0, range.x1)
    } else {
      row.pushCopy(range.x0, range.x1)
    }
  }

  func endMask(_ range: Visible) {
    row.writeTop(range.x0, range.x1)
    if openMasks == maskRows.count { maskRows.append(.allocate(capacity: max(1, scratchWidth))) }
    if maskWidth < scratchWidth {
      for mask in maskRows { mask.deallocate() }
      maskRows = maskRows.map { _ in .allocate(capacity: scratchWidth) }
      maskWidth = scratchWidth
    }
    let mask = maskRows[openMasks] + Int(range.x0) - row.originX
    kernels.table.alphaBytes(mask, row.top.pointee.pixels + Int(range.x0), range.x1 - range.x0)
    openMasks += 1
    row.pop()
  }

  func end(
    _ op: BandOp,
    _ y: Int32,
    _ range: Visible,
    _ band: PixelRect,
    _ items: PlanItems
  ) {
    if op.isFiltered {
      row.writeTop(range.x0, range.x1)
      let pixels = row.top.pointee.pixels + Int(range.x0)
      for matrix in items.scopes[Int(op.scope)].matrices {
        matrix.apply(pixels, Int(range.x1 - range.x0))
      }
    }
    var planMask: UnsafePointer<UInt8>?
    if op.hasMask, openMasks > 0 {
      openMasks -= 1
      planMask = UnsafePointer(maskRows[openMasks]) - row.originX
    }
    if let run = run(op, y, band) {
      for index in Int(run.start)..<Int(run.start + run.count) {
        let span = store.spans[index]
        let x0 = max(span.x0, range.x0)
        let x1 = min(span.x1, range.x1)
        guard x0 < x1 else { continue }
        putDown(op, x0, x1, span.mask.map { $0 + Int(x0 - span.x0) }, span.value, planMask)
      }
    } else {
      putDown(op, range.x0, range.x1, nil, 255, planMask)
    }
    row.pop()
  }

  /// Puts the topmost level's pixels onto the one below. `mask` starts at pixel `a`, `planMask` is
  /// indexed by device x.
  private func putDown(
    _ op: BandOp,
    _ a: Int32,
    _ b: Int32,
    _ mask: UnsafePointer<UInt8>?,
    _ value: Int32,
    _ planMask: UnsafePointer<UInt8>?
  ) {
    var bytes = mask
    var strength = op.opacity
    if bytes == nil { strength = multiplied(strength, value) }
    if let planMask {
      let own = UnsafeMutablePointer(mutating: planMask + Int(a))
      if let mask { kernels.table.multiplyBytes(own, own, mask, b - a) }
      bytes = UnsafePointer(own)
    }
    if let bytes, strength != 255 {
      let scaled = UnsafeMutableRawPointer(scratch).assumingMemoryBound(to: UInt8.self)
      kernels.table.scaleBytes(scaled, bytes, b - a, UInt32(strength))
      putDown(op, a, b, UnsafePointer(scaled), 255)
    } else {
      putDown(op, a, b, bytes, strength)
    }
  }

  private func putDown(
    _ op: BandOp,
    _ a: Int32,
    _ b: Int32,
    _ bytes: UnsafePointer<UInt8>?,
    _ strength: Int32
  ) {
    guard op.isIsolated else {
      if let bytes {
        row.mixDown(a, b, mask: bytes)
      } else if strength > 0 {
        row.mixDown(a, b, coverage: strength)
      }
      return
    }
    let isNormal = op.blendMode == .normal
    row.composite(a, b, skipsTransparent: isNormal || op.blendMode.keepsWhereSourceIsClear) {
      x0,
      x1,
      pixels in
      let part = bytes.map { $0 + Int(x0 - a) }
      if !isNormal {
        row.blend(x0, x1, pixels, mode: op.blendMode, mask: part, coverage: strength)
      } else if let part {
        row.over(x0, x1, pixels, mask: part, alpha: 255)
      } else {
        row.over(x0, x1, pixels, isOpaque: false, alpha: UInt32(strength))
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
