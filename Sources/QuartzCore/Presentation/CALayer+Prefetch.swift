import CKernels

// Of ten thousand layers nothing is left in the processor's cache from one frame to the next, and
// waiting for memory was half of the walk. What a layer is drawn from is fetched while those
// before it are drawn, one step of references after the other: a reference can be followed only
// when what holds it is there.
//
// Nothing is retained on the way, since that would wait for the object.

extension [CALayer] {
  /// Call it before the layer at `index` is looked at.
  @inline(__always)
  func prefetch(behind index: Int) {
    withUnsafeBufferPointer { layers in
      if index + 6 < layers.count { prefetchObject(layers, index + 6, bytes: 512) }
      if index + 3 < layers.count {
        withoutRetaining(layers, index + 3) { layer in
          layer.animations.all.prefetch()
          // A copy of the layer's state retains it.
          segue_prefetch(
            unsafeBitCast(layer.values.backgroundColor, to: UnsafeRawPointer?.self),
            64
          )
        }
      }
      if index + 1 < layers.count {
        withoutRetaining(layers, index + 1) { $0.animations.all.prefetchTracks() }
      }
    }
  }
}

extension [LiveAnimation] {
  @inline(__always)
  fileprivate func prefetch() {
    withUnsafeBufferPointer { animations in
      for index in animations.indices { prefetchObject(animations, index, bytes: 192) }
    }
  }

  @inline(__always)
  fileprivate func prefetchTracks() {
    withUnsafeBufferPointer { animations in
      for index in animations.indices {
        withoutRetaining(animations, index) { $0.track.prefetch() }
      }
    }
  }
}

extension AnimationTrack {
  @inline(__always)
  fileprivate func prefetch() {
    segue_prefetch(Unmanaged.passUnretained(self).toOpaque(), 128)
    if case .basic(let track) = kind {
      segue_prefetch(Unmanaged.passUnretained(track).toOpaque(), 512)
    }
  }
}

/// - Parameter bytes: about as many as are read in each frame.
@inline(__always)
private func prefetchObject<Object: AnyObject>(
  _ objects: UnsafeBufferPointer<Object>,
  _ index: Int,
  bytes: Int
) {
  segue_prefetch(address(objects, index), bytes)
}

@inline(__always)
private func withoutRetaining<Object: AnyObject>(
  _ objects: UnsafeBufferPointer<Object>,
  _ index: Int,
  _ body: (Object) -> Void
) {
  guard let place = address(objects, index) else { return }
  Unmanaged<Object>.fromOpaque(place)._withUnsafeGuaranteedRef { body($0) }
}

/// The reference as the address that it is.
@inline(__always)
private func address<Object: AnyObject>(
  _ objects: UnsafeBufferPointer<Object>,
  _ index: Int
) -> UnsafeRawPointer? {
  UnsafeRawPointer(objects.baseAddress)?
    .load(fromByteOffset: index * MemoryLayout<Object>.stride, as: UnsafeRawPointer.self)
}
