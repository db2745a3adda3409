import Display
import Pixels
import Raster
import Timeline

/// The smallest thing that shows layers: a world, one tree, and its pictures.
///
///     let stage = LayerStage(width: 390, height: 844, scale: 3)
///     stage.rootLayer.addSublayer(layer)
///     stage.advance(to: 0.25)
///     let picture = stage.render()
public final class LayerStage {
  package let world: World
  /// Points.
  public let size: CGSize
  public let scale: CGFloat
  /// Its own changes are not animated implicitly; those of its sublayers are.
  public let rootLayer = CALayer()
  private let rootDelegate = QuietDelegate()

  /// Width and height in points, `scale` pixels to a point.
  ///
  /// `edges` nil means as on a device, or smooth where a point is a pixel.
  public init(
    width: CGFloat,
    height: CGFloat,
    scale: CGFloat = 1,
    edges: LayerEdges? = nil
  ) {
    world = World()
    world.edges = edges ?? .standard(scale: scale)
    size = CGSize(width: width, height: height)
    self.scale = scale
    rootLayer.delegate = rootDelegate
    rootLayer.contentsScale = scale
    rootLayer.frame = CGRect(origin: .zero, size: size)
    world.addRoot(rootLayer)
    world.endTurn()
  }

  /// Seconds since the stage was made.
  public var time: CFTimeInterval { world.clock.elapsed }

  /// Makes the stage's clock, transactions and run loop current on this thread, as making and
  /// advancing it do.
  ///
  /// Needed only when several stages take turns.
  public func makeCurrent() { world.makeCurrent() }

  /// Runs everything that is due up to `time`, in order.
  public func advance(to time: CFTimeInterval) {
    world.advance(to: VirtualClock.startTime + time)
  }

  /// What shows now.
  package func displayList() -> DisplayList {
    world.makeCurrent()
    world.endTurn()
    return LayerPainter.list(of: [rootLayer], at: world.clock.now, scale: scale)
  }

  /// The pixels of now.
  package func render() -> Pixmap {
    let pixels = size.pixels(at: scale)
    return Renderer().render(displayList(), width: pixels.width, height: pixels.height)
  }
}

/// Keeps a layer from animating its own changes, as a view does.
private final class QuietDelegate: CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
