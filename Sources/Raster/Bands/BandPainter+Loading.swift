import Display
import Pixels
import RasterPlan

/// Prepares a band: coverage of all shapes as runs, inks as plain numbers.
extension BandPainter {
  func load(_ program: BandProgram, _ resources: PlanResources) {
    coverage.reset()
    commands.removeAll()
    inks.removeAll()
    scopes = program.items.scopes
    for command in program.commands {
      switch command {
      case .draw(let index, let extent):
        load(program.items.draws[Int(index)], extent, resources)
      case .beginScope(let index, let extent, let end):
        load(scopes[Int(index)], index, extent, end: end, resources)
      case .endScope(let begin): loadEnd(ofScope: Int(begin))
      case .beginMask(let end): commands.append(LoadedCommand(role: .beginMask(end: end)))
      case .endMask(let begin): commands.append(LoadedCommand(role: .endMask(begin: begin)))
      }
    }
    visible.removeAll()
    for _ in 0..<commands.count { visible.append(.none) }
    isBusy = commands.count > 8
  }

  private func load(_ draw: PlannedDraw, _ extent: BandExtent, _ resources: PlanResources) {
    let ink = LoadedInk(draw.ink, alpha: draw.alpha, resources, kernels)
    var command = LoadedCommand(role: .draw(ink: Int32(inks.count)))
    command.isOpaque = ink.isOpaque && draw.blendMode == .normal
    command.isRepeatable =
      draw.blendMode == .normal && (ink.isColor || ink.isMoved && !ink.isTinted)
    command.blendMode = draw.blendMode
    place(&command, extent, draw.coverages, resources)
    inks.append(ink)
    commands.append(command)
  }

  private func load(
    _ scope: PlannedScope,
    _ index: Int32,
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
    place(&command, extent, scope.coverages, resources)
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
    _ coverages: [Coverage],
    _ resources: PlanResources
  ) {
    let rect = extent.rect(in: region)
    command.columns = extent.columns
    command.rows = DeviceRows(first: Int32(rect.minY), end: Int32(rect.maxY))
    guard extent.cover == .shapes else { return }
    let window = PixelRect(
      minX: rect.minX,
      minY: region.minY,
      maxX: rect.maxX,
      maxY: region.maxY
    )
    for shape in coverages where !shape.covers(rect) {
      let block = shape.addRows(
        for: window,
        with: &rasterizer,
        silhouettes: resources.silhouette,
        to: &coverage
      )
      command.cover = coverage.multiply(command.cover, block, rows: region.height)
    }
  }
}
