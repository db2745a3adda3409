import Foundation
import Segue
import Testing
import UIKit

/// What apps animate while a screen that comes without an animation is laid out for the first time.
@MainActor
@Suite
struct `Animations of a first layout` {
  /// From 100 points beside its place, for a second.
  private static func slideIn(_ view: UIView) {
    view.transform = CGAffineTransform(translationX: 100, y: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
  }

  private final class Bar: UIView {
    enum Moment: CaseIterable {
      case window, layout, controllerLayout, appearing
    }

    var moment = Moment.window
    private var hasMoved = false

    func reach(_ reached: Moment) {
      guard reached == moment, !hasMoved, window != nil else { return }
      hasMoved = true
      slideIn(self)
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      reach(.window)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      reach(.layout)
    }
  }

  private final class Screen: UIViewController {
    let bars: [Bar] = Bar.Moment.allCases.enumerated().map { index, moment in
      let bar = Bar(frame: CGRect(x: 20, y: 60 + 40 * CGFloat(index), width: 100, height: 20))
      bar.moment = moment
      return bar
    }
    let pages = UIPageControl(frame: CGRect(x: 20, y: 300, width: 200, height: 30))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      pages.numberOfPages = 4
      for view in bars + [pages] { self.view.addSubview(view) }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      pages.currentPage = 2
      for bar in bars { bar.reach(.controllerLayout) }
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      for bar in bars { bar.reach(.appearing) }
    }
  }

  enum Way: CaseIterable {
    case root, rootInBlock, present, push
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)

  private func show(_ screen: Screen, _ way: Way) {
    let window = stage.window
    let navigation = UINavigationController(rootViewController: UIViewController())
    if way == .present || way == .push {
      stage.perform { window.rootViewController = navigation }
      stage.advance(by: 1)
    }
    stage.perform {
      switch way {
      case .root: window.rootViewController = screen
      case .rootInBlock: UIView.animate(withDuration: 0.2) { window.rootViewController = screen }
      case .present:
        screen.modalPresentationStyle = .fullScreen
        navigation.present(screen, animated: false)
      case .push: navigation.pushViewController(screen, animated: false)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `play in the views and the controller of the screen`(_ way: Way) throws {
    let screen = Screen()
    show(screen, way)
    stage.advance(by: 0.5)
    for bar in screen.bars {
      let shown = try #require(bar.layer.presentation()).frame.minX
      #expect((50...90).contains(shown), "\(bar.moment)")
      #expect(bar.transform.isIdentity)
    }
    try stage.settle()
    for bar in screen.bars { #expect(bar.layer.presentation()?.frame.minX ?? 20 == 20) }
  }

  private func animatedLayers(in view: UIView) -> Int {
    view.subviews.reduce(view.layer.animationKeys()?.isEmpty ?? true ? 0 : 1) {
      $0 + animatedLayers(in: $1)
    }
  }

  @Test(arguments: Way.allCases)
  func `are none where UIKit itself changes something`(_ way: Way) {
    let screen = Screen()
    show(screen, way)
    stage.advance(by: 0.05)
    #expect(screen.pages.currentPage == 2)
    #expect(animatedLayers(in: screen.pages) == 0)
    #expect(screen.view.layer.presentation()?.frame ?? screen.view.frame == screen.view.frame)
  }

  /// A box of constraints, laid out by `viewIsAppearing` before it animates.
  private final class Measuring: UIViewController {
    let box = UIView()
    var frames: [CGRect] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
        box.widthAnchor.constraint(equalToConstant: 40),
        box.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      ])
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      frames.append(box.frame)
      box.layoutIfNeeded()
      frames.append(box.frame)
    }
  }

  @Test
  func `follow the first layout where viewIsAppearing asks for it`() {
    let screen = Measuring()
    stage.perform { stage.window.rootViewController = screen }
    #expect(screen.frames == [.zero, CGRect(x: 20, y: 30, width: 40, height: 240)])
  }
}
