import Display
import Foundation
import Geometry
import Pixels
import QuartzCore
import Raster
import Segue
import UIKit

/// How cost grows with pixels, layers and frames. Linear growth shows as a last column that stays.
@MainActor
enum Growth {
  /// `segue-bench growth`
  static func run() throws {
    print("\n| pixels (reveal, 1 thread) | ms a frame | peak MB | ns a pixel |\n|---|---|---|---|")
    for (width, height) in [(390, 844), (780, 1688), (1170, 2532), (2340, 5064), (8192, 8192)] {
      let arguments = ["files", "W1", "\(width)", "\(height)", "1", "none", "12"]
      guard let result = try Peers.itself(arguments) else { continue }
      let each = result.mean * 1e6 / Double(width * height)
      print(
        "| \(width) x \(height) | \(short(result.mean)) | \(result.rss_mb ?? 0) | \(short(each)) |"
      )
    }
    print("\n| what moves (1170 x 2532, 1 thread) | ms a frame |\n|---|---|")
    for (name, words) in [
      ("W2", "a full-screen fade"), ("W1", "a reveal"), ("sprite", "a sprite of 60 points"),
      ("still", "nothing"),
    ] {
      let arguments = ["files", name, "1170", "2532", "1", Peers.assets, "240"]
      guard let result = try Peers.itself(arguments) else { continue }
      print("| \(words) | \(String(format: "%.3f", result.mean)) |")
    }
    print(
      "\n| frames (reveal, 390 x 844, 2 threads) | s | peak MB | ms a frame |\n|---|---|---|---|"
    )
    for count in [100, 1000, 10_000] {
      let arguments = ["files", "W1", "390", "844", "2", "none", "\(count)"]
      guard let result = try Peers.itself(arguments) else { continue }
      let sum = result.mean * Double(count) / 1000
      print("| \(count) | \(short(sum)) | \(result.rss_mb ?? 0) | \(short(result.mean)) |")
    }
    print(
      "\n| layers, all moving | display list ms | with picture ms | list µs a layer |\n|---|---|---|---|"
    )
    for count in [1000, 10_000, 100_000] {
      let (list, picture) = layers(count)
      let each = list * 1000 / Double(count)
      print("| \(count) | \(short(list)) | \(short(list + picture)) | \(short(each)) |")
    }
  }

  /// Medians of the time that the display list of `count` moving layers takes, and its pixels.
  static func layers(_ count: Int) -> (list: Double, picture: Double) {
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
    for index in 0..<count {
      let layer = CALayer()
      layer.frame = CGRect(x: index * 37 % 380, y: index * 91 % 830, width: 10, height: 10)
      layer.backgroundColor = CGColor(
        red: CGFloat(index % 7) / 7,
        green: CGFloat(index % 5) / 5,
        blue: 0.5,
        alpha: 1
      )
      stage.window.layer.addSublayer(layer)
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = CGFloat(index % 390)
      move.toValue = CGFloat((index + 100) % 390)
      move.duration = 1
      layer.add(move, forKey: "move")
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0.2
      fade.toValue = 1.0
      fade.duration = 1
      layer.add(fade, forKey: "fade")
    }
    var lists: [Double] = []
    var pictures: [Double] = []
    for step in 1...(count > 10_000 ? 5 : 20) {
      stage.advance(to: Double(step) / 60)
      let start = milliseconds()
      let list = stage.displayList()
      let middle = milliseconds()
      _ = Renderer().render(list, width: 390, height: 844, background: Pixel(.black))
      lists.append(middle - start)
      pictures.append(milliseconds() - middle)
    }
    return (median(lists), median(pictures))
  }
}
