import Display
import Pixels
import RasterPlan

/// Prepares a band: coverage of all shapes as runs, inks as plain numbers.
extension BandPainter {
  func load(_ program: BandProgram, _ stills: [StillRun], _ resources: PlanResources) {
    coverage.reset()
    coverage.joinsNarrowRuns = program.items.isCrowded
    commands.removeAll()
    inks.removeAll()
    scopes = program.items.scopes
    self.stills = stills.map(\.rows)
    compositor.prepare(for: self.stills)
    makeResources(of: program, without: stills, resources)
    var next = 0
    for (index, command) in program.commands.enumerated() {
      if index < commands.count { continue }
      if next < stills.count, stills[next].range.lowerBound == index {
        load(stills[next], at: next)
        next += 1
        continue
      }
      switch command {
      case .draw(let index, let extent):
        load(program.items.draws[Int(index)], of: program.items, extent, resources)
      case .beginScope(let index, let extent, let end):
        load(scopes[Int(index)], index, of: program.items, extent, end: end, resources)
      case .endScope(let begin): loadEnd(ofScope: Int(begin))
      case .beginMask(let end): commands.append(LoadedCommand(role: .beginMask(end: end)))
      case .endMask(let begin): commands.append(LoadedCommand(role: .endMask(begin: begin)))
      }
    }
    visible.removeAll()
    for _ in 0..<commands.count { visible.append(.none) }
    prepareForMany()
  }

  /// Looks whether small bitmaps are sampled in great number.
  private func prepareForMany() {
    lists.removeAll()
    firstSampler = .max
    var first = commands.count
    var samplers = 0
    var clears = 0
    while first > 0, case .draw(let ink) = commands[first - 1].role, !inks[Int(ink)].isColor {
      if inks[Int(ink)].mixesAtOnce { samplers += 1 }
      if !inks[Int(ink)].isOpaque { clears += 1 }
      first -= 1
    }
    if samplers >= RowLists.fewest || clears >= BandPainter.manyClears { firstSampler = first }
    guard commands.count >= RowLists.fewest else { return }
    while first > 0, case .draw = commands[first - 1].role { first -= 1 }
    if first == 0 { lists.list(commands, from: Int32(region.minY), count: region.height) }
  }

  /// Makes what the band needs and no other thread is making.
  ///
  /// Neighbouring bands need much the same: threads that paint them would wait for each other at
  /// every shadow. What is being made is left for when the command that needs it is loaded.
  private func makeResources(
    of program: BandProgram,
    without stills: [StillRun],
    _ resources: PlanResources
  ) {
    guard resources.hasSharedWork else { return }
    func make(_ coverages: CoverageList, _ extent: BandExtent) {
      guard extent.cover == .shapes else { return }
      let rect = extent.rect(in: region)
      for coverage in program.items[coverages] where !coverage.covers(rect) {
        resources.makeSilhouette(of: coverage)
      }
    }
    var stills = stills[...]
    for (index, command) in program.commands.enumerated() {
      if let still = stills.first, still.range.upperBound <= index { stills.removeFirst() }
      if stills.first?.range.contains(index) == true { continue }
      switch command {
      case .draw(let index, let extent):
        let draw = program.items.draws[Int(index)]
        make(draw.coverages, extent)
        resources.makePicture(of: draw.ink, kernels)
      case .beginScope(let index, let extent, _): make(scopes[Int(index)].coverages, extent)
      case .endScope, .beginMask, .endMask: break
      }
    }
  }

  /// One command, and others that keep the places of those it replaces.
  private func load(_ run: StillRun, at index: Int) {
    let rect = run.rows.area
    let (begin, end) = (run.range.lowerBound, run.range.upperBound)
    var command = LoadedCommand(role: .still(rows: Int32(index), end: Int32(end)))
    command.columns = PixelColumns(from: Int32(rect.minX), to: Int32(rect.maxX))
    command.rows = DeviceRows(first: Int32(rect.minY), end: Int32(rect.maxY))
    command.isOpaque = true
    command.isRepeatable = true
    commands.append(command)
    while commands.count < end {
      let isLast = commands.count == end - 1
      commands.append(LoadedCommand(role: isLast ? .endStill(begin: Int32(begin)) : .done))
    }
  }

  private func load(
    _ draw: PlannedDraw,
    of items: PlanItems,
    _ extent: BandExtent,
    _ resources: PlanResources
  ) {
    var ink = LoadedInk(draw.ink, alpha: draw.alpha, of: items, resources, kernels)
    var command = LoadedCommand(role: .draw(ink: Int32(inks.count)))
    command.isOpaque = ink.isOpaque && draw.blendMode == .normal
    command.isRepeatable =
      draw.blendMode == .normal && (ink.isColor || ink.isMoved && !ink.isTinted)
    command.blendMode = draw.blendMode
    if case .image(let index) = draw.ink, let shown = items.images[index].shown,
      draw.blendMode == .normal
    {
      func place(_ value: Int) -> Int32 { Int32(max(-1 << 30, min(1 << 30, value))) }
      command.shown = (
        PixelColumns(from: place(shown.minX), to: place(shown.maxX)),
        DeviceRows(first: place(shown.minY), end: place(shown.maxY))
      )
    }
    place(&command, extent, items[draw.coverages], resources)
    if case .turned = ink.kind, !ink.isTinted {
      ink.mixesAtOnce = ink.turned.mixes(command.columns, command.rows)
    }
    if command.isOpaque { command.isOpaque = hides(command) }
    inks.append(ink)
    commands.append(command)
  }

  /// Whether an opaque draw hides anything at all: a small shape is but edges.
  private func hides(_ command: LoadedCommand) -> Bool {
    guard let first = command.cover.place(ofRow: command.rows.first),
      command.columns.count <= 2 * OccluderStack.narrowest
    else { return true }
    return (first..<first + Int(command.rows.end - command.rows.first)).contains { place in
      coverage[coverage.rows[place]].contains(where: OccluderStack.isWideEnough)
    }
  }

  private func load(
    _ scope: PlannedScope,
    _ index: Int32,
    of items: PlanItems,
    _ extent: BandExtent,
    end: Int32,
    _ resources: PlanResources
  ) {
    var command = LoadedCommand(role: .beginScope(scope: index, end: end))
    command.isIsolated = scope.isIsolated
    command.hasMask = scope.hasMask
    command.isFiltered = !scope.matrices.isEmpty
    command.blendMode = scope.blendMode
    command.opacity = Ink.byte(scope.opacity)
    place(&command, extent, items[scope.coverages], resources)
    commands.append(command)
  }

  /// The end of a scope shares the place of its beginning.
  private func loadEnd(ofScope begin: Int) {
    var command = commands[begin]
    guard case .beginScope(let scope, _) = command.role else { return }
    if isColorGroup(begin..<commands.count) {
      commands[begin].isColorGroup = true
      commands[begin].isRepeatable = true
      command = commands[begin]
    }
    command.role = .endScope(scope: scope, begin: Int32(begin))
    commands.append(command)
  }

  private func place(
    _ command: inout LoadedCommand,
    _ extent: BandExtent,
    _ coverages: ArraySlice<Coverage>,
    _ resources: PlanResources
  ) {
    let rect = extent.rect(in: region)
    command.columns = extent.columns
    command.rows = DeviceRows(first: Int32(rect.minY), end: Int32(rect.maxY))
    guard extent.cover == .shapes else { return }
    // By index: a shape is large to copy.
    for index in coverages.indices where !coverages[index].covers(rect) {
      let block = coverages[index].addRows(
        for: rect,
        with: &rasterizer,
        silhouettes: resources.silhouette,
        to: &coverage
      )
      command.cover = coverage.multiply(command.cover, block, in: rect)
    }
  }
}
