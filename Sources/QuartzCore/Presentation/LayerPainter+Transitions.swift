import Display
import Geometry
import Pixels
import Raster

extension LayerPainter {
  func transition(of node: LayerNode) -> (TransitionTrack, Double)? {
    transition(of: node.layer, at: node.instant)
  }

  private func transition(
    of layer: CALayer,
    at instant: LayerInstant
  ) -> (TransitionTrack, Double)? {
    guard presents, let live = layer.animations.transition else { return nil }
    let place = live.place(at: instant)
    return live.track.transition(at: place.instant, begin: place.begin)
  }

  /// Shows a layer that a transition hides or reveals, as opaque as its two looks together.
  func reveal(_ state: inout LayerState, of layer: CALayer, at instant: LayerInstant) {
    guard let (track, progress) = transition(of: layer, at: instant),
      let (old, new) = track.opacities(showing: state)
    else { return }
    state.isHidden = false
    state.opacity = Float(
      track.type == .fade ? old * (1 - progress) + new * progress : max(old, new)
    )
  }

  /// Combines the old and the new look.
  mutating func endTransition(_ node: LayerNode, _ track: TransitionTrack, _ progress: Double) {
    var (old, new, progress) = (track.oldLook, endList(), progress)
    let state = node.layer.presentedState(at: node.instant)
    if let opacities = track.opacities(showing: state) {
      if track.type == .fade {
        let share = opacities.new * progress
        progress = share / max(opacities.old * (1 - progress) + share, .leastNonzeroMagnitude)
      } else {
        let whole = max(opacities.old, opacities.new)
        (old, new) = (old.faded(opacities.old / whole), new.faded(opacities.new / whole))
      }
    }
    let bounds = node.state.bounds
    switch track.type {
    case .push, .moveIn, .reveal: slide(old, new, track, progress, bounds.size)
    case .cube, .flip:
      for (list, turns) in [(old, -progress), (new, 1 - progress)] {
        guard let place = track.place(ofSide: turns, in: bounds) else { continue }
        recorder.pushTransform(place)
        recorder.draw(list)
        recorder.pop()
      }
    case .pageCurl: curl(old, over: new, track, progress, bounds)
    case .pageUnCurl: curl(new, over: old, track, 1 - progress, bounds)
    case .iris:
      // Closed half-way.
      let isClosing = progress < 0.5
      recorder.fill(.rect(bounds), with: .color(LayerPainter.bladeColor))
      draw(
        isClosing ? old : new,
        inside: track.irisHole(isClosing ? 1 - 2 * progress : 2 * progress - 1, in: bounds)
      )
    case .irisOpen:
      recorder.draw(old)
      draw(new, inside: track.irisHole(progress, in: bounds))
    case .irisClose:
      recorder.draw(new)
      draw(old, inside: track.irisHole(1 - progress, in: bounds))
    default:
      if let warp = TransitionWarp(track.type) {
        bend(old, new, warp, progress, bounds)
      } else {
        fade(old, new, progress)
      }
    }
  }

  private mutating func fade(_ old: DisplayList, _ new: DisplayList, _ progress: Double) {
    recorder.pushGroup(Group(isIsolated: true))
    recorder.pushGroup(opacity: 1 - progress)
    recorder.draw(old)
    recorder.pop()
    recorder.pushGroup(opacity: progress, blendMode: .plusLighter)
    recorder.draw(new)
    recorder.pop()
    recorder.pop()
  }

  /// What slides also fades (observed).
  private mutating func slide(
    _ old: DisplayList,
    _ new: DisplayList,
    _ track: TransitionTrack,
    _ progress: Double,
    _ size: CGSize
  ) {
    let origin = track.origin
    func moved(by share: Double) -> CGAffineTransform {
      CGAffineTransform(
        translationX: origin.dx * size.width * share,
        y: origin.dy * size.height * share
      )
    }
    switch track.type {
    case .push:
      draw(old, moved(by: -progress), opacity: 1 - progress)
      draw(new, moved(by: 1 - progress), opacity: progress)
    case .moveIn:
      draw(old, .identity)
      draw(new, moved(by: 1 - progress), opacity: progress)
    default:
      draw(new, .identity)
      draw(old, moved(by: -progress), opacity: 1 - progress)
    }
  }

  private mutating func draw(
    _ list: DisplayList,
    _ transform: CGAffineTransform,
    opacity: Double = 1
  ) {
    let depth = recorder.depth
    recorder.pushTransform(transform)
    if opacity < 1 { recorder.pushGroup(opacity: max(0, opacity)) }
    recorder.draw(list)
    recorder.pop(to: depth)
  }

  // MARK: Iris

  /// Of the shutter's blades (inferred).
  private static let bladeColor = Color(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)

  private mutating func draw(_ list: DisplayList, inside hole: Path) {
    recorder.pushClip(.path(hole))
    recorder.draw(list)
    recorder.pop()
  }

  // MARK: Curl

  /// A page that is rolled up over another look.
  ///
  /// - Parameter progress: of rolling it up.
  private mutating func curl(
    _ page: DisplayList,
    over below: DisplayList,
    _ track: TransitionTrack,
    _ progress: Double,
    _ bounds: CGRect
  ) {
    let parts = CurledPage(track.pageSize(in: bounds), progress: progress)
    let place = track.pagePlace(in: bounds)
    let depth = recorder.depth
    recorder.pushClip(.rect(bounds))
    recorder.draw(below)
    recorder.pushClip(.rect(parts.flat.applying(place)))
    recorder.draw(page)
    recorder.pop()
    recorder.pushTransform(place)
    recorder.draw(
      Shadow(
        .shape(.path(Shape.rect(parts.roll).path)),
        color: Color(red: 0, green: 0, blue: 0, alpha: CurledPage.shadowStrength),
        sigma: CurledPage.shadowRadius,
        offset: CGVector(dx: 0, dy: CurledPage.shadowDistance)
      )
    )
    let roll = parts.roll
    let light = Gradient(
      .axial(
        start: CGPoint(x: roll.midX, y: roll.minY),
        end: CGPoint(x: roll.midX, y: roll.maxY)
      ),
      stops: CurledPage.shades.map {
        Gradient.Stop(
          offset: $0.place,
          color: Color(red: $0.white, green: $0.white, blue: $0.white, alpha: 1)
        )
      }
    )
    recorder.fill(
      .rect(roll),
      with: .gradient(light),
      antialiasing: smoothsEdges ? .all : .none
    )
    recorder.pop(to: depth)
  }

  // MARK: Bent pictures

  /// Draws both looks as one bitmap whose pixels come from other places.
  private mutating func bend(
    _ old: DisplayList,
    _ new: DisplayList,
    _ warp: TransitionWarp,
    _ progress: Double,
    _ bounds: CGRect
  ) {
    let pixels = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    let (width, height) = (Int(pixels.width.rounded(.up)), Int(pixels.height.rounded(.up)))
    guard width > 0, height > 0, pixels.width <= CALayer.largestContents,
      pixels.height <= CALayer.largestContents
    else { return fade(old, new, progress) }
    let scale = Double(scale)
    let looks = [old, new].map { list in
      let moved = DisplayList.record(scale: scale) { recorder in
        recorder.pushTransform(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
        recorder.draw(list)
      }
      return Renderer().render(moved, width: width, height: height)
    }
    let bent = Pixmap.mixed(looks[0], looks[1]) { x, y in
      let point = CGPoint(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
      let source = warp.source(at: point, in: bounds.size, progress: progress)
      func place(_ place: CGPoint) -> SIMD2<Float> {
        // Exact for what stays.
        SIMD2(
          Float(Double(x) + (place.x - point.x) * scale),
          Float(Double(y) + (place.y - point.y) * scale)
        )
      }
      return (place(source.old), place(source.new), Float(source.share))
    }
    recorder.draw(
      ImageDraw(
        bent,
        in: CGRect(
          x: bounds.minX,
          y: bounds.minY,
          width: Double(width) / scale,
          height: Double(height) / scale
        )
      )
    )
  }
}

extension DisplayList {
  fileprivate func faded(_ opacity: Double) -> DisplayList {
    if opacity >= 1 { return self }
    return .record { recorder in
      recorder.pushGroup(opacity: opacity)
      recorder.draw(self)
    }
  }
}

extension Pixmap {
  /// A bitmap that mixes the pixels of two of the same size, taken from other places.
  ///
  /// - Parameter source: for each pixel where its centre lies in the first bitmap and in the second
  ///   one, and the share of the second; in pixels, from the centre of the first pixel.
  fileprivate static func mixed(
    _ first: Pixmap,
    _ second: Pixmap,
    _ source: (Int, Int) -> (SIMD2<Float>, SIMD2<Float>, Float)
  ) -> Pixmap {
    let (width, height) = (first.width, first.height)
    return first.withUnsafePixels { a in
      second.withUnsafePixels { b in
        Pixmap.written(width: width, height: height) { target in
          for y in 0..<height {
            for x in 0..<width {
              let (place, other, share) = source(x, y)
              let here = SIMD2(Float(x), Float(y))
              // Most pixels stay where they are.
              if (share == 0 && place == here) || (share == 1 && other == here) {
                target[y * width + x] = (share == 0 ? a : b)[y * width + x]
                continue
              }
              var color = SIMD4<Float>.zero
              if share < 1 { color += a.sample(place, width, height) * (1 - share) }
              if share > 0 { color += b.sample(other, width, height) * share }
              target[y * width + x] = color.packed
            }
          }
        }
      }
    }
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Between the four pixels around a place; the edge pixels repeat.
  fileprivate func sample(_ place: SIMD2<Float>, _ width: Int, _ height: Int) -> SIMD4<Float> {
    let x = Swift.min(Swift.max(place.x, 0), Float(width - 1))
    let y = Swift.min(Swift.max(place.y, 0), Float(height - 1))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (Swift.min(left + 1, width - 1), Swift.min(top + 1, height - 1))
    let (u, v) = (x - Float(left), y - Float(top))
    let upper = self[top * width + left].channels * (1 - u) + self[top * width + right].channels * u
    let lower =
      self[bottom * width + left].channels * (1 - u) + self[bottom * width + right].channels * u
    return upper * (1 - v) + lower * v
  }
}

extension UInt32 {
  /// The four bytes of a pixel, the lowest one first.
  fileprivate var channels: SIMD4<Float> {
    SIMD4(
      Float(self & 255),
      Float(self >> 8 & 255),
      Float(self >> 16 & 255),
      Float(self >> 24)
    )
  }
}

extension SIMD4<Float> {
  fileprivate var packed: UInt32 {
    let bytes = SIMD4<UInt32>(self + 0.5)
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}
