import Pixels

/// Commands of a band that begin with an opaque rectangle and stay inside it.
///
/// What they show depends on nothing else, so it can be kept for later frames in which they are the
/// same, such as that of a screen at rest below one that moves.
package struct OpaqueRun: Sendable {
  /// A place where the run may end: outside of the scopes and masks that its commands open.
  package struct Cut: Sendable {
    /// The place behind the last command.
    package let end: Int
    /// Of all commands of the run up to there.
    package let fingerprint: Fingerprint
    /// Roughly how much drawing that is; a rectangle of one colour is 1.
    package let cost: Int
  }

  package let start: Int
  /// Of the rectangle.
  package let extent: BandExtent
  /// At least one, behind the rectangle.
  package let cuts: [Cut]
}

extension BandProgram {
  /// The longest run that begins at a command; nil when that is no opaque rectangle, or one of less
  /// than a quarter of the band.
  package func opaqueRun(from start: Int) -> OpaqueRun? {
    guard case .draw(let index, let extent) = commands[start], extent.cover == .full else {
      return nil
    }
    let draw = items.draws[Int(index)]
    guard draw.blendMode == .normal, items.isOpaque(draw.ink, alpha: draw.alpha) else { return nil }
    let area = extent.rect(in: region)
    guard 4 * area.width * area.height >= region.width * region.height else { return nil }
    var fingerprint = Fingerprint()
    fingerprint.combine(region)
    var cuts: [OpaqueRun.Cut] = []
    var cost = 0
    var depth = 0
    for place in start..<commands.count {
      let command = commands[place]
      if depth == 0, !command.stays(in: area, of: region) { break }
      items.combine(command, in: region, into: &fingerprint)
      cost += items.cost(of: command)
      switch command {
      case .draw: break
      case .beginScope, .beginMask: depth += 1
      case .endScope: depth -= 1
      // Its scope, which begins now, belongs to it.
      case .endMask:
        depth -= 1
        continue
      }
      if depth == 0 {
        cuts.append(OpaqueRun.Cut(end: place + 1, fingerprint: fingerprint, cost: cost))
      }
    }
    return OpaqueRun(start: start, extent: extent, cuts: cuts)
  }

  /// Some of the commands alone; scopes and masks begin and end in the range.
  package func part(_ range: Range<Int>) -> BandProgram {
    let moved = commands[range].map { $0.moved(by: -range.lowerBound) }
    return BandProgram(moved, of: items, region: region)
  }
}

extension BandCommand {
  /// Whether it changes no pixel outside of a rectangle; not so for the end of an enclosing scope.
  fileprivate func stays(in area: PixelRect, of region: PixelRect) -> Bool {
    switch self {
    case .draw(_, let extent), .beginScope(_, let extent, _):
      area.contains(extent.rect(in: region))
    case .beginMask: true
    case .endScope, .endMask: false
    }
  }

  /// The same command of a program whose places are others.
  fileprivate func moved(by offset: Int) -> BandCommand {
    switch self {
    case .draw: self
    case .beginScope(let index, let extent, let end):
      .beginScope(index: index, extent, end: end + Int32(offset))
    case .endScope(let begin): .endScope(begin: begin + Int32(offset))
    case .beginMask(let end): .beginMask(end: end + Int32(offset))
    case .endMask(let begin): .endMask(begin: begin + Int32(offset))
    }
  }
}

extension PlanItems {
  fileprivate func combine(
    _ command: BandCommand,
    in region: PixelRect,
    into result: inout Fingerprint
  ) {
    let step =
      switch command {
      case .draw(let index, _): PlanStep(kind: .draw, index: index)
      case .beginScope(let index, _, _): PlanStep(kind: .beginScope, index: index)
      case .endScope: PlanStep(kind: .endScope, index: 0)
      case .beginMask: PlanStep(kind: .beginMask, index: 0)
      case .endMask: PlanStep(kind: .endMask, index: 0)
      }
    combine(step, in: region, into: &result)
  }

  fileprivate func cost(of command: BandCommand) -> Int {
    switch command {
    case .draw(let index, let extent):
      switch draws[Int(index)].ink {
      case .color: extent.cover == .full ? 1 : 2
      case .image(let image):
        if case .moved = images[image].place { extent.cover == .full ? 1 : 2 } else { 4 }
      case .gradient, .picture: 4
      }
    case .beginScope: 2
    case .endScope, .beginMask, .endMask: 0
    }
  }
}
