import Pixels
import Segue
import Testing
import UIKit

/// A film is made of the run that finds out how long it takes.
@MainActor
@Suite
struct `Recordings` {
  private func scenario(_ count: Int = 1) -> Scenario {
    Scenario(stage: { Stage(size: CGSize(width: 60, height: 80)) }) { stage in
      let home = UIViewController()
      home.view.backgroundColor = .white
      stage.window.rootViewController = home
      return {
        for index in 0..<count {
          let square = UIView(frame: CGRect(x: 0, y: CGFloat(index % 60), width: 10, height: 10))
          square.backgroundColor = .red
          home.view.addSubview(square)
          UIView.animate(withDuration: 0.31, delay: 0.02) { square.center.x = 45 }
        }
        stage.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 50, y: 60), over: 0.2)
      }
    }
  }

  @Test
  func `a screen on which a timer goes on for ever is filmed soon`() throws {
    var first: TimeInterval?
    let scenario = Scenario(stage: { Stage(size: CGSize(width: 60, height: 80)) }) { stage in
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
      // What happens once is waited for.
      DispatchQueue.main.asyncAfter(deadline: .now() + 14.2) {}
      return { first = first ?? stage.time }
    }
    let rehearsal = try scenario.rehearse()
    #expect(first.map { abs($0 - 14.2) < 1e-9 } == true)
    #expect(rehearsal.remarks.first?.contains("going on after 12.0 seconds: a timer") == true)
  }

  private func film(
    _ scenario: Scenario,
    _ request: FramePlan.Request,
    of recording: Recording?
  ) throws -> KeptFrames {
    var rendering = Rendering(scenario: scenario, plan: try #require(FramePlan(request)))
    rendering.decoration.showsTouches = true
    rendering.recording = recording
    let frames = KeptFrames()
    try rendering.run(into: [frames])
    return frames
  }

  @Test(arguments: [1.0, 0.5, 1.7])
  func `a film from a recording equals one from its own run`(speed: Double) throws {
    let rate = try #require(FrameRate(50))
    let (rehearsal, recording) = try scenario().record { rate.time(of: $0) * speed }
    #expect(try rehearsal == scenario().rehearse())
    var request = FramePlan.Request(rate: rate, duration: rehearsal.duration)
    request.speed = speed
    request.holdLast = 0.1
    request.isBoomerang = true
    #expect(recording?.covers(try #require(FramePlan(request)).frames.map(\.time)) == true)
    let kept = try film(scenario(), request, of: recording)
    let own = try film(scenario(), request, of: nil)
    #expect(kept.times == own.times)
    #expect(kept.pixels == own.pixels)
  }

  @Test
  func `particles are shown for three seconds where nothing else goes on`() throws {
    func rehearsal(_ rate: Float) throws -> Rehearsal {
      let scenario = Scenario(screen: .iPhoneSE) { stage in
        let home = UIViewController()
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.contents = UIImage(systemName: "snowflake")?.cgImage
        (cell.birthRate, cell.lifetime) = (rate, 4)
        emitter.emitterCells = [cell]
        home.view.layer.addSublayer(emitter)
        stage.window.rootViewController = home
        return {}
      }
      let rehearsal = try scenario.rehearse()
      #expect(try scenario.record { Double($0) / 60 }.rehearsal.duration == rehearsal.duration)
      return rehearsal
    }
    #expect(try rehearsal(20).duration == 3)
    #expect(try rehearsal(0).duration == 0)
  }

  @Test
  func `a wheel turns for three seconds on a screen that is still, unless it is hidden`() throws {
    func rehearsal(isHidden: Bool, moves: Bool = false) throws -> Rehearsal {
      let scenario = Scenario(screen: .iPhoneSE) { stage in
        let home = UIViewController()
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.startAnimating()
        wheel.isHidden = isHidden
        home.view.addSubview(wheel)
        stage.window.rootViewController = home
        return { if moves { UIView.animate(withDuration: 0.5) { wheel.center.x = 100 } } }
      }
      let rehearsal = try scenario.rehearse()
      #expect(try scenario.record { Double($0) / 60 }.rehearsal.duration == rehearsal.duration)
      return rehearsal
    }
    #expect(try rehearsal(isHidden: false).duration == 3)
    #expect(try rehearsal(isHidden: true).duration == 0)
    #expect(try abs(rehearsal(isHidden: false, moves: true).duration - 0.5) < 0.05)
  }

  @Test
  func `a recording has only the kept moments, each once`() throws {
    let rate = try #require(FrameRate(50))
    let recording = try #require(try scenario().record { rate.time(of: $0) }.recording)
    #expect(recording.covers([0, 0.1, 0.32, 0.34, 5]))
    #expect(!recording.covers([0, 0.105]))
    _ = try recording.take(0)
    #expect(!recording.covers([0.1]))
  }

  @Test
  func `an enormous film is not kept in memory`() throws {
    let rate = try #require(FrameRate(1000))
    let (rehearsal, recording) = try scenario(400).record { rate.time(of: $0) }
    #expect(recording == nil)
    #expect(rehearsal.duration > 0.3 && rehearsal.course != nil)
  }

  @Test(arguments: [false, true])
  func `code that shows something else in the second run is reported, with the moment`(
    isEndless: Bool
  ) throws {
    var runs = 0
    let enormous = Scenario(stage: { Stage(size: CGSize(width: 60, height: 80)) }) { stage in
      let home = UIViewController()
      home.view.backgroundColor = .white
      stage.window.rootViewController = home
      runs += 1
      let isFirst = runs < (isEndless ? 3 : 2)
      return {
        for index in 0..<400 {
          let square = UIView(frame: CGRect(x: 0, y: CGFloat(index % 60), width: 10, height: 10))
          square.backgroundColor = .red
          home.view.addSubview(square)
          UIView.animate(withDuration: 0.5, delay: 0, options: isEndless ? .repeat : []) {
            square.center.x = 45
          }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
          home.view.backgroundColor = isFirst ? .green : .blue
        }
      }
    }
    let rate = try #require(FrameRate(isEndless ? 50 : 1000))
    let (rehearsal, recording) = try enormous.record { rate.time(of: $0) }
    #expect(recording == nil)
    let request = FramePlan.Request(rate: try #require(FrameRate(10)), duration: rehearsal.duration)
    var rendering = Rendering(scenario: enormous, plan: try #require(FramePlan(request)))
    rendering.rehearsal = rehearsal
    let output = try rendering.run(into: [KeptFrames()])[0]
    let words = output.diagnostics.joined()
    #expect(
      words.hasPrefix("0.3 s after its start, it does not show the same each time it runs"),
      "\(words)"
    )
    #expect(words.contains("a static variable"))
  }

  @Test
  func `a film is released at its end`() throws {
    let rate = try #require(FrameRate(50))
    let recording = try #require(try scenario().record(until: 0.1) { rate.time(of: $0) }.recording)
    #expect(recording.covers([0, 0.1]))
    #expect(!recording.covers([0, 0.2]))
  }
}
