import Display
import Foundation
import Pixels

/// Clips, groups and masks: their content, and what remains of them at their end.
extension PlanBuilder {
  mutating func open(_ context: Context, _ base: Projection) {
    let total = context.transform.concatenating(base)
    switch context.kind {
    case .root, .transform: openings.append(.nothing)
    case .clip(let shape, let antialiased):
      openClip(Coverage(shape, total, antialiasing: edges(antialiased ? .all : .none)), opacity: 1)
    case .group(let group): openGroup(group, total)
    case .mask(let list): openMask(list, total)
    }
  }

  mutating func openClip(_ coverage: Coverage, opacity: Double) {
    let previous = clip
    clip = clip.intersection(coverage.bounds)
    if clip.isEmpty || (opacity >= 1 && coverage.covers(clip)) {
      openings.append(.clip(previous: previous))
      return
    }
    var scope = PlannedScope(bounds: clip)
    scope.coverages = items.list(coverage)
    scope.opacity = opacity
    begin(scope, previous)
  }

  mutating func begin(_ scope: PlannedScope, _ previous: PixelRect) {
    items.scopes.append(scope)
    openings.append(
      .scope(
        items.scopes.count - 1,
        firstStep: targets[targets.count - 1].steps.count,
        content: .empty,
        previous: previous
      )
    )
    append(.beginScope, items.scopes.count - 1)
  }

  mutating func openGroup(_ group: Group, _ total: Projection) {
    let previous = clip
    let isSeen = group.opacity > 0 && total.isFinite
    if !isSeen || clip.isEmpty {
      clip = .empty
      openings.append(.clip(previous: previous))
      return
    }
    let filters = PlanBuilder.pixelFilters(group.filters, total)
    if filters.reach > 0 {
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

  static func pixelFilters(_ filters: [Filter], _ total: Projection) -> [PixelFilter] {
    filters.compactMap { filter in
      switch filter {
      case .gaussianBlur(let sigma):
        let device = sigma * total.scale
        return device > 0.05 ? .blur(sigma: min(device, 2000)) : nil
      case .colorMatrix(let matrix): return matrix == .identity ? nil : .matrix(matrix)
      }
    }
  }

  mutating func openMask(_ list: DisplayList, _ total: Projection) {
    if let (shape, fill) = list.soleShape {
      let place = list.contexts[fill.context].transform.concatenating(total)
      guard place.isFinite, fill.alpha > 0 else {
        openings.append(.clip(previous: clip))
        clip = .empty
        return
      }
      openClip(
        Coverage(shape, place, antialiasing: edges(fill.antialiasing)),
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
    items.scopes.append(scope)
    let index = items.scopes.count - 1
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

  mutating func closeInnermost() {
    switch openings.removeLast() {
    case .nothing: break
    case .clip(let previous): clip = previous
    case .scope(let index, let first, let content, let previous):
      clip = previous
      close(scope: index, first, content)
    case .picture(let picture): close(picture)
    }
  }

  mutating func close(scope index: Int, _ first: Int, _ content: PixelRect) {
    let target = targets.count - 1
    items.scopes[index].bounds = items.scopes[index].bounds.intersection(content)
    let scope = items.scopes[index]
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
        note(items.draws[Int(start.index)].bounds)
        return
      }
      let isSole = start.kind == .beginScope && end.kind == .endScope && start.index == end.index
      let child = Int(start.index)
      if isSole, !scope.isIsolated, !items.scopes[child].isIsolated {
        items.scopes[child].coverages = items.joined(
          items.scopes[child].coverages,
          scope.coverages
        )
        items.scopes[child].opacity *= scope.opacity
        items.scopes[child].bounds = items.scopes[child].bounds.intersection(scope.bounds)
        if scopesOfBackdrops.contains(child) { items.leave(scope: index) }
        targets[target].steps[inner].kind = .none
        targets[target].steps[first] = start
        note(items.scopes[child].bounds)
        return
      }
    }
    append(.endScope, index)
    note(scope.bounds)
  }

  /// Replaces a group of one draw by that draw with the group's alpha and clip.
  mutating func fold(_ scope: PlannedScope, into draw: Int) -> Bool {
    guard scope.matrices.isEmpty else { return false }
    let isNormal = items.draws[draw].blendMode == .normal
    guard isNormal || (!scope.isIsolated && scope.opacity >= 1) else { return false }
    if scope.isIsolated { items.draws[draw].blendMode = scope.blendMode }
    items.draws[draw].coverages = items.joined(items.draws[draw].coverages, scope.coverages)
    items.draws[draw].alpha *= scope.opacity
    items.draws[draw].bounds = items.draws[draw].bounds.intersection(scope.bounds)
    dropFullCoverages(draw)
    return true
  }

  mutating func dropFullCoverages(_ draw: Int) {
    let bounds = items.draws[draw].bounds
    items.draws[draw].coverages = items.without(fullIn: bounds, items.draws[draw].coverages)
  }

  /// Notes in the innermost open scope, or the picture, that `bounds` were drawn to.
  mutating func note(_ bounds: PixelRect) {
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
}
