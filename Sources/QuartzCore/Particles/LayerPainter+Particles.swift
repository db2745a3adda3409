import Display
import Geometry
import Pixels

extension LayerPainter {
  /// The particles of an emitter, in the layer's own space.
  mutating func drawParticles(_ emitter: CAEmitterLayer, _ node: LayerNode) {
    emitter.noteSeen()
    var particles = ParticleSwarm(
      emitter.history(until: node.instant.time),
      at: node.instant.time
    ).particles
    switch emitter.renderMode {
    case .oldestFirst: particles.sort { $0.age > $1.age }
    case .oldestLast: particles.sort { $0.age < $1.age }
    default: break
    }
    let mode: BlendMode = emitter.renderMode == .additive ? .plusLighter : .normal
    for particle in particles { draw(particle, mode, node) }
  }

  private mutating func draw(_ particle: Particle, _ mode: BlendMode, _ node: LayerNode) {
    guard let contents = particle.cell.contents, let image = contents as? CGImage else { return }
    let scale = particle.cell.contentsScale > 0 ? particle.cell.contentsScale : 1
    let unit = particle.cell.contentsRect
    let source = CGRect(
      x: unit.minX * CGFloat(image.width),
      y: unit.minY * CGFloat(image.height),
      width: unit.width * CGFloat(image.width),
      height: unit.height * CGFloat(image.height)
    )
    guard source.width > 0, source.height > 0 else { return }
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let color = particle.color
    let depth = recorder.depth
    recorder.pushTransform(
      CGAffineTransform(translationX: particle.position.x, y: particle.position.y)
        .rotated(by: particle.angle).scaledBy(x: particle.scale, y: particle.scale)
    )
    let isTinted = (color.red, color.green, color.blue) != (1, 1, 1)
    if isTinted {
      recorder.pushGroup(
        Group(
          blendMode: mode,
          filters: [
            .colorMatrix(.multiply(red: color.red, green: color.green, blue: color.blue, alpha: 1))
          ]
        )
      )
    }
    recorder.draw(
      ImageDraw(
        image.pixmap,
        source: source,
        in: CGRect(
          x: -size.width / 2,
          y: -size.height / 2,
          width: size.width,
          height: size.height
        ),
        center: nil,
        centerScale: 1 / scale,
        alpha: color.alpha * node.drawingAlpha,
        magnification: .linear,
        minification: .linear,
        antialiasing: .all,
        blendMode: isTinted ? .normal : mode
      )
    )
    recorder.pop(to: depth)
  }
}
