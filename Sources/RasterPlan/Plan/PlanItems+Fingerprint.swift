import Pixels

extension PlanItems {
  /// Adds what a step contributes to the pixels of `region`.
  ///
  /// A shape that covers all of its part of the region counts as full, so that edges elsewhere do
  /// not matter. Bands that a growing circle covers completely stay the same.
  func combine(_ step: PlanStep, in region: PixelRect, into result: inout Fingerprint) {
    result.combine(Int(step.kind.rawValue) | (isCrowded ? 1 << 8 : 0))
    switch step.kind {
    case .none: break
    case .endScope, .beginMask, .endMask: break
    case .draw:
      let draw = draws[Int(step.index)]
      result.combine(draw.fingerprint)
      result.combine(draw.alpha)
      result.combine(Int(draw.blendMode.rawValue))
      combine(self[draw.coverages], in: draw.bounds.intersection(region), into: &result)
    case .beginScope:
      let scope = scopes[Int(step.index)]
      result.combine(scope.fingerprint)
      combine(self[scope.coverages], in: scope.bounds.intersection(region), into: &result)
    }
  }

  private func combine(
    _ coverages: ArraySlice<Coverage>,
    in bounds: PixelRect,
    into result: inout Fingerprint
  ) {
    result.combine(bounds)
    for index in coverages.indices where !coverages[index].covers(bounds) {
      // Not the same as no coverage: it is painted as spans, which may round differently.
      let isFull = coverages[index].isFull(in: bounds)
      result.combine(isFull ? Fingerprint() : coverages[index].fingerprint)
    }
  }

  func fingerprint(of steps: [PlanStep], in region: PixelRect) -> Fingerprint {
    var result = Fingerprint()
    for step in steps { combine(step, in: region, into: &result) }
    return result
  }
}
