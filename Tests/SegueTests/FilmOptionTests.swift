import Codecs
import Foundation
import Pixels
import Testing
import UIKit

@testable import Segue

/// What is done with the pictures of a film on their way into a file.
@MainActor
@Suite
struct `The picture of a film` {
  /// A red square on white that moves to the right, and a finger that comes down at its place.
  private func scenario(touches: Bool = false) -> Scenario {
    Scenario(screen: Screen(size: CGSize(width: 80, height: 100), scale: 1)) { stage in
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      square.backgroundColor = .red
      controller.view.addSubview(square)
      stage.window.rootViewController = controller
      return {
        if touches {
          stage.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 60, y: 60), over: 0.2)
        }
        UIView.animate(withDuration: 0.3) { square.frame.origin.x = 50 }
      }
    }
  }

  private func frames(
    touches: Bool = false,
    poster: Double? = nil,
    _ change: (inout FrameDecoration) -> Void = { _ in }
  ) throws -> KeptFrames {
    var request = FramePlan.Request(rate: try #require(FrameRate(20)), duration: 0.3)
    request.poster = poster
    var decoration = FrameDecoration()
    change(&decoration)
    let frames = KeptFrames()
    try Rendering(
      scenario: scenario(touches: touches),
      plan: try #require(FramePlan(request)),
      decoration: decoration
    ).run(into: [frames])
    return frames
  }

  @Test
  func `a crop shows that part and nothing else`() throws {
    let whole = try frames().pixels[0]
    let part = try frames { $0.crop = CGRect(x: 5, y: 8, width: 30, height: 25) }.pixels[0]
    #expect(part.width == 30 && part.height == 25)
    #expect(
      (0..<25).allSatisfy { y in (0..<30).allSatisfy { part[$0, y] == whole[$0 + 5, y + 8] } }
    )
  }

  @Test
  func `round corners are transparent, and the rest is unchanged`() throws {
    let whole = try frames().pixels[0]
    let round = try frames { $0.cornerRadius = 12 }.pixels[0]
    #expect(round.width == 80 && round.height == 100)
    #expect(round[0, 0] == .clear && round[79, 99] == .clear)
    #expect(round[40, 0] == whole[40, 0] && round[20, 20] == whole[20, 20])
  }

  @Test
  func `the earlier film is on the left, as high, and plays at the same time`() throws {
    let plain = try frames()
    // Half as large, a colour for each moment, and shorter than this film.
    let colors = [Pixel(red: 0, green: 0, blue: 200), Pixel(red: 0, green: 200, blue: 0)]
    let old = colors.enumerated().map { index, color in
      var picture = Pixmap(width: 40, height: 50)
      for y in 0..<50 { for x in 0..<40 { picture[x, y] = color } }
      return (time: 0.1 * Double(index), pixels: picture)
    }
    let both = try frames { $0.before = FilmBefore(frames: old) }
    #expect(both.pixels.count == plain.pixels.count)
    for (index, picture) in both.pixels.enumerated() {
      #expect(picture.width == 80 + 16 + 80 && picture.height == 100)
      #expect(picture[40, 50] == colors[plain.times[index] < 0.1 - 1e-6 ? 0 : 1])
      #expect(picture[88, 50] == .clear)
      #expect(
        (0..<100).allSatisfy { y in
          (0..<80).allSatisfy { picture[96 + $0, y] == plain.pixels[index][$0, y] }
        }
      )
    }
  }

  @Test
  func `a caption is below, with the speed if it is not the real one`() throws {
    func ink(_ caption: FrameCaption) throws -> Int {
      let picture = try frames { $0.caption = caption }.pixels[0]
      #expect(picture.width == 80 && picture.height == 140)
      return (100..<140).reduce(0) { sum, y in
        (0..<80).reduce(sum) { $0 + (picture[$1, y].alpha > 0 ? 1 : 0) }
      }
    }
    let empty = try ink(FrameCaption(""))
    let words = try ink(FrameCaption("push"))
    #expect(empty == 0)
    #expect(words > 0)
    #expect(try ink(FrameCaption("", speed: 0.25)) > 0)
  }

  @Test(arguments: [(0.25, "¼×"), (0.5, "½×"), (0.3, "0.3×"), (2, "2×"), (1.5, "1.5×")])
  func `a speed is written as a fraction`(speed: Double, label: String) {
    #expect(FrameCaption.label(of: speed) == label)
  }

  @Test
  func `a finger is drawn with its path while it is down, and soon vanishes`() throws {
    let plain = try frames(touches: true).pixels
    let drawn = try frames(touches: true) { $0.showsTouches = true }.pixels
    #expect(plain.count == drawn.count)
    // Halfway, under the finger and behind it.
    #expect(drawn[2][40, 60] != plain[2][40, 60])
    #expect(drawn[2][22, 60] != plain[2][22, 60])
    #expect(drawn[2][40, 20] == plain[2][40, 20])
    let without = try frames { $0.showsTouches = true }.pixels
    #expect(without == (try frames().pixels))
  }

  @Test
  func `a poster comes first, and then the film from its beginning`() throws {
    let film = try frames(poster: 0.5)
    #expect(film.times.prefix(3) == [0.15, 0, 0.05])
    #expect(film.pixels[0] == film.pixels[4])
  }

  @Test
  func `a WebP film has a duration, and half of one does not`() {
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      Array(name.utf8) + [UInt8(body.count), 0, 0, 0] + body + (body.count % 2 == 1 ? [0] : [])
    }
    func frame(_ milliseconds: UInt8) -> [UInt8] {
      chunk("ANMF", [UInt8](repeating: 0, count: 12) + [milliseconds, 0, 0, 0, 7])
    }
    let body = Array("WEBP".utf8) + chunk("VP8X", [1, 2, 3]) + frame(20) + frame(40)
    let file = Array("RIFF".utf8) + [UInt8(body.count), 0, 0, 0] + body
    #expect(WebPFilm.milliseconds(of: file) == 60)
    #expect(WebPFilm.milliseconds(of: Array(file.dropLast(3))) == nil)
    #expect(WebPFilm.milliseconds(of: []) == nil)
  }
}
