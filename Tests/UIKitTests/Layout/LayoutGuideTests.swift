import Segue
import Testing
import UIKit

@MainActor
struct LayoutGuideTests {
  @Test(arguments: [
    LayoutCase("a guide between two views", [rect(0, 0, 50, 10), rect(185, 0, 50, 10)]) { root in
      let (a, b) = (root.box(50, 10), root.box(50, 10))
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 135),
        b.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        b.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [a, b]
    },
    LayoutCase("margins", [rect(20, 8, 280, 464)]) { root in
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8,
        leading: 20,
        bottom: 8,
        trailing: 20
      )
      let a = root.box()
      let guide = root.layoutMarginsGuide
      on(
        a.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        a.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        a.topAnchor.constraint(equalTo: guide.topAnchor),
        a.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
      )
      return [a]
    },
    LayoutCase("margin attributes", [rect(15, 25, 270, 400)]) { root in
      root.layoutMargins = UIEdgeInsets(top: 25, left: 15, bottom: 55, right: 35)
      let a = root.box()
      for (mine, theirs) in [
        (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.leadingMargin),
        (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
      ] {
        NSLayoutConstraint(
          item: a,
          attribute: mine,
          relatedBy: .equal,
          toItem: root,
          attribute: theirs,
          multiplier: 1,
          constant: 0
        ).isActive = true
      }
      return [a]
    },
    LayoutCase("the middle of the margins", [rect(70, 0, 100, 10)]) { root in
      root.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 80)
      let a = root.box(100, 10)
      on(
        NSLayoutConstraint(
          item: a,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: root,
          attribute: .centerXWithinMargins,
          multiplier: 1,
          constant: 0
        ),
        a.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [a]
    },
    LayoutCase("the readable width of a narrow view", [rect(8, 0, 304, 10)]) { root in
      let a = root.box(UIView.noIntrinsicMetric, 10)
      on(
        a.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
        a.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [a]
    },
    LayoutCase("the readable width of a wide view", [rect(164, 0, 672, 10)]) { root in
      let wide = UIView(frame: rect(0, 0, 1000, 100))
      root.addSubview(wide)
      let a = wide.box(UIView.noIntrinsicMetric, 10)
      on(
        a.leadingAnchor.constraint(equalTo: wide.readableContentGuide.leadingAnchor),
        a.trailingAnchor.constraint(equalTo: wide.readableContentGuide.trailingAnchor),
        a.topAnchor.constraint(equalTo: wide.topAnchor)
      )
      return [a]
    },
    LayoutCase("the content guide of a scroll view sizes its content", [rect(0, 0, 640, 960)]) {
      root in
      let scroll = UIScrollView(frame: root.bounds)
      root.addSubview(scroll)
      let a = scroll.box(640, 960)
      on(
        a.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        a.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        a.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        a.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor)
      )
      return [a]
    },
    LayoutCase("the frame guide stays while the content scrolls", [rect(0, 130, 320, 44)]) { root in
      let scroll = UIScrollView(frame: root.bounds)
      root.addSubview(scroll)
      scroll.contentSize = CGSize(width: 320, height: 2000)
      let bar = scroll.box(UIView.noIntrinsicMetric, 44)
      on(
        bar.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
        bar.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor)
      )
      root.layoutIfNeeded()
      scroll.contentOffset.y = 130
      return [bar]
    },
    LayoutCase("a view outside follows scrolled content", [rect(10, 70, 30, 30)]) { root in
      let scroll = UIScrollView(frame: rect(0, 50, 320, 200))
      root.addSubview(scroll)
      scroll.contentSize = CGSize(width: 320, height: 2000)
      let mark = UIView(frame: rect(10, 100, 20, 20))
      scroll.addSubview(mark)
      let outside = root.box(30, 30)
      on(
        outside.leadingAnchor.constraint(equalTo: mark.leadingAnchor),
        outside.topAnchor.constraint(equalTo: mark.topAnchor)
      )
      root.layoutIfNeeded()
      scroll.contentOffset.y = 80
      return [outside]
    },
  ])
  func `guides take part like views`(_ example: LayoutCase) { example.check() }

  @Test(arguments: [-150, 0, 90])
  func `the guides of bars in a scrolled view contradict nothing`(offset: CGFloat) {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 320, height: 900)
    controller.view = scroll
    stage.window.rootViewController = controller
    let box = scroll.box(50, 10)
    on(
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      controller.bottomLayoutGuide.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    )
    stage.advance(by: 0.1)
    scroll.contentOffset.y = offset
    stage.advance(by: 0.1)
    #expect(stage.diagnostics == [])
    #expect(box.frame.size == CGSize(width: 50, height: 10))
  }

  @Test(arguments: [
    LayoutCase("leading is the right edge", [rect(210, 0, 100, 10)]) { root in
      let a = root.box(100, 10)
      root.semanticContentAttribute = .forceRightToLeft
      a.semanticContentAttribute = .forceRightToLeft
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        a.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [a]
    },
    LayoutCase("a row runs from the right", [rect(260, 0, 60, 10), rect(212, 0, 40, 10)]) { root in
      let (a, b) = (root.box(60, 10), root.box(40, 10))
      for view in [root, a, b] { view.semanticContentAttribute = .forceRightToLeft }
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        b.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [a, b]
    },
    LayoutCase("inequalities turn with the direction", [rect(190, 0, 100, 10)]) { root in
      let a = root.box(100, 10)
      for view in [root, a] { view.semanticContentAttribute = .forceRightToLeft }
      on(
        a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 30),
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor).at(500),
        a.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [a]
    },
    LayoutCase("left stays left", [rect(10, 0, 100, 10)]) { root in
      let a = root.box(100, 10)
      for view in [root, a] { view.semanticContentAttribute = .forceRightToLeft }
      on(
        a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        a.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [a]
    },
    LayoutCase("a direction that changes later", [rect(210, 0, 100, 10)]) { root in
      let a = root.box(100, 10)
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        a.topAnchor.constraint(equalTo: root.topAnchor)
      )
      root.layoutIfNeeded()
      for view in [root, a] { view.semanticContentAttribute = .forceRightToLeft }
      return [a]
    },
  ])
  func `leading and trailing follow the reading direction`(_ example: LayoutCase) {
    example.check()
  }

  @Test
  func `the readable width stays in the middle of a view that changes its size`() {
    let (view, text) = (UIView(frame: CGRect(x: 0, y: 0, width: 834, height: 400)), UIView())
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let guide = view.readableContentGuide
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 81, y: 0, width: 672, height: 10))
    view.frame.size.width = 1210
    view.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 269, y: 0, width: 672, height: 10))
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `the leading edge of scrolled content says nothing of its width`(
    direction: UISemanticContentAttribute
  ) {
    let scroll = UIScrollView(frame: rect(0, 0, 320, 480))
    scroll.semanticContentAttribute = direction
    let box = scroll.box(100, 10)
    scroll.contentSize = CGSize(width: 900, height: 700)
    on(
      box.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      box.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor)
    )
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 900, height: 700))
    box.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor).isActive = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 700))
  }
}
