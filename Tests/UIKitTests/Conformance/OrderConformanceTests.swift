import Segue
import Testing
import UIKit

/// Who is notified of what, in which order.
@MainActor
@Suite("UIKit: call orders")
struct OrderConformanceTests {
  nonisolated static let screens: [OrderCase] = [
    OrderCase(
      "a root appears at once, without animation",
      [
        "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)",
      ]
    ) { $0.window.rootViewController = $0.screen("A") },
    OrderCase("a view is loaded once", ["A.viewDidLoad"]) {
      let screen = $0.screen("A")
      screen.loadViewIfNeeded()
      screen.loadViewIfNeeded()
      _ = screen.view
    },
    OrderCase(
      "full screen without animation",
      [
        "B.viewDidLoad", "A.viewWillDisappear(false)", "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)", "B.viewDidAppear(false)", "A.viewDidDisappear(false)",
      ]
    ) {
      let (a, b) = ($0.root(), $0.screen("B"))
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      try $0.settle()
    },
    OrderCase(
      "full screen, animated",
      [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "A.viewDidDisappear", "presented",
      ]
    ) { stage in
      let (a, b) = (stage.root(), stage.screen("B"))
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true) { stage.log.note("presented") }
      try stage.settle()
    },
    OrderCase(
      "full screen, dismissed",
      [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        "B.viewDidDisappear", "dismissed",
      ]
    ) { stage in
      let (a, b) = (stage.root(), stage.screen("B"))
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      try stage.settle()
      _ = stage.log.take()
      a.dismiss(animated: true) { stage.log.note("dismissed") }
      try stage.settle()
    },
    OrderCase(
      "a sheet tells the presented screen alone",
      ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"]
    ) {
      let (a, b) = ($0.root(), $0.screen("B"))
      b.modalPresentationStyle = .pageSheet
      a.present(b, animated: true)
      try $0.settle()
    },
    OrderCase("a sheet, dismissed", ["B.viewWillDisappear", "B.viewDidDisappear"]) {
      let (a, b) = ($0.root(), $0.screen("B"))
      b.modalPresentationStyle = .pageSheet
      a.present(b, animated: false)
      try $0.settle()
      _ = $0.log.take()
      b.dismiss(animated: true)
      try $0.settle()
    },
    OrderCase(
      "over full screen leaves the presenter alone",
      ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"]
    ) {
      let (a, b) = ($0.root(), $0.screen("B"))
      b.modalPresentationStyle = .overFullScreen
      a.present(b, animated: true)
      try $0.settle()
    },
    OrderCase("a screen that cannot be presented is not loaded", []) {
      let detached = $0.screen("C")
      let other = $0.screen("B")
      detached.present(other, animated: false)
      _ = $0.log.take()
      try $0.settle()
    },
    OrderCase(
      "a push",
      [
        "B.willMove(parent)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(parent)",
      ]
    ) {
      let (navigation, _) = $0.navigation()
      navigation.pushViewController($0.screen("B"), animated: true)
      try $0.settle()
    },
    OrderCase(
      "a pop",
      [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(nil)",
      ]
    ) {
      let (navigation, _) = $0.navigation()
      navigation.pushViewController($0.screen("B"), animated: false)
      try $0.settle()
      _ = $0.log.take()
      navigation.popViewController(animated: true)
      try $0.settle()
    },
    OrderCase("a pop of the only screen does nothing", []) {
      let (navigation, _) = $0.navigation()
      navigation.popViewController(animated: true)
      try $0.settle()
    },
    OrderCase(
      "a child's view that is added appears; its moves are the container's to tell",
      [
        "B.willMove(parent)", "B.viewDidLoad", "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)", "B.viewDidAppear(false)", "B.didMove(parent)",
      ]
    ) {
      let (a, b) = ($0.root(), $0.screen("B"))
      a.addChild(b)
      a.view.addSubview(b.view)
      try $0.settle()
      b.didMove(toParent: a)
    },
    OrderCase(
      "a child that is removed",
      [
        "B.willMove(nil)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
        "B.didMove(nil)",
      ]
    ) {
      let (a, b) = ($0.root(), $0.screen("B"))
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      try $0.settle()
      _ = $0.log.take()
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      try $0.settle()
    },
    OrderCase(
      "a manual appearance transition",
      ["B.viewWillAppear(false)", "B.viewDidAppear(false)"]
    ) {
      let b = $0.screen("B")
      b.loadViewIfNeeded()
      _ = $0.log.take()
      b.beginAppearanceTransition(true, animated: false)
      b.endAppearanceTransition()
    },
  ]

  @Test(arguments: screens)
  func `screens`(row: OrderCase) throws { try row.check() }

  nonisolated static let views: [OrderCase] = [
    OrderCase(
      "into a tree that is in no window",
      ["b.willMove(superview)", "b.didMoveToSuperview", "a.didAdd b"]
    ) {
      let (a, b) = ($0.view("a"), $0.view("b"))
      (a.logsMoves, b.logsMoves) = (true, true)
      a.addSubview(b)
    },
    OrderCase(
      "into a window",
      [
        "b.willMove(superview)", "b.willMove(window)", "b.didMoveToWindow", "b.didMoveToSuperview",
      ]
    ) {
      let b = $0.view("b")
      b.logsMoves = true
      $0.window.addSubview(b)
    },
    OrderCase(
      "out of a window",
      [
        "b.willMove(nil)", "b.willMove(no window)", "b.didMoveToWindow", "b.didMoveToSuperview",
      ]
    ) {
      let b = $0.view("b")
      $0.window.addSubview(b)
      b.logsMoves = true
      b.removeFromSuperview()
    },
    OrderCase("into the same place again", []) {
      let (a, b) = ($0.view("a"), $0.view("b"))
      a.addSubview(b)
      (a.logsMoves, b.logsMoves) = (true, true)
      a.bringSubviewToFront(b)
    },
    OrderCase(
      "the old superview hears first",
      ["a.willRemove c", "b.didAdd c"]
    ) {
      let (a, b, c) = ($0.view("a"), $0.view("b"), $0.view("c"))
      a.addSubview(c)
      (a.logsMoves, b.logsMoves) = (true, true)
      b.addSubview(c)
    },
    OrderCase("out of nothing", []) {
      let b = $0.view("b")
      b.logsMoves = true
      b.removeFromSuperview()
    },
    OrderCase("layout goes from the top down", ["a.layoutSubviews", "b.layoutSubviews"]) {
      let (a, b) = ($0.view("a"), $0.view("b"))
      a.addSubview(b)
      $0.window.addSubview(a)
      (a.logsLayout, b.logsLayout) = (true, true)
      $0.window.layoutIfNeeded()
    },
    OrderCase("constraints go from the bottom up", ["b.updateConstraints", "a.updateConstraints"]) {
      let (a, b) = ($0.view("a"), $0.view("b"))
      a.addSubview(b)
      $0.window.addSubview(a)
      $0.window.layoutIfNeeded()
      (a.logsConstraints, b.logsConstraints) = (true, true)
      a.setNeedsUpdateConstraints()
      b.setNeedsUpdateConstraints()
      a.updateConstraintsIfNeeded()
    },
    OrderCase("several wishes are one layout", ["a.layoutSubviews"]) {
      let a = $0.view("a")
      $0.window.addSubview(a)
      $0.window.layoutIfNeeded()
      a.logsLayout = true
      for _ in 0..<3 { a.setNeedsLayout() }
      a.layoutIfNeeded()
      a.layoutIfNeeded()
    },
    OrderCase("a wish is granted at the end of the turn", ["turn", "a.layoutSubviews"]) { stage in
      let a = stage.view("a")
      stage.window.addSubview(a)
      stage.window.layoutIfNeeded()
      a.logsLayout = true
      stage.stage.perform {
        a.setNeedsLayout()
        stage.log.note("turn")
      }
    },
    OrderCase("a new size is laid out, a new place is not", ["size", "a.layoutSubviews", "place"]) {
      let a = $0.view("a")
      $0.window.addSubview(a)
      $0.window.layoutIfNeeded()
      a.logsLayout = true
      $0.log.note("size")
      a.frame.size.width = 60
      $0.window.layoutIfNeeded()
      $0.log.note("place")
      a.frame.origin.x = 20
      $0.window.layoutIfNeeded()
    },
    OrderCase(
      "a controller hears before and after the layout of its view",
      ["A.viewWillLayoutSubviews", "b.layoutSubviews"]
    ) {
      let a = $0.root()
      let b = $0.view("b")
      a.view.addSubview(b)
      $0.window.layoutIfNeeded()
      a.logsLayout = true
      b.logsLayout = true
      a.view.setNeedsLayout()
      b.setNeedsLayout()
      $0.window.layoutIfNeeded()
    },
    OrderCase("a new alpha lays nothing out", []) {
      let a = $0.view("a")
      $0.window.addSubview(a)
      $0.window.layoutIfNeeded()
      a.logsLayout = true
      a.alpha = 0.5
      a.backgroundColor = .red
      a.transform = CGAffineTransform(translationX: 3, y: 3)
      $0.window.layoutIfNeeded()
    },
  ]

  @Test(arguments: views)
  func `views`(row: OrderCase) throws { try row.check() }

  @Test
  func `the responder chain goes from view to superview, to controller, to window, scene and app`()
  {
    let stage = OrderStage()
    let root = stage.root()
    let inner = stage.view("b")
    root.view.addSubview(inner)
    var chain: [String] = []
    var next: UIResponder? = inner
    while let responder = next {
      chain.append("\(type(of: responder))")
      next = responder.next
    }
    #expect(
      chain == [
        "LoggingView", "UIView", "LoggingController", "UIWindow", "UIWindowScene", "UIApplication",
      ]
    )
  }
}
