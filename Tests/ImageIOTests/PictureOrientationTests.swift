import CoreGraphics
import Testing

@testable import Codecs
@testable import ImageIO

@Suite
struct `Orientations of thumbnails` {
  /// Where the stored picture's top left corner is shown, from the upright one's top left.
  @Test(
    arguments: [
      (.up, 0, 0), (.upMirrored, 1, 0), (.down, 1, 1), (.downMirrored, 0, 1), (.leftMirrored, 0, 0),
      (.right, 1, 0), (.rightMirrored, 1, 1), (.left, 0, 1),
    ] as [(PictureOrientation, Double, Double)]
  )
  func `the first pixel goes to its corner`(
    orientation: PictureOrientation,
    right: Double,
    down: Double
  ) {
    let (width, height) = (30.0, 20.0)
    let storedHeight = orientation.rawValue > 4 ? width : height
    let corner = CGPoint(x: 0, y: storedHeight)
      .applying(orientation.transform(width: width, height: height))
    #expect(corner == CGPoint(x: right * width, y: (1 - down) * height))
  }
}
