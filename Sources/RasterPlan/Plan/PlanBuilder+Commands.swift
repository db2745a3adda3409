import Display
import Foundation
import Geometry
import Pixels

/// Commands become draws in device pixels.
extension PlanBuilder {
  /// - Parameter images: those of the command's list.
  mutating func add(
    _ kind: DisplayList.Command.Kind,
    of images: Span<ImageDraw>,
    _ total: Projection
  ) {
    switch kind {
    case .fill(let fill): add(fill, total)
    case .image(let index): add(images[index], total)
    case .shadow(let shadow): add(shadow, total)
    case .backdrop(let backdrop): add(backdrop, total)
    case .list(let list): walks.append(Walk(list: list, base: total))
    }
  }

  mutating func add(_ draw: PlannedDraw) {
    guard !draw.bounds.isEmpty else { return }
    note(draw.bounds)
    let target = targets.count - 1
    if draw.opaqueColor != nil, let last = targets[target].steps.last, last.kind == .draw,
      let joined = items.joined(items.draws[Int(last.index)], draw)
    {
      items.draws[Int(last.index)] = joined
      return
    }
    items.draws.append(draw)
    append(.draw, items.draws.count - 1)
  }

  /// A draw of what `coverage` leaves inside the clip.
  mutating func add(
    _ ink: Ink,
    _ coverage: consuming Coverage,
    alpha: Double = 1,
    _ blendMode: BlendMode,
    _ fingerprint: Fingerprint
  ) {
    let bounds = coverage.bounds.intersection(clip)
    guard !bounds.isEmpty else { return }
    let isWhole = coverage.covers(bounds)
    // `UIRectFill` copies: over all of a pixel, what is opaque looks the same either way.
    let isPlain = blendMode == .copy && isWhole && items.isOpaque(ink, alpha: alpha)
    add(
      PlannedDraw(
        coverages: isWhole ? .none : items.list(coverage),
        ink: ink,
        alpha: alpha,
        blendMode: isPlain ? .normal : blendMode,
        bounds: bounds,
        fingerprint: fingerprint
      )
    )
  }

  mutating func add(_ fill: Fill, _ total: Projection) {
    let coverage = Coverage(fill.shape, total, antialiasing: edges(fill.antialiasing))
    let visible = coverage.bounds.intersection(clip)
    guard !visible.isEmpty else { return }
    var fingerprint = Fingerprint()
    fingerprint.combine(Int(fill.blendMode.rawValue))
    switch fill.paint {
    case .color(let color):
      guard color.alpha > 0 || fill.blendMode != .normal else { return }
      fingerprint.combine(color)
      add(.color(color), coverage, fill.blendMode, fingerprint)
    case .gradient(let gradient):
      guard let ink = GradientInk(gradient, total, ramps: &items.ramps) else { return }
      fingerprint.combine(gradient)
      fingerprint.combine(total)
      add(items.add(ink), coverage, fill.blendMode, fingerprint)
    case .pattern(let pattern):
      guard pattern.pixmap.width > 0, pattern.pixmap.height > 0,
        let inverse = Projection(pattern.transform).concatenating(total).inverted()
      else { return }
      let image = ImageInk(
        pattern.pixmap,
        inverse: inverse,
        interpolation: (pattern.interpolation, pattern.interpolation),
        isTiled: true,
        visible: visible,
        in: &items
      )
      fingerprint.combine(pattern.pixmap.generation)
      fingerprint.combine(inverse)
      fingerprint.combine(Int(pattern.interpolation.rawValue))
      fingerprint.combine(pattern.alpha)
      image.combine(items.levels, into: &fingerprint)
      add(items.add(image), coverage, alpha: pattern.alpha, fill.blendMode, fingerprint)
    }
  }

  mutating func add(_ image: ImageDraw, _ total: Projection) {
    guard image.pixmap.width > 0, image.pixmap.height > 0, image.alpha > 0 else { return }
    guard let slices = image.slices else {
      add(image.whole, of: image, total)
      return
    }
    for slice in slices { add(slice, of: image, total) }
  }

  private mutating func add(_ piece: ImageDraw.Piece, of image: ImageDraw, _ total: Projection) {
    let place = piece.destination
    guard place.width > 0, place.height > 0, piece.source.width != 0, piece.source.height != 0
    else { return }
    let coverage = Coverage(.rect(place), total, antialiasing: edges(piece.antialiasing))
    let visible = coverage.bounds.intersection(clip)
    guard !visible.isEmpty, let inverse = total.inverted() else { return }
    let scaleX = piece.source.width / place.width
    let scaleY = piece.source.height / place.height
    let toBitmap = CGAffineTransform(
      a: scaleX,
      b: 0,
      c: 0,
      d: scaleY,
      tx: piece.source.minX - place.minX * scaleX,
      ty: piece.source.minY - place.minY * scaleY
    )
    let mapping = inverse.concatenating(Projection(toBitmap))
    guard mapping.isFinite else { return }
    var ink = ImageInk(
      image.pixmap,
      inverse: mapping,
      interpolation: (image.magnification, image.minification),
      tint: image.tint,
      visible: visible,
      in: &items
    )
    var fingerprint = Fingerprint()
    fingerprint.combine(image.pixmap.generation)
    fingerprint.combine(mapping)
    fingerprint.combine(image.alpha)
    fingerprint.combine(
      Int(image.magnification.rawValue) << 16 | Int(image.minification.rawValue) << 8
        | Int(image.blendMode.rawValue)
    )
    if let tint = image.tint { fingerprint.combine(tint) }
    ink.combine(items.levels, into: &fingerprint)
    // In this mode a clear pixel leaves what is below as it is.
    if image.blendMode == .normal {
      ink.shown = ink.shownPixels(of: image.pixmap, mapping, levels: items.levels)
    }
    add(items.add(ink), coverage, alpha: image.alpha, image.blendMode, fingerprint)
  }

  mutating func add(_ shadow: Shadow, _ total: Projection) {
    let moved = Projection(
      CGAffineTransform(translationX: shadow.offset.dx, y: shadow.offset.dy)
    ).concatenating(total)
    guard moved.isFinite, shadow.color.alpha > 0 else { return }
    let sigma = min(max(0, shadow.sigma) * total.scale, 2000)
    switch shadow.silhouette {
    case .shape(let shape):
      let coverage = Coverage(
        shadowOf: shape,
        moved,
        sigma: sigma,
        visible: clip,
        silhouettes: &items.silhouettes
      )
      if let coverage { cast(coverage, shadow.color, shadow.blendMode) }
    case .list(let list):
      let smaller = openPicture(
        Group(blendMode: shadow.blendMode),
        sigma > 0.05 ? [.blur(sigma: sigma)] : [],
        shadow: (shadow.color, sigma)
      )
      walks.append(Walk(list: list, base: moved.concatenating(smaller), completion: .context))
    }
  }

  /// Adds a shadow that has that coverage.
  mutating func cast(_ coverage: Coverage, _ color: Color, _ blendMode: BlendMode) {
    var fingerprint = Fingerprint()
    fingerprint.combine(Int(blendMode.rawValue))
    fingerprint.combine(color)
    add(.color(color), coverage, blendMode, fingerprint)
  }

  mutating func add(_ backdrop: Backdrop, _ total: Projection) {
    let coverage = Coverage(backdrop.shape, total, antialiasing: edges(backdrop.antialiasing))
    let bounds = coverage.bounds.intersection(clip)
    let filters = PlanBuilder.pixelFilters(backdrop.filters, total)
    guard !bounds.isEmpty, !filters.isEmpty, backdrop.alpha > 0 else { return }
    let target = targets[targets.count - 1]
    let content = bounds.insetBy(-filters.reach).intersection(target.frame)
    let scopes = openScopes()
    scopesOfBackdrops.formUnion(scopes)
    let steps = target.steps + scopes.map { PlanStep(kind: .endScope, index: Int32($0)) }
    var fingerprint = items.fingerprint(of: steps, in: content)
    for filter in filters { filter.combine(into: &fingerprint) }
    fingerprint.combine(content)
    fingerprint.combine(UInt64(target.ground.packed))
    let picture = PlannedPicture(
      bounds: bounds,
      content: content,
      steps: steps,
      ground: target.ground,
      filters: filters,
      surroundings: .nothing,
      isOpaque: filters.keepAlpha
        && items.areOpaque(after: steps, in: content, over: target.ground)
    )
    add(.picture(items.add(picture)), coverage, alpha: backdrop.alpha, .normal, fingerprint)
  }

  /// The scopes that are open in the present picture, innermost first.
  func openScopes() -> [Int] {
    var result: [Int] = []
    for opening in openings.reversed() {
      switch opening {
      case .picture: return result
      case .scope(let index, _, _, _): result.append(index)
      case .nothing, .clip: break
      }
    }
    return result
  }
}
