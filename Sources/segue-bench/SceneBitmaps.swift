import Display
import Foundation
import Geometry
import Pixels
import Raster
import Segue
import UIKit

/// The bitmaps of the scenes, and their files for the programs of other libraries.
struct SceneBitmaps {
  private static let labelCount = 300
  /// In points.
  private static let labelSize = CGSize(width: 72, height: 14)

  let width: Int
  let height: Int
  /// As large as the screen, opaque.
  let screen: Pixmap
  let photo: Pixmap
  /// 60 points wide and high.
  let sprite: Pixmap
  /// 40 points wide and high, opaque.
  let tile: Pixmap
  let labels: [Pixmap]

  @MainActor
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    let scale = Double(width) / 390
    screen = OwnBitmaps.screen(1, width: width, height: height)
    photo = OwnBitmaps.screen(2, width: width, height: height)
    sprite = OwnBitmaps.sprite(side: Int((60 * scale).rounded()))
    tile = SceneBitmaps.tile(side: Int((40 * scale).rounded()))
    labels = SceneBitmaps.labels(scale)
  }

  private static func tile(side: Int) -> Pixmap {
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let list = DisplayList.record { recorder in
      recorder.fill(.rect(bounds), with: .color(Color(red: 0.2, green: 0.3, blue: 0.5)))
      let leaf = bounds.insetBy(dx: Double(side) / 6, dy: Double(side) / 4)
      recorder.fill(.ellipse(in: leaf), with: .color(Color(red: 0.9, green: 0.8, blue: 0.5)))
    }
    return Renderer().render(list, width: side, height: side)
  }

  /// What UIKit draws for labels, each a bitmap of its own.
  @MainActor
  private static func labels(_ scale: Double) -> [Pixmap] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: labelSize, format: format)
    return (0..<labelCount).compactMap { index in
      let label = UILabel(frame: CGRect(origin: .zero, size: labelSize))
      label.font = .systemFont(ofSize: 11)
      label.text = "Label \(index)"
      return renderer.image { label.layer.render(in: $0.cgContext) }.cgImage?.pixmap
    }
  }

  /// Writes `screen.rgba`, `photo.rgba`, `sprite.rgba`, `tile.rgba`, and `labels.rgba`, in which
  /// the labels lie one below the other.
  func write(to folder: String) throws {
    let files = [("screen", [screen]), ("photo", [photo]), ("sprite", [sprite]), ("tile", [tile])]
    for (name, pixmaps) in files + [("labels", labels)] {
      var data = Data()
      for pixmap in pixmaps { pixmap.withUnsafePixels { data.append(Data(buffer: $0)) } }
      try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).rgba"))
    }
  }
}
