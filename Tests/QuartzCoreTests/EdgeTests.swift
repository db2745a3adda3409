import Pixels
import QuartzCore
import Testing

/// Straight edges of layers on a device: a pixel belongs to the layer that its centre lies in.
struct EdgeTests {
  private func stage(scale: CGFloat = 1, _ edges: LayerEdges? = .device) -> LayerStage {
    let stage = LayerStage(width: 60, height: 60, scale: scale, edges: edges)
    stage.rootLayer.backgroundColor = .black
    return stage
  }

  private func white(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = .white
    return layer
  }

  /// The red of all pixels, row by row.
  private func reds(_ stage: LayerStage) -> [UInt8] {
    let picture = stage.render()
    return (0..<picture.height).flatMap { y in
      (0..<picture.width).map { picture[$0, y].red }
    }
  }

  /// Tiles of 20 points in 2 rows and 2 columns, turned about the middle as one.
  private func tiles(_ angle: CGFloat) -> CALayer {
    let sheet = CALayer()
    sheet.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    for index in 0..<4 {
      sheet.addSublayer(white(CGRect(x: index % 2 * 20, y: index / 2 * 20, width: 20, height: 20)))
    }
    sheet.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    return sheet
  }

  @Test(arguments: [0.1, 0.3, 0.7, 1.1], [1.0, 2, 3])
  func `tiles that abut show no seam when turned`(angle: Double, scale: Double) {
    let whole = stage(scale: CGFloat(scale))
    let one = white(CGRect(x: 10, y: 10, width: 40, height: 40))
    one.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    whole.rootLayer.addSublayer(one)
    let tiled = stage(scale: CGFloat(scale))
    tiled.rootLayer.addSublayer(tiles(angle))
    #expect(reds(tiled) == reds(whole))
  }

  @Test
  func `strips at fractions of a pixel show no hairline`() {
    let stage = stage()
    for index in 0..<7 {
      let x = CGFloat(index) * 60 / 7
      stage.rootLayer.addSublayer(white(CGRect(x: x, y: 0, width: 60 / 7, height: 60)))
    }
    #expect(reds(stage).allSatisfy { $0 == 255 })
  }

  @Test
  func `a frame at a fraction of a pixel shows whole pixels`() {
    let stage = stage()
    stage.rootLayer.addSublayer(white(CGRect(x: 10.4, y: 10.6, width: 20, height: 20)))
    #expect(Set(reds(stage)) == [0, 255])
  }

  @Test
  func `a pixel whose centre is inside belongs to the layer`() {
    let stage = stage()
    stage.rootLayer.addSublayer(white(CGRect(x: 10.4, y: 0, width: 20, height: 1)))
    let row = reds(stage)[0..<60]
    #expect(row.firstIndex(of: 255) == 10)
    #expect(row.lastIndex(of: 255) == 29)
  }

  @Test
  func `smooth edges are partly covered`() {
    let stage = stage(.smooth)
    stage.rootLayer.addSublayer(white(CGRect(x: 10.4, y: 0, width: 20, height: 1)))
    #expect(reds(stage)[10] == 153)
  }

  @Test
  func `a layer that allows antialiasing is smooth on a device`() {
    let stage = stage()
    let layer = white(CGRect(x: 10.4, y: 0, width: 20, height: 1))
    layer.allowsEdgeAntialiasing = true
    stage.rootLayer.addSublayer(layer)
    #expect(reds(stage)[10] == 153)
  }

  @Test
  func `only the edges of the mask are smooth`() {
    let stage = stage()
    let layer = white(CGRect(x: 10.4, y: 0, width: 20, height: 1))
    layer.allowsEdgeAntialiasing = true
    layer.edgeAntialiasingMask = .layerRightEdge
    stage.rootLayer.addSublayer(layer)
    #expect(reds(stage)[10] == 255)
    #expect(reds(stage)[30] == 102)
  }

  @Test
  func `rounded corners stay smooth`() {
    let stage = stage()
    let layer = white(CGRect(x: 10, y: 10, width: 20, height: 20))
    layer.cornerRadius = 8
    stage.rootLayer.addSublayer(layer)
    #expect(Set(reds(stage)).count > 2)
  }

  @Test
  func `shapes stay smooth`() {
    let stage = stage()
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 10.5, y: 0, width: 10, height: 10), transform: nil)
    layer.fillColor = .white
    stage.rootLayer.addSublayer(layer)
    #expect(reds(stage)[10] == 128)
  }

  @Test
  func `a layer that clips to its bounds cuts whole pixels`() {
    let stage = stage()
    let layer = CALayer()
    layer.frame = CGRect(x: 10.4, y: 10.4, width: 20, height: 20)
    layer.masksToBounds = true
    layer.addSublayer(white(CGRect(x: -10, y: -10, width: 60, height: 60)))
    stage.rootLayer.addSublayer(layer)
    #expect(Set(reds(stage)) == [0, 255])
  }

  @Test
  func `the outer edge of a border is hard, the inner one smooth`() {
    let stage = stage()
    let layer = CALayer()
    layer.frame = CGRect(x: 10.4, y: -10, width: 20, height: 60)
    layer.borderColor = .white
    layer.borderWidth = 2
    stage.rootLayer.addSublayer(layer)
    let row = Array(reds(stage)[0..<60])
    #expect(row[9...13] == [0, 255, 255, 102, 0])
  }

  @Test
  func `devices have hard edges, a scale of one has smooth ones`() {
    #expect(LayerEdges.standard(scale: 1) == .smooth)
    #expect(LayerEdges.standard(scale: 2) == .device)
    #expect(LayerEdges.standard(scale: 3) == .device)
  }
}
