import Foundation
import Segue
import Testing
import UIKit

/// What a scenario reports about itself when it is rendered.
@MainActor
@Suite
struct `Faulty scenarios` {
  private func scenario(_ body: @escaping @MainActor (UIView) -> Void) -> Scenario {
    Scenario(stage: { Stage(size: CGSize(width: 40, height: 40)) }) { stage in
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      stage.window.rootViewController = controller
      return {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        square.backgroundColor = .red
        controller.view.addSubview(square)
        UIView.animate(withDuration: 0.2) { square.center.x = 30 }
        body(controller.view)
      }
    }
  }

  private func render(_ scenario: Scenario, strict: Bool = false) throws -> SinkOutput {
    let scratch = Scratch()
    return try scenario.render(to: "\(scratch.path)/a.gif", strict: strict)
  }

  @Test
  func `diagnostics are in the result, and are errors in strict mode`() throws {
    let faulty = scenario { view in
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
      inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    let output = try render(faulty)
    #expect(output.diagnostics.contains { $0.hasPrefix("Unable to simultaneously satisfy") })
    #expect(throws: StageError.self) { try render(faulty, strict: true) }
    #expect(try render(scenario { _ in }, strict: true).diagnostics.isEmpty)
  }

  @Test
  func `code runs once for a film, so that its state does no harm`() throws {
    var runs = 0
    let counting = scenario { view in
      runs += 1
      view.alpha = 1 / CGFloat(runs)
    }
    #expect(try render(counting).diagnostics.isEmpty)
    #expect(runs == 1)
  }

  @Test
  func `a film with endless motion is made in further runs`() throws {
    var runs = 0
    let pulsing = scenario { view in
      runs += 1
      UIView.animate(withDuration: 0.3, delay: 0, options: .repeat) { view.backgroundColor = .blue }
    }
    #expect(try render(pulsing).rendered > 30)
    #expect(runs > 1)
  }

  @Test(
    arguments: [
      ([.wait(6)], 6...6.1), ([.wait(5), .tap(.point(.zero))], 8...8.3),
    ] as [([TouchStep], ClosedRange<Double>)]
  )
  func `all steps of a script are in a film with endless motion`(
    steps: [TouchStep],
    seconds: ClosedRange<Double>
  ) throws {
    let pulsing = Scenario(screen: Screen(size: CGSize(width: 100, height: 100), scale: 1)) {
      stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stage.window.addSubview(view)
      UIView.animate(withDuration: 0.3, delay: 0, options: .repeat) { view.alpha = 0.5 }
      return {
        let first = try? stage.prepare(steps[0])
        first?()
        stage.follow(Array(steps.dropFirst()))
      }
    }
    #expect(seconds.contains(try pulsing.rehearse().duration))
  }

  @Test
  func `code that shows something else each time is reported if it runs twice`() throws {
    var runs = 0
    let changing = scenario { view in
      runs += 1
      view.alpha = 1 / CGFloat(runs)
    }
    // As for chosen moments, which are unknown until the end is known.
    let rehearsal = try changing.rehearse(comparing: true)
    let plan = try #require(FramePlan(.init(rate: FrameRate(10)!, duration: rehearsal.duration)))
    var rendering = Rendering(scenario: changing, plan: plan)
    rendering.rehearsal = rehearsal
    let words = try rendering.run(into: [KeptFrames()])[0].diagnostics.joined()
    #expect(words.contains("it does not show the same each time it runs"), "\(words)")
  }

  /// What random numbers and the date are in an app's code.
  private static func draw() -> String {
    var words = [
      "\(Int.random(in: 0..<1_000_000))", "\(Double.random(in: 0...1))", "\(Bool.random())",
      "\((0..<20).shuffled())", "\([1, 2, 3, 4, 5].randomElement() ?? 0)", "\(UUID())",
      "\(UInt8.random(in: 0...255))", "\(NSUUID().uuidString.count)",
    ]
    words.append("\(Date().timeIntervalSince1970) \(Date.now.timeIntervalSince1970)")
    words.append("\(drand48()) \(rand()) \(random()) \(time(nil))")
    return words.joined(separator: " ")
  }

  @Test
  func `chance and the date are the same in every run`() throws {
    var drawn: [String] = []
    let random = scenario { view in
      drawn.append(Self.draw())
      view.alpha = .random(in: 0.2...0.8)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        drawn.append(Self.draw())
        view.subviews.first?.alpha = .random(in: 0...1)
      }
    }
    for _ in 0..<2 { #expect(try render(random).diagnostics.isEmpty) }
    #expect(drawn.count == 4 && drawn[0] == drawn[2] && drawn[1] == drawn[3], "\(drawn)")
    #expect(drawn[0] != drawn[1])
  }

  @Test
  func `the date follows the clock, from 9.41 on`() throws {
    var dates: [Date] = []
    let clock = scenario { _ in
      dates.append(Date())
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { dates.append(Date()) }
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.5)
        dates.append(Date())
      }
    }
    _ = try clock.rehearse()
    #expect(dates.count == 3)
    #expect(dates.map { $0.timeIntervalSince(dates[0]) } == [0, 0.5, 1.5], "\(dates)")
    #expect(ISO8601DateFormatter().string(from: dates[0]) == "2025-09-09T09:41:00Z")
    // All other tests have the real one.
    #expect(Date().timeIntervalSince1970 > 1_760_000_000)
  }

  @Test
  func `a pulse does not prevent rendering, and is reported`() throws {
    let pulsing = scenario { view in
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      view.addSubview(dot)
      UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat]) { dot.alpha = 0 }
    }
    let rehearsal = try pulsing.rehearse()
    #expect(rehearsal.duration <= 3)
    #expect(rehearsal.remarks.first?.contains("opacity of UIView") == true)
    #expect(try render(pulsing).byteCount > 0)
  }

  @Test
  func `a film of what never ends is as long as it has to be`() throws {
    var clock = Scenario(stage: { Stage(size: CGSize(width: 60, height: 80)) }) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in root.view.alpha = 0.5 }
      return {}
    }
    clock.leastDuration = 5
    #expect(try abs(clock.rehearse().duration - 5) < 0.1)
  }

  @Test
  func `a pulse before the transition does not prevent rendering`() throws {
    let early = Scenario(stage: { Stage(size: CGSize(width: 40, height: 40)) }) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in root.view.alpha = 0.5 }
      return {
        let next = UIViewController()
        next.modalPresentationStyle = .fullScreen
        root.present(next, animated: true)
      }
    }
    let rehearsal = try early.rehearse()
    #expect(rehearsal.duration > 0.3 && rehearsal.duration < 2, "\(rehearsal)")
  }

  @Test(
    arguments: [(1, 1.5...1.7), (20, 0.5...0.7)] as [(TimeInterval, ClosedRange<Double>)]
  )
  func `what a screen moves once it is there is in a film with endless motion`(
    seconds: TimeInterval,
    duration: ClosedRange<Double>
  ) throws {
    let late = Scenario(stage: { Stage(size: CGSize(width: 40, height: 40)) }) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in root.view.alpha = 0.5 }
      return {
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
          root.present(LateController(seconds: seconds), animated: false)
        }
      }
    }
    let length = try late.rehearse().duration
    #expect(duration.contains(length), "\(length)")
  }
}

/// Shows itself when it has appeared.
private final class LateController: UIViewController {
  private let seconds: TimeInterval

  init(seconds: TimeInterval) {
    self.seconds = seconds
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: seconds) { self.view.backgroundColor = .red }
  }
}
