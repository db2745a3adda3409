import Display
import Foundation
import FuzzTargets
import Geometry
import Pixels
import Raster
import TestSupport

extension ByteProgram {
  mutating func shape() -> Shape {
    switch index(4) {
    case 0: .rect(rect())
    case 1: .roundedRect(rect(), radius: number())
    case 2: .path(path(), flag() ? .evenOdd : .nonZero)
    default: .ellipse(in: rect())
    }
  }

  mutating func paint() -> Paint {
    guard index(4) == 0 else { return .color(color()) }
    var stops: [Gradient.Stop] = []
    for _ in 0...index(3) { stops.append(.init(offset: number() / 32, color: color())) }
    return .gradient(Gradient(.axial(start: point(), end: point()), stops: stops))
  }

  mutating func displayList(pictures: [Pixmap], depth: Int = 0) -> DisplayList {
    .record { recorder in
      var count = 0
      while !isAtEnd, count < 60 {
        count += 1
        switch index(13) {
        case 0: recorder.pop(to: max(0, recorder.depth - 1))
        case 1:
          let mode = BlendMode.allCases[index(BlendMode.allCases.count)]
          recorder.pushGroup(opacity: number() / 32, blendMode: mode)
        case 2: recorder.pushClip(shape(), antialiased: flag())
        case 3: recorder.pushTransform(transform())
        case 4: recorder.pushTransform(transform3D())
        case 5 where depth < 2:
          // What is masked comes after: the mask takes a few steps only.
          var steps: [UInt8] = []
          for _ in 0..<24 { steps.append(byte()) }
          var part = ByteProgram(steps)
          recorder.pushMask(part.displayList(pictures: pictures, depth: depth + 1))
        case 6, 7:
          let picture = pictures[index(pictures.count)]
          recorder.draw(
            ImageDraw(
              picture,
              in: rect(),
              alpha: part(),
              magnification: flag() ? .nearest : .linear
            )
          )
        case 8:
          recorder.draw(Shadow(.shape(shape()), color: color(), sigma: number() / 4))
        case 9:
          let mode = BlendMode.allCases[index(BlendMode.allCases.count)]
          recorder.fill(shape(), with: paint(), blendMode: mode)
        default: recorder.fill(shape(), with: paint())
        }
      }
    }
  }
}

extension FuzzTarget {
  private static let samples: [Pixmap] = [(1, 1), (16, 9), (40, 40)].map { width, height in
    Pixmap(width: width, height: height) { pixels in
      for index in pixels.indices {
        let alpha = UInt32(index * 37 % 256)
        pixels[index] = alpha << 24 | alpha / 2 << 16 | alpha / 3 << 8 | alpha
      }
    }
  }

  /// What draws.
  package static let drawingTargets = [paths, displayLists]

  /// Outlines: flattened, stroked, dashed, measured, filled.
  static let paths = FuzzTarget(
    "paths",
    seeds: { programs(12) },
    run: { bytes in
      var program = ByteProgram(bytes)
      let path = program.path()
      let style = program.stroke()
      _ = path.flattened()
      _ = path.contains(program.point(), rule: .evenOdd)
      _ = path.trimmed(from: program.part(), to: program.part())
      let shapes: [Shape] = [.path(path), .path(path.stroked(style))]
      let list = DisplayList.record { recorder in
        recorder.pushTransform(program.transform())
        for shape in shapes { recorder.fill(shape, with: .color(.black)) }
      }
      _ = Renderer().render(list, width: 64, height: 64)
    }
  )

  /// Whole display lists: the same pixels with any number of threads, kernels and cached bands.
  static let displayLists = FuzzTarget(
    "display-lists",
    seeds: { programs(12) },
    run: { bytes in
      var program = ByteProgram(bytes)
      let list = program.displayList(pictures: samples)
      let renderer = Renderer()
      let first = renderer.render(list, width: 64, height: 80)
      let cached = renderer.render(list, width: 64, height: 80)
      let plain = Renderer(threads: 2, level: .portable).render(list, width: 64, height: 80)
      precondition(first == cached, "A cached render differs.")
      precondition(first == plain, "Threads or kernels make a difference.")
      // At rest below a shape that moves.
      let keeping = Renderer(cache: RenderCache(stillLimit: 1 << 20))
      for step in 0..<5 {
        let frame = DisplayList.record { recorder in
          recorder.draw(list)
          let moving = CGRect(x: 5.3 * Double(step), y: 20, width: 30, height: 30)
          recorder.fill(.ellipse(in: moving), with: .color(Color(white: 0.3, alpha: 0.6)))
        }
        let again = renderer.render(frame, width: 64, height: 80)
        precondition(
          keeping.render(frame, width: 64, height: 80) == again,
          "Kept rows make a difference."
        )
      }
    }
  )

  /// Programs to start from: any bytes are one.
  private static func programs(_ count: Int) -> [[UInt8]] {
    (0..<count).map { seed in
      var generator = SeededGenerator(UInt64(seed))
      return (0..<(40 + 30 * seed)).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
  }
}
