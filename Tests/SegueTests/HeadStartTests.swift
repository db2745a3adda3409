import Display
import Foundation
import Segue
import Testing
import UIKit

/// Frames are painted while the transition is still being measured.
@MainActor
@Suite
struct `Head starts` {
  private func scenario() -> Scenario {
    Scenario(stage: { Stage(size: CGSize(width: 60, height: 80)) }) { stage in
      let home = UIViewController()
      home.view.backgroundColor = .white
      stage.window.rootViewController = home
      return {
        let square = UIView(frame: CGRect(x: 0, y: 20, width: 30, height: 30))
        square.backgroundColor = .red
        square.layer.cornerRadius = 7
        home.view.addSubview(square)
        UIView.animate(withDuration: 0.4) { square.center.x = 45 }
      }
    }
  }

  private func film(_ threads: Int, isEarly: Bool, showsTouches: Bool) throws -> KeptFrames {
    let frames = KeptFrames()
    let rate = try #require(FrameRate(50))
    let headStart = isEarly ? HeadStart(threads: threads, contents: frames.needs) : nil
    let (rehearsal, recording) = try scenario().record(headStart: headStart) { rate.time(of: $0) }
    let request = FramePlan.Request(rate: rate, duration: rehearsal.duration)
    var rendering = Rendering(
      scenario: scenario(),
      plan: try #require(FramePlan(request)),
      threads: threads
    )
    rendering.decoration.showsTouches = showsTouches
    rendering.recording = recording
    try rendering.run(into: [frames])
    return frames
  }

  @Test(arguments: [2, 4], [false, true])
  func `frames painted ahead equal those painted in turn`(threads: Int, showsTouches: Bool) throws {
    let early = try film(threads, isEarly: true, showsTouches: showsTouches)
    let late = try film(threads, isEarly: false, showsTouches: showsTouches)
    #expect(early.times == late.times)
    #expect(early.pixels == late.pixels)
  }

  private var list: DisplayList {
    .record { $0.fill(.rect(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.black)) }
  }

  @Test
  func `one thread has nobody to paint ahead`() {
    #expect(HeadStart(threads: 1, contents: .png) == nil)
  }

  @Test
  func `a frame that was begun is handed out once`() throws {
    let headStart = try #require(HeadStart(threads: 2, contents: .png))
    headStart.add(list, at: 0.5, width: 8, height: 8)
    var frame: RenderedFrame?
    for _ in 0..<1000 where frame == nil {
      frame = headStart.frame(at: 0.5)
      Foundation.Thread.sleep(forTimeInterval: 0.002)
    }
    #expect(frame?.png?.isEmpty == false)
    #expect(headStart.frame(at: 0.5) == nil)
    headStart.end()
  }

  @Test
  func `after the end nothing is begun`() throws {
    let headStart = try #require(HeadStart(threads: 2, contents: .png))
    headStart.end()
    headStart.add(list, at: 0.5, width: 8, height: 8)
    #expect(headStart.frame(at: 0.5) == nil)
  }
}
