import Segue
import Testing
import UIKit

/// The mode of the run loop while content scrolls.
@MainActor
@Suite
struct ScrollModeTests {
  /// When timers and a display link fired, and when the content came to rest.
  @MainActor
  private final class Log: NSObject, UIScrollViewDelegate {
    let stage: Stage
    var plain: [Double] = []
    var common: [Double] = []
    var links = 0
    var rest: Double?

    init(_ stage: Stage) { self.stage = stage }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest = stage.time }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      if !willDecelerate { rest = stage.time }
    }
    func refresh(_ link: CADisplayLink) { links += 1 }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 500))

  private func start() -> Log {
    let scroll = UIScrollView(frame: rect(0, 0, 300, 500))
    scroll.contentSize = CGSize(width: 300, height: 5000)
    let log = Log(stage)
    scroll.delegate = log
    stage.window.addSubview(scroll)
    stage.perform {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [stage] _ in
        log.plain.append(stage.time)
      }
      let common = Timer(timeInterval: 0.1, repeats: true) { [stage] _ in
        log.common.append(stage.time)
      }
      RunLoop.main.add(common, forMode: .common)
      CADisplayLink(target: log, selector: Selector(log.refresh(_:)))
        .add(to: .main, forMode: .default)
    }
    return log
  }

  @Test(arguments: [0, 1000] as [CGFloat])
  func `what is in the default mode waits until the content rests, and is not made up for`(
    velocity: CGFloat
  ) throws {
    let log = start()
    stage.drag(
      from: CGPoint(x: 100, y: 400),
      to: CGPoint(x: 100, y: 100),
      over: 0.5,
      velocity: velocity
    )
    stage.advance(by: 0.45)
    #expect(RunLoop.current.currentMode == .tracking)
    #expect(log.plain.isEmpty && log.common.count == 4 && log.links < 4)
    stage.advance(by: 6)
    let rest = try #require(log.rest)
    #expect(RunLoop.current.currentMode == .default)
    #expect(log.plain.first == rest)
    #expect(log.plain.count > 1 && log.plain[1] > rest)
    #expect(log.links > 30)
  }
}
