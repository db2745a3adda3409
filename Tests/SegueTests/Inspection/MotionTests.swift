import Segue
import Testing
import UIKit

/// What the curves of a film are made of.
@MainActor
struct MotionTests {
  private final class Spinner: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let wheel = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      view.addSubview(wheel)
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.byValue = CGFloat.pi * 1.5
      turn.duration = 1
      turn.fillMode = .forwards
      turn.isRemovedOnCompletion = false
      wheel.layer.add(turn, forKey: nil)
    }
  }

  @Test
  func `a turn goes on beyond half a circle`() throws {
    let scenario = Scenario(screen: .iPhone15) { stage in
      let spinner = Spinner()
      return { stage.window.rootViewController = spinner }
    }
    let motion = try scenario.motion(duration: 1)
    #expect(motion.curves.map(\.details) == ["rotation 0 → 270°"])
    let curve = try #require(motion.curves.first)
    #expect(zip(curve.values, curve.values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test
  func `a view that is turned over turns once`() throws {
    let scenario = Scenario(screen: .iPhone15) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let card = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      home.view.addSubview(card)
      return {
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        turn.byValue = CGFloat.pi * 0.9
        turn.duration = 1
        turn.fillMode = .forwards
        turn.isRemovedOnCompletion = false
        card.layer.add(turn, forKey: nil)
      }
    }
    let motion = try scenario.motion(duration: 1)
    #expect(motion.curves.map(\.details) == ["turn 0 → 162°"])
    let curve = try #require(motion.curves.first)
    #expect(zip(curve.values, curve.values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test
  func `values that nearly agree are told with as many digits as distinguish them`() throws {
    let scenario = Scenario(screen: .iPhone15) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      home.view.addSubview(box)
      return {
        let press = CAKeyframeAnimation(keyPath: "transform.scale")
        press.values = [1, 0.9964, 1]
        press.duration = 1
        box.layer.add(press, forKey: "press")
      }
    }
    let motion = try scenario.motion(duration: 1)
    #expect(motion.curves.map(\.details) == ["scale 1 → 0.996 → 1"])
  }

  @Test
  func `what moves in a window of the app's own has its curve`() throws {
    let scenario = Scenario(screen: .iPhone15) { _ in
      let window = UIWindow(frame: UIScreen.main.bounds)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.view.addSubview(box)
      return {
        UIView.animate(withDuration: 1) { box.frame.origin.x = 100 }
        withExtendedLifetime(window) {}
      }
    }
    let motion = try scenario.motion(duration: 1)
    #expect(motion.curves.map(\.details) == ["x 10 → 110 pt"])
  }

  @Test
  func `a curve starts where its motion does, also between two samples`() throws {
    let scenario = Scenario(screen: .iPhone15) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      return {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.105) {
          let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          home.view.addSubview(box)
          UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            box.frame.origin.x = 1000
          }
        }
      }
    }
    // Samples lie at 0.10 and 0.12: by then the box has moved by 30 points.
    let motion = try scenario.motion(duration: 1, count: 51)
    #expect(motion.curves.map(\.details) == ["x 10 → 1010 pt"])
    let values = try #require(motion.curves.first).values
    #expect(values[5] == 0)
    #expect(abs(values[6] - 0.03) < 0.002)
  }

  @Test
  func `what fades to nothing and leaves the screen with the film has gone`() throws {
    let scenario = Scenario(screen: .iPhone15) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let toast = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      home.view.addSubview(toast)
      return {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          toast.alpha = 0
          toast.frame.origin.x = 200
        } completion: { _ in
          toast.removeFromSuperview()
        }
      }
    }
    // The last sample that has it lies at 0.825; what else it did since then is unknown.
    let motion = try scenario.motion(duration: 1.1, count: 5)
    #expect(Set(motion.curves.map(\.details)) == ["opacity 1 → 0", "x 10 → 175 pt"])
  }

  @Test
  func `what a completion resets has moved to where its animation ended`() throws {
    let scenario = Scenario(screen: .iPhone15) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      home.view.addSubview(box)
      return {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          box.frame.origin.x = 200
        } completion: { _ in
          box.frame.origin.x = 0
        }
      }
    }
    let motion = try scenario.motion(duration: 1.1, count: 5)
    #expect(motion.curves.map(\.details) == ["x 10 → 210 pt"])
    #expect(motion.curves.first?.values.last == 1)
  }

  @Test
  func `what leaves the screen between two samples has come to the end of its motion`() throws {
    let scenario = Scenario(screen: .iPhone15) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let toast = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      home.view.addSubview(toast)
      return {
        UIView.animate(withDuration: 0.6, delay: 0, options: .curveLinear) {
          toast.alpha = 0
        } completion: { _ in
          toast.removeFromSuperview()
          toast.alpha = 1
        }
      }
    }
    // The last sample that has it lies at 0.5, where a sixth of its opacity is left.
    let motion = try scenario.motion(duration: 2, count: 5)
    #expect(motion.curves.map(\.details) == ["opacity 1 → 0"])
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionCurlUp, "page curl 0 → 1"),
    (.transitionCrossDissolve, "fade 0 → 1"),
  ])
  func `a view's curl or dissolve has its curve`(
    style: UIView.AnimationOptions,
    details: String
  ) throws {
    let scenario = Scenario(screen: .iPhone15) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      return {
        UIView.transition(
          with: home.view,
          duration: 0.5,
          options: [style, .curveLinear],
          animations: { home.view.backgroundColor = .red },
          completion: nil
        )
      }
    }
    let motion = try scenario.motion(duration: 1, count: 51)
    #expect(motion.curves.map(\.details) == [details])
    let values = try #require(motion.curves.first).values
    #expect(values.count == 51 && values[0] == 0)
    #expect(abs(values[13] - 0.52) < 0.05)
    #expect(values[30...].allSatisfy { $0 == 1 })
  }

  @Test
  func `the dissolve of a small part has no curve beside other motion`() throws {
    let scenario = Scenario(screen: .iPhone15) { stage in
      let home = UIViewController()
      let button = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
      stage.window.rootViewController = home
      home.view.addSubview(button)
      home.view.addSubview(box)
      return {
        UIView.transition(with: button, duration: 0.5, options: .transitionCrossDissolve) {
          button.backgroundColor = .red
        }
        UIView.animate(withDuration: 0.5) { box.frame.origin.x = 100 }
      }
    }
    let motion = try scenario.motion(duration: 0.5)
    #expect(motion.curves.map(\.details) == ["x 10 → 110 pt"])
  }

  /// Tiles that move one after another, `count` of them in a second.
  private func tiles(_ count: Int) -> Scenario {
    Scenario(screen: .iPhone15) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let tiles = (0..<count).map { index in
        UIView(frame: CGRect(x: 0, y: 20 * CGFloat(index), width: 20, height: 20))
      }
      tiles.forEach(home.view.addSubview)
      return {
        let length = 1 / Double(count)
        for (index, tile) in tiles.enumerated() {
          UIView.animate(withDuration: length, delay: length * Double(index)) {
            tile.frame.origin.x = 100
          }
        }
      }
    }
  }

  @Test
  func `of many tiles that move one after another the first, the last and some between are shown`()
    throws
  {
    let motion = try tiles(20).motion(duration: 1)
    let starts = motion.curves.map { curve in curve.values.firstIndex { $0 > 0.01 } ?? 0 }
    #expect(starts.count == 4)
    #expect(starts == starts.sorted())
    #expect((starts.first ?? 60) < 4 && (starts.last ?? 0) > 56)
    #expect(motion.tellingMoments == [0, 0.25, 0.5, 0.75, 1])
  }

  /// A screen whose content scrolls by two pages.
  private func scrolling(_ scroll: @escaping @MainActor (UIScrollView) -> Void) -> Scenario {
    Scenario(screen: .iPhone15) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      pages.contentSize = CGSize(width: 600, height: 300)
      pages.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 300)))
      home.view.addSubview(pages)
      return { scroll(pages) }
    }
  }

  @Test
  func `the curve of a film that scrolls is the content's, not that of the bar that fades`() throws
  {
    let scenario = scrolling { $0.setContentOffset(CGPoint(x: 200, y: 0), animated: true) }
    let motion = try scenario.motion(duration: 1)
    #expect(motion.curves.map(\.details) == ["content offset x 0 → 200 pt"])
    let values = try #require(motion.curves.first).values
    #expect(values[0] == 0 && values[9] > 0.3 && values[9] < 0.9)
    #expect(values[20...].allSatisfy { $0 == 1 })
  }

  @Test
  func `content that goes back to its middle when it has come to rest has moved on`() throws {
    final class Carousel: UIViewController, UIScrollViewDelegate {
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        scrollView.contentOffset = .zero
      }
    }
    let carousel = Carousel()
    let scenario = scrolling { pages in
      pages.delegate = carousel
      pages.setContentOffset(CGPoint(x: 200, y: 0), animated: true)
    }
    let curve = try #require(try scenario.motion(duration: 1).curves.first)
    #expect(!curve.returns)
    #expect(curve.values.last == 1)
  }

  @Test
  func `an offset that is set at once is not motion`() throws {
    let scenario = scrolling { $0.contentOffset = CGPoint(x: 200, y: 0) }
    #expect(try scenario.motion(duration: 1).curves.isEmpty)
  }

  @Test
  func `a screen that is black itself keeps the moments of its motion`() throws {
    let scenario = Scenario(screen: .iPhone15) { stage in
      let home = UIViewController()
      home.view.backgroundColor = .black
      stage.window.rootViewController = home
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      box.backgroundColor = .white
      home.view.addSubview(box)
      return {
        UIView.animate(withDuration: 0.3, delay: 0.2, options: .curveEaseInOut) {
          box.frame.origin.x = 200
        }
      }
    }
    let motion = try scenario.motion(duration: 1.2)
    let moments = motion.tellingMoments
    #expect(moments[1] > 0.2)
    #expect(try scenario.tellingMoments(duration: 1.2, motion: motion) == moments)
  }
}
