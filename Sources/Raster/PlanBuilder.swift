import Display
import Foundation
import Geometry
import Pixels

/// Turns a display list into the steps of a plan: transforms are multiplied out, nested lists laid
/// flat, shapes turned into outlines in device pixels, and scopes that hold a single thing folded into
/// it. Walks with a stack of its own, so nesting is limited by memory only.
struct PlanBuilder {
  /// A list on its way; nested lists stand above the ones that draw them.
  private struct Walk {
    var list: DisplayList
    /// From the list's space to device pixels.
    var base: Projection
    var nextCommand = 0
    var nextContext = 1
    /// The chain of open contexts, outermost first, without the root.
    var open: [Int] = []
    var completion = Completion.none
  }

  /// What a list was walked for.
  private enum Completion {
    case none
    /// The mask of a scope that begins now.
    case mask(scope: Int)
    /// A group of which the list was all, such as a shadow's silhouette.
    case context
  }

  /// What an open context has to undo or to finish.
  private enum Opening {
    case nothing
    case clip(previous: PixelRect)
    case scope(Int, firstStep: Int, content: PixelRect, previous: PixelRect)
    case picture(Group, [PixelFilter], previous: PixelRect)
  }

  /// Steps in the making: the frame's, or those of a picture that is filtered as a whole.
  private struct Target {
    var steps: [PlanOp] = []
    var content = PixelRect.empty
    var ground: Pixel
    /// All pixels that exist.
    var frame: PixelRect
  }

  private let cache: RenderCache
  private(set) var draws: [PlannedDraw] = []
  private(set) var scopes: [PlannedScope] = []
  private var targets: [Target]
  private var openings: [Opening] = []
  private var walks: [Walk] = []
  private var clip: PixelRect

  init(frame: PixelRect, background: Pixel, cache: RenderCache) {
    self.cache = cache
    clip = frame
    targets = [Target(ground: background, frame: frame)]
  }

  var steps: [PlanOp] { targets[0].steps }

  /// Adds the whole list.
  mutating func add(_ list: DisplayList) {
    walks = [Walk(list: list, base: .identity)]
    while !walks.isEmpty { advance() }
  }

  // MARK: Walking

  /// One command, context or end of the topmost list.
  private mutating func advance() {
    let top = walks.count - 1
    let index = walks[top].nextCommand
    guard index < walks[top].list.commands.count else {
      close(downTo: nil, in: top)
      let completion = walks.removeLast().completion
      complete(completion)
      return
    }
    let next = walks[top].nextContext
    if next < walks[top].list.contexts.count {
      let context = walks[top].list.contexts[next]
      if context.commands.isEmpty {
        walks[top].nextContext += 1
        return
      }
      if context.commands.lowerBound <= index {
        walks[top].nextContext += 1
        close(downTo: context.parent, in: top)
        walks[top].open.append(next)
        open(context, walks[top].base)
        return
      }
    }
    let command = walks[top].list.commands[index]
    close(downTo: command.context, in: top)
    walks[top].nextCommand += 1
    guard !clip.isEmpty, !command.bounds.isNull else { return }
    let total = walks[top].list.contexts[command.context].transform
      .concatenating(walks[top].base)
    guard total.isFinite else { return }
    add(command.kind, total)
  }

  /// Closes contexts until the innermost open one is `context`; nil closes all.
  private mutating func close(downTo context: Int?, in walk: Int) {
    while let last = walks[walk].open.last, last != context {
      walks[walk].open.removeLast()
      closeInnermost()
    }
  }

  private mutating func complete(_ completion: Completion) {
    switch completion {
    case .none: break
    case .context: closeInnermost()
    case .mask(let scope):
      append(.endMask, scope)
      guard case .scope(_, _, _, let previous)? = openings.last else { return }
      let first = targets[targets.count - 1].steps.count
      openings[openings.count - 1] = .scope(
        scope,
        firstStep: first,
        content: .empty,
        previous: previous
      )
      append(.beginScope, scope)
    }
  }

  private mutating func append(_ kind: PlanOp.Kind, _ index: Int) {
    targets[targets.count - 1].steps.append(PlanOp(kind: kind, index: Int32(index)))
  }

  // MARK: Contexts

  private mutating func open(_ context: Context, _ base: Projection) {
    let total = context.transform.concatenating(base)
    switch context.kind {
    case .root, .transform: openings.append(.nothing)
    case .clip(let shape, let antialiased):
      openClip(Coverage(shape, total, antialiasing: antialiased ? .all : .none), opacity: 1)
    case .group(let group): openGroup(group, total)
    case .mask(let list): openMask(list, total)
    }
  }

  private mutating func openClip(_ coverage: Coverage, opacity: Double) {
    let previous = clip
    clip = clip.intersection(coverage.bounds)
    if clip.isEmpty || (opacity >= 1 && coverage.covers(clip)) {
      openings.append(.clip(previous: previous))
      return
    }
    var scope = PlannedScope(bounds: clip)
    scope.coverages = [coverage]
    scope.opacity = opacity
    begin(scope, previous)
  }

  private mutating func begin(_ scope: PlannedScope, _ previous: PixelRect) {
    scopes.append(scope)
    openings.append(
      .scope(
        scopes.count - 1,
        firstStep: targets[targets.count - 1].steps.count,
        content: .empty,
        previous: previous
      )
    )
    append(.beginScope, scopes.count - 1)
  }

  private mutating func openGroup(_ group: Group, _ total: Projection) {
    let previous = clip
    let isSeen = group.opacity > 0 && total.isFinite
    if !isSeen || clip.isEmpty {
      clip = .empty
      openings.append(.clip(previous: previous))
      return
    }
    let filters = PlanBuilder.pixelFilters(group.filters, total)
    let reach = filters.reduce(0) { $0 + $1.reach }
    if reach > 0 {
      openPicture(group, filters)
      return
    }
    let isPlain = group.blendMode == .normal && filters.isEmpty && !group.isIsolated
    if isPlain, group.opacity >= 1 {
      openings.append(.nothing)
      return
    }
    var scope = PlannedScope(bounds: clip)
    scope.opacity = group.opacity
    scope.isIsolated = !isPlain
    scope.blendMode = group.blendMode
    scope.matrices = filters.compactMap { filter in
      if case .matrix(let matrix) = filter { return matrix }
      return nil
    }
    begin(scope, previous)
  }

  private static func pixelFilters(_ filters: [Filter], _ total: Projection) -> [PixelFilter] {
    filters.compactMap { filter in
      switch filter {
      case .gaussianBlur(let sigma):
        let device = sigma * total.scale
        return device > 0.05 ? .blur(sigma: min(device, 2000)) : nil
      case .colorMatrix(let matrix): return matrix == .identity ? nil : .matrix(matrix)
      }
    }
  }

  /// A group whose pixels are made as a whole.
  private mutating func openPicture(_ group: Group, _ filters: [PixelFilter]) {
    let reach = filters.reduce(0) { $0 + $1.reach }
    openings.append(.picture(group, filters, previous: clip))
    clip = clip.insetBy(-reach)
    targets.append(Target(ground: .clear, frame: clip))
  }

  private mutating func openMask(_ list: DisplayList, _ total: Projection) {
    if let (shape, fill) = list.soleShape {
      let place = list.contexts[fill.context].transform.concatenating(total)
      guard place.isFinite, fill.alpha > 0 else {
        openings.append(.clip(previous: clip))
        clip = .empty
        return
      }
      openClip(
        Coverage(shape, place, antialiasing: fill.antialiasing),
        opacity: min(1, fill.alpha)
      )
      return
    }
    let previous = clip
    clip = clip.intersection(PixelRect(covering: total.bounds(of: list.bounds)))
    guard !clip.isEmpty, !list.isEmpty else {
      clip = .empty
      openings.append(.clip(previous: previous))
      return
    }
    var scope = PlannedScope(bounds: clip)
    scope.hasMask = true
    scopes.append(scope)
    let index = scopes.count - 1
    openings.append(
      .scope(
        index,
        firstStep: targets[targets.count - 1].steps.count,
        content: .empty,
        previous: previous
      )
    )
    append(.beginMask, index)
    walks.append(Walk(list: list, base: total, completion: .mask(scope: index)))
  }

  private mutating func closeInnermost() {
    switch openings.removeLast() {
    case .nothing: break
    case .clip(let previous): clip = previous
    case .scope(let index, let first, let content, let previous):
      clip = previous
      close(scope: index, first, content)
    case .picture(let group, let filters, let previous):
      clip = previous
      closePicture(group, filters)
    }
  }

  private mutating func close(scope index: Int, _ first: Int, _ content: PixelRect) {
    let target = targets.count - 1
    scopes[index].bounds = scopes[index].bounds.intersection(content)
    let scope = scopes[index]
    if !scope.hasMask {
      var inner = first + 1
      while inner < targets[target].steps.count, targets[target].steps[inner].kind == .none {
        inner += 1
      }
      guard inner < targets[target].steps.count else {
        targets[target].steps.removeSubrange(first...)
        return
      }
      let start = targets[target].steps[inner]
      let end = targets[target].steps[targets[target].steps.count - 1]
      let isAlone = inner == targets[target].steps.count - 1
      if start.kind == .draw, isAlone, fold(scope, into: Int(start.index)) {
        targets[target].steps.removeSubrange(first...)
        targets[target].steps.append(start)
        note(draws[Int(start.index)].bounds)
        return
      }
      let isSole = start.kind == .beginScope && end.kind == .endScope && start.index == end.index
      let child = Int(start.index)
      if isSole, !scope.isIsolated, !scopes[child].isIsolated {
        scopes[child].coverages += scope.coverages
        scopes[child].opacity *= scope.opacity
        scopes[child].bounds = scopes[child].bounds.intersection(scope.bounds)
        targets[target].steps[inner].kind = .none
        targets[target].steps[first] = start
        note(scopes[child].bounds)
        return
      }
    }
    append(.endScope, index)
    note(scope.bounds)
  }

  /// A group of one draw is that draw, fainter and cut smaller.
  private mutating func fold(_ scope: PlannedScope, into draw: Int) -> Bool {
    guard scope.matrices.isEmpty else { return false }
    let isNormal = draws[draw].blendMode == .normal
    guard isNormal || (!scope.isIsolated && scope.opacity >= 1) else { return false }
    if scope.isIsolated { draws[draw].blendMode = scope.blendMode }
    draws[draw].coverages += scope.coverages
    draws[draw].alpha *= scope.opacity
    draws[draw].bounds = draws[draw].bounds.intersection(scope.bounds)
    dropFullCoverages(draw)
    return true
  }

  private mutating func dropFullCoverages(_ draw: Int) {
    let bounds = draws[draw].bounds
    draws[draw].coverages.removeAll { $0.covers(bounds) }
  }

  /// Tells the innermost open scope, or the picture, that `bounds` were drawn to.
  private mutating func note(_ bounds: PixelRect) {
    var index = openings.count - 1
    while index >= 0 {
      switch openings[index] {
      case .scope(let scope, let first, let content, let previous):
        openings[index] = .scope(
          scope,
          firstStep: first,
          content: content.union(bounds),
          previous: previous
        )
        return
      case .picture:
        targets[targets.count - 1].content = targets[targets.count - 1].content.union(bounds)
        return
      case .nothing, .clip: index -= 1
      }
    }
    targets[targets.count - 1].content = targets[targets.count - 1].content.union(bounds)
  }

  private mutating func closePicture(_ group: Group, _ filters: [PixelFilter]) {
    let target = targets.removeLast()
    let reach = filters.reduce(0) { $0 + $1.reach }
    let content = target.content
    let bounds = content.insetBy(-reach).intersection(clip)
    guard !content.isEmpty, !bounds.isEmpty else { return }
    var fingerprint = self.fingerprint(of: target.steps, in: content)
    for filter in filters { filter.combine(into: &fingerprint) }
    fingerprint.combine(bounds)
    let offscreen = Offscreen(
      bounds: bounds,
      fingerprint: fingerprint,
      steps: target.steps,
      content: content,
      ground: .clear,
      filters: filters,
      edges: .transparent
    )
    add(
      PlannedDraw(
        coverages: [],
        source: .offscreen(offscreen),
        alpha: group.opacity,
        blendMode: group.blendMode,
        bounds: bounds,
        fingerprint: fingerprint
      )
    )
  }

  func fingerprint(of steps: [PlanOp], in region: PixelRect) -> Fingerprint {
    var result = Fingerprint()
    for step in steps {
      RenderPlan.combine(step, draws: draws, scopes: scopes, region: region, into: &result)
    }
    return result
  }

  // MARK: Commands

  private mutating func add(_ kind: DisplayList.Command.Kind, _ total: Projection) {
    switch kind {
    case .fill(let fill): add(fill, total)
    case .image(let image): add(image, total)
    case .shadow(let shadow): add(shadow, total)
    case .backdrop(let backdrop): add(backdrop, total)
    case .list(let list): walks.append(Walk(list: list, base: total))
    }
  }

  private mutating func add(_ draw: PlannedDraw) {
    guard !draw.bounds.isEmpty else { return }
    note(draw.bounds)
    let target = targets.count - 1
    if let last = targets[target].steps.last, last.kind == .draw,
      let joined = draws[Int(last.index)].joined(with: draw)
    {
      draws[Int(last.index)] = joined
      return
    }
    draws.append(draw)
    append(.draw, draws.count - 1)
  }

  /// A draw of what `coverage` leaves inside the clip.
  private mutating func add(
    _ source: Source,
    _ coverage: Coverage,
    alpha: Double = 1,
    _ blendMode: BlendMode,
    _ fingerprint: Fingerprint
  ) {
    let bounds = coverage.bounds.intersection(clip)
    guard !bounds.isEmpty else { return }
    add(
      PlannedDraw(
        coverages: coverage.covers(bounds) ? [] : [coverage],
        source: source,
        alpha: alpha,
        blendMode: blendMode,
        bounds: bounds,
        fingerprint: fingerprint
      )
    )
  }

  private mutating func add(_ fill: Fill, _ total: Projection) {
    let coverage = Coverage(fill.shape, total, antialiasing: fill.antialiasing)
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
      guard let source = Source(gradient, total) else { return }
      fingerprint.combine(gradient)
      fingerprint.combine(total)
      add(source, coverage, fill.blendMode, fingerprint)
    case .pattern(let pattern):
      guard pattern.pixmap.width > 0, pattern.pixmap.height > 0,
        let inverse = Projection(pattern.transform).concatenating(total).inverted()
      else { return }
      let image = ImageSource(
        pattern.pixmap,
        inverse: inverse,
        magnification: pattern.interpolation,
        minification: pattern.interpolation,
        isTiled: true,
        visible: visible,
        cache: cache
      )
      fingerprint.combine(pattern.pixmap.generation)
      fingerprint.combine(inverse)
      fingerprint.combine(Int(pattern.interpolation.rawValue))
      fingerprint.combine(pattern.alpha)
      add(.image(image), coverage, alpha: pattern.alpha, fill.blendMode, fingerprint)
    }
  }

  private mutating func add(_ image: ImageDraw, _ total: Projection) {
    guard image.pixmap.width > 0, image.pixmap.height > 0, image.alpha > 0 else { return }
    for piece in image.pieces {
      let place = piece.destination
      guard place.width > 0, place.height > 0, piece.source.width != 0, piece.source.height != 0
      else { continue }
      let coverage = Coverage(.rect(place), total, antialiasing: piece.antialiasing)
      let visible = coverage.bounds.intersection(clip)
      guard !visible.isEmpty, let inverse = total.inverted() else { continue }
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
      guard mapping.isFinite else { continue }
      let source = ImageSource(
        image.pixmap,
        inverse: mapping,
        magnification: image.magnification,
        minification: image.minification,
        tint: image.tint,
        visible: visible,
        cache: cache
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
      add(.image(source), coverage, alpha: image.alpha, image.blendMode, fingerprint)
    }
  }

  private mutating func add(_ shadow: Shadow, _ total: Projection) {
    let moved = Projection(
      CGAffineTransform(translationX: shadow.offset.dx, y: shadow.offset.dy)
    ).concatenating(total)
    guard moved.isFinite, shadow.color.alpha > 0 else { return }
    let sigma = min(max(0, shadow.sigma) * total.scale, 2000)
    switch shadow.silhouette {
    case .shape(let shape):
      guard let coverage = Coverage(shadowOf: shape, moved, sigma: sigma, visible: clip, cache)
      else { return }
      var fingerprint = Fingerprint()
      fingerprint.combine(Int(shadow.blendMode.rawValue))
      fingerprint.combine(shadow.color)
      add(.color(shadow.color), coverage, shadow.blendMode, fingerprint)
    case .list(let list):
      let c = shadow.color
      let tint = ColorMatrix([
        0, 0, 0, 0, c.red, 0, 0, 0, 0, c.green, 0, 0, 0, 0, c.blue, 0, 0, 0, c.alpha, 0,
      ])
      var filters: [PixelFilter] = [.matrix(tint)]
      if sigma > 0.05 { filters.insert(.blur(sigma: sigma), at: 0) }
      openPicture(Group(blendMode: shadow.blendMode), filters)
      walks.append(Walk(list: list, base: moved, completion: .context))
    }
  }

  private mutating func add(_ backdrop: Backdrop, _ total: Projection) {
    let coverage = Coverage(backdrop.shape, total)
    let bounds = coverage.bounds.intersection(clip)
    let filters = PlanBuilder.pixelFilters(backdrop.filters, total)
    guard !bounds.isEmpty, !filters.isEmpty, backdrop.alpha > 0 else { return }
    let target = targets[targets.count - 1]
    let reach = filters.reduce(0) { $0 + $1.reach }
    let content = bounds.insetBy(-reach).intersection(target.frame)
    let steps = target.steps + openScopes().map { PlanOp(kind: .endScope, index: Int32($0)) }
    var fingerprint = self.fingerprint(of: steps, in: content)
    for filter in filters { filter.combine(into: &fingerprint) }
    fingerprint.combine(content)
    fingerprint.combine(UInt64(target.ground.packed))
    let offscreen = Offscreen(
      bounds: bounds,
      fingerprint: fingerprint,
      steps: steps,
      content: content,
      ground: target.ground,
      filters: filters,
      edges: .clamped
    )
    add(.offscreen(offscreen), coverage, alpha: backdrop.alpha, .normal, fingerprint)
  }

  /// The scopes that are open in the present picture, innermost first.
  private func openScopes() -> [Int] {
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
