import CKernels

// Of ten thousand layers nothing is left in the processor's cache from one frame to the next, and waiting for memory
// was half of the walk. What a layer is drawn from is fetched while those before it are drawn, one step of
// references after the other: a reference can be followed only when what holds it is there.

extension [CALayer] {
  /// Call it before the layer at `index` is looked at.
  @inline(__always)
  func prefetch(behind index: Int) {
    if index + 6 < count { self[index + 6].prefetch() }
    if index + 3 < count { self[index + 3].animations.all.prefetch() }
    if index + 1 < count { self[index + 1].animations.all.prefetchTracks() }
  }
}

extension CALayer {
  @inline(__always)
  fileprivate final func prefetch() { prefetchObject(self, bytes: 512) }
}

extension [LiveAnimation] {
  @inline(__always)
  fileprivate func prefetch() {
    for animation in self { prefetchObject(animation, bytes: 192) }
  }

  @inline(__always)
  fileprivate func prefetchTracks() {
    for animation in self {
      prefetchObject(animation.track, bytes: 128)
      if case .basic(let track) = animation.track.kind { prefetchObject(track, bytes: 512) }
    }
  }
}

/// - Parameter bytes: about as many as are read in each frame.
@inline(__always)
private func prefetchObject(_ object: AnyObject, bytes: Int) {
  segue_prefetch(Unmanaged.passUnretained(object).toOpaque(), bytes)
}
