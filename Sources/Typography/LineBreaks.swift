/// Where the lines of a text may end.
struct LineBreaks {
  /// For each cluster: whether a line may end before it (after the spaces in front of it).
  let canBreakBefore: [Bool]

  init(_ clusters: ArraySlice<GraphemeCluster>) {
    var result: [Bool] = []
    result.reserveCapacity(clusters.count)
    var previous: LineBreakClass?
    var hasSpace = false
    for cluster in clusters {
      let type = LineBreakClass(cluster)
      if let previous {
        result.append(
          LineBreakClass.canBreak(after: previous, hasSpace: hasSpace, before: type)
        )
      } else {
        result.append(false)
      }
      if type == .space {
        hasSpace = true
        if previous == nil { previous = .breakAfter }
      } else {
        previous = type
        hasSpace = false
      }
    }
    canBreakBefore = result
  }
}
