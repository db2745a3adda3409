import Display
import Pixels

/// What is drawn in a band, in painter's order: all that painting needs to know, as an immutable
/// value without pixels.
///
/// Each begin knows its end, and each command the part of the band that it touches.
package struct BandProgram: Sendable {
  /// Device pixels; no higher than a band.
  package let region: PixelRect
  package let ground: RenderPlan.Ground
  package let commands: [BandCommand]
  package let items: PlanItems

  init(
    _ steps: [PlanStep],
    of items: PlanItems,
    region: PixelRect,
    ground: RenderPlan.Ground
  ) {
    precondition(region.height <= RenderPlan.bandHeight, "A program is for one band.")
    self.region = region
    self.ground = ground
    self.items = items
    var writer = BandProgramWriter(items: items, region: region)
    writer.commands.reserveCapacity(steps.count)
    for step in steps { writer.add(step) }
    commands = writer.commands
  }

  /// Commands that draw all of what is looked at.
  init(_ commands: [BandCommand], of items: PlanItems, region: PixelRect) {
    self.commands = commands
    self.items = items
    self.region = region
    ground = .color(.clear)
  }
}

extension PlannedPicture {
  /// The programs that draw its content, from top to bottom.
  ///
  /// Cuts at multiples of a band's height keep rows in the same band whatever the content.
  package func programs(of items: PlanItems) -> [BandProgram] {
    var programs: [BandProgram] = []
    var y = content.minY
    let height = RenderPlan.bandHeight
    while y < content.maxY {
      let end = min(content.maxY, y < 0 ? y + height : (y / height + 1) * height)
      let region = PixelRect(minX: content.minX, minY: y, maxX: content.maxX, maxY: end)
      let steps = items.visible(steps, in: region)
      programs.append(BandProgram(steps, of: items, region: region, ground: .color(ground)))
      y = end
    }
    return programs
  }
}

/// Turns steps into the commands of one band.
private struct BandProgramWriter {
  let items: PlanItems
  let region: PixelRect
  var commands: [BandCommand] = []
  /// Commands that wait for their end.
  private var open: [Int] = []

  init(items: PlanItems, region: PixelRect) {
    self.items = items
    self.region = region
  }

  mutating func add(_ step: PlanStep) {
    switch step.kind {
    case .none: break
    case .draw: addDraw(step.index)
    case .beginScope:
      let index = Int(step.index)
      let extent = extent(items.scopes[index].bounds, items.scopes[index].coverages)
      begin(.beginScope(index: step.index, extent, end: 0))
    case .beginMask: begin(.beginMask(end: 0))
    case .endScope, .endMask: end()
    }
  }

  private mutating func addDraw(_ index: Int32) {
    let place = Int(index)
    let extent = extent(items.draws[place].bounds, items.draws[place].coverages)
    guard extent.columns != .none, items.draws[place].isVisible else { return }
    commands.append(.draw(index: index, extent))
  }

  private mutating func begin(_ command: BandCommand) {
    open.append(commands.count)
    commands.append(command)
  }

  private mutating func end() {
    guard let begin = open.popLast() else { return }
    let end = Int32(commands.count)
    switch commands[begin] {
    case .beginScope(let index, let extent, _):
      commands[begin] = .beginScope(index: index, extent, end: end)
      commands.append(.endScope(begin: Int32(begin)))
    case .beginMask:
      commands[begin] = .beginMask(end: end)
      commands.append(.endMask(begin: Int32(begin)))
    case .draw, .endScope, .endMask: break
    }
  }

  private func extent(_ bounds: PixelRect, _ coverages: CoverageList) -> BandExtent {
    let visible = bounds.intersection(region)
    let isFull = visible.isEmpty || items.cover(visible, coverages)
    return BandExtent(visible, in: region, cover: isFull ? .full : .shapes)
  }
}
