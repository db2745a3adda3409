import Segue
import Testing
import UIKit

@MainActor
struct AnchorTests {
  @Test
  func `the standard space from or to the baseline of a text depends on its font`() {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let box = UIView()
    let labels = [17, 34].map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Text"
      return label
    }
    for view in [box] + labels {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
      on(view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor))
    }
    on(
      box.topAnchor.constraint(equalTo: stage.window.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
      labels[0].firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: box.bottomAnchor,
        multiplier: 1
      ),
      labels[1].firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: labels[0].firstBaselineAnchor,
        multiplier: 2
      )
    )
    stage.window.layoutIfNeeded()
    let baselines = labels.map { $0.frame.minY + $0.font.ascender }
    #expect(abs(baselines[0] - 20 - 22) < 1)
    #expect(abs(baselines[1] - baselines[0] - 2 * 42) < 1)
  }

  @Test(arguments: [
    LayoutCase("edges with constants", [rect(10, 20, 280, 420)]) { root in
      let a = root.box()
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
        a.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        a.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40)
      )
      return [a]
    },
    LayoutCase("left and right", [rect(5, 0, 100, 50)]) { root in
      let a = root.box()
      on(
        a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
        a.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 105),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.heightAnchor.constraint(equalToConstant: 50)
      )
      return [a]
    },
    LayoutCase("centre of a natural size", [rect(110, 215, 100, 50)]) { root in
      let a = root.box(100, 50)
      on(
        a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        a.centerYAnchor.constraint(equalTo: root.centerYAnchor)
      )
      return [a]
    },
    LayoutCase("centre of an odd size lands on a pixel", [rect(110.5, 215, 99.5, 50)]) { root in
      let a = root.box(99.5, 50)
      on(
        a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        a.centerYAnchor.constraint(equalTo: root.centerYAnchor)
      )
      return [a]
    },
    LayoutCase("centre with a constant", [rect(130, 195, 100, 50)]) { root in
      let a = root.box(100, 50)
      on(
        a.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 20),
        a.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -20)
      )
      return [a]
    },
    LayoutCase("fractions of the superview", [rect(0, 0, 160, 120)]) { root in
      let a = root.box()
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        a.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25)
      )
      return [a]
    },
    LayoutCase("a fraction with a constant", [rect(0, 0, 170, 110)]) { root in
      let a = root.box()
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10),
        a.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25, constant: -10)
      )
      return [a]
    },
    LayoutCase("an aspect ratio", [rect(0, 0, 320, 180)]) { root in
      let a = root.box()
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 9 / 16)
      )
      return [a]
    },
    LayoutCase(
      "thirds round at their edges",
      [
        rect(0, 0, 106.5, 10), rect(106.5, 0, 107, 10), rect(213.5, 0, 106.5, 10),
      ]
    ) { root in
      let views = (0..<3).map { _ in root.box(UIView.noIntrinsicMetric, 10) }
      on(
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
        views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
        views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor)
      )
      for view in views { on(view.topAnchor.constraint(equalTo: root.topAnchor)) }
      return views
    },
    LayoutCase("below a sibling", [rect(0, 0, 30, 40), rect(0, 48, 50, 60)]) { root in
      let (a, b) = (root.box(30, 40), root.box(50, 60))
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8)
      )
      return [a, b]
    },
    LayoutCase("system spacing", [rect(16, 0, 30, 40), rect(54, 48, 50, 60)]) { root in
      let (a, b) = (root.box(30, 40), root.box(50, 60))
      on(
        a.leadingAnchor.constraint(
          equalToSystemSpacingAfter: root.leadingAnchor,
          multiplier: 2
        ),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
        b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)
      )
      return [a, b]
    },
    LayoutCase("a cousin in another container", [rect(30, 40, 100, 100), rect(30, 0, 50, 40)]) {
      root in
      let holder = root.box()
      let inner = holder.box(20, 20)
      let cousin = root.box(50, UIView.noIntrinsicMetric)
      on(
        holder.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
        holder.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        holder.widthAnchor.constraint(equalToConstant: 100),
        holder.heightAnchor.constraint(equalToConstant: 100),
        inner.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        inner.topAnchor.constraint(equalTo: holder.topAnchor),
        cousin.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
        cousin.topAnchor.constraint(equalTo: root.topAnchor),
        cousin.bottomAnchor.constraint(equalTo: inner.topAnchor)
      )
      return [holder, cousin]
    },
    LayoutCase("inside a view with a frame", [rect(10, 5, 180, 90)]) { root in
      let holder = UIView(frame: rect(50, 60, 200, 100))
      root.addSubview(holder)
      let a = holder.box()
      on(
        a.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10),
        a.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -10),
        a.topAnchor.constraint(equalTo: holder.topAnchor, constant: 5),
        a.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -5)
      )
      return [a]
    },
    LayoutCase("beside a view with a frame", [rect(250, 60, 70, 100)]) { root in
      let fixed = UIView(frame: rect(50, 60, 200, 100))
      root.addSubview(fixed)
      let a = root.box()
      on(
        a.leadingAnchor.constraint(equalTo: fixed.trailingAnchor),
        a.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        a.topAnchor.constraint(equalTo: fixed.topAnchor),
        a.heightAnchor.constraint(equalTo: fixed.heightAnchor)
      )
      return [a]
    },
    LayoutCase("an item constraint with a multiplier on a position", [rect(75, 0, 10, 10)]) {
      root in
      let a = root.box(10, 10)
      NSLayoutConstraint(
        item: a,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: root,
        attribute: .trailing,
        multiplier: 0.25,
        constant: 0
      ).isActive = true
      on(a.topAnchor.constraint(equalTo: root.topAnchor))
      return [a]
    },
    LayoutCase("an item constraint without a second item", [rect(0, 0, 77, 33)]) { root in
      let a = root.box()
      on(
        NSLayoutConstraint(
          item: a,
          attribute: .width,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 77
        ),
        NSLayoutConstraint(
          item: a,
          attribute: .height,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 33
        ),
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [a]
    },
    LayoutCase(
      "equal distances",
      [rect(20, 0, 40, 10), rect(140, 0, 40, 10), rect(260, 0, 40, 10)]
    ) { root in
      let v = (0..<3).map { _ in root.box(40, 10) }
      on(
        v[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        v[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        v[0].trailingAnchor.anchorWithOffset(to: v[1].leadingAnchor).constraint(
          equalTo: v[1].trailingAnchor.anchorWithOffset(to: v[2].leadingAnchor)
        )
      )
      for view in v { on(view.topAnchor.constraint(equalTo: root.topAnchor)) }
      return v
    },
    LayoutCase("a distance of a constant", [rect(0, 0, 40, 10), rect(65, 0, 40, 10)]) { root in
      let v = (0..<2).map { _ in root.box(40, 10) }
      on(
        v[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        v[0].trailingAnchor.anchorWithOffset(to: v[1].leadingAnchor).constraint(
          equalToConstant: 25
        )
      )
      for view in v { on(view.topAnchor.constraint(equalTo: root.topAnchor)) }
      return v
    },
  ])
  func `anchors place views`(_ example: LayoutCase) { example.check() }

  @Test(arguments: [
    LayoutCase("a lower bound lifts a weak length", [rect(0, 0, 80, 10)]) { root in
      let a = root.box()
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.heightAnchor.constraint(equalToConstant: 10),
        a.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        a.widthAnchor.constraint(equalToConstant: 20).at(999)
      )
      return [a]
    },
    LayoutCase("an upper bound caps a weak length", [rect(0, 0, 300, 10)]) { root in
      let a = root.box()
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.heightAnchor.constraint(equalToConstant: 10),
        a.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
        a.widthAnchor.constraint(equalTo: root.widthAnchor).at(999)
      )
      return [a]
    },
    LayoutCase("the higher of two priorities", [rect(0, 0, 60, 10)]) { root in
      let a = root.box(UIView.noIntrinsicMetric, 10)
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.widthAnchor.constraint(equalToConstant: 50).at(500),
        a.widthAnchor.constraint(equalToConstant: 60).at(501)
      )
      return [a]
    },
    LayoutCase("hugging keeps a box small", [rect(0, 0, 50, 20), rect(50, 0, 270, 20)]) { root in
      let (a, b) = (root.box(50, 20), root.box(50, 20))
      a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        b.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [a, b]
    },
    LayoutCase("resistance keeps a box whole", [rect(0, 0, 100, 20), rect(100, 0, 220, 20)]) {
      root in
      let (a, b) = (root.box(200, 20), root.box(220, 20))
      b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        b.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [a, b]
    },
    LayoutCase("a length beats hugging", [rect(0, 0, 90, 20)]) { root in
      let a = root.box(50, 20)
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.widthAnchor.constraint(equalToConstant: 90).at(251)
      )
      return [a]
    },
    LayoutCase("hugging beats a weaker length", [rect(0, 0, 50, 20)]) { root in
      let a = root.box(50, 20)
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.widthAnchor.constraint(equalToConstant: 90).at(249)
      )
      return [a]
    },
    LayoutCase("resistance beats a smaller length", [rect(0, 0, 50, 20)]) { root in
      let a = root.box(50, 20)
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.widthAnchor.constraint(equalToConstant: 30).at(749)
      )
      return [a]
    },
    LayoutCase("a required length squeezes content", [rect(0, 0, 30, 20)]) { root in
      let a = root.box(50, 20)
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.widthAnchor.constraint(equalToConstant: 30)
      )
      return [a]
    },
    LayoutCase("a container grows with its content", [rect(0, 0, 66, 44)]) { root in
      let holder = root.box()
      let inner = holder.box(50, 20)
      on(
        holder.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        holder.topAnchor.constraint(equalTo: root.topAnchor),
        inner.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
        inner.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -8),
        inner.topAnchor.constraint(equalTo: holder.topAnchor, constant: 12),
        inner.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -12)
      )
      return [holder]
    },
    LayoutCase("the tallest of several", [rect(0, 0, 320, 70)]) { root in
      let holder = root.box()
      on(
        holder.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        holder.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        holder.topAnchor.constraint(equalTo: root.topAnchor),
        holder.heightAnchor.constraint(equalToConstant: 0).at(1)
      )
      for height in [30, 70, 50] {
        let inner = holder.box(10, CGFloat(height))
        on(
          inner.topAnchor.constraint(equalTo: holder.topAnchor),
          inner.bottomAnchor.constraint(lessThanOrEqualTo: holder.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: holder.leadingAnchor)
        )
      }
      return [holder]
    },
    LayoutCase("a view without any constraints has its natural size", [rect(0, 0, 33, 22)]) {
      root in [root.box(33, 22)]
    },
    LayoutCase("lengths are never negative", [rect(0, 0, 0, 10)]) { root in
      let a = root.box(UIView.noIntrinsicMetric, 10)
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.widthAnchor.constraint(equalToConstant: -50).at(999)
      )
      return [a]
    },
    LayoutCase("the nearest of two edges", [rect(0, 100, 10, 10)]) { root in
      let a = root.box(10, 10)
      on(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 100),
        a.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 40),
        a.topAnchor.constraint(equalTo: root.topAnchor).at(250)
      )
      return [a]
    },
  ])
  func `priorities and inequalities decide`(_ example: LayoutCase) { example.check() }
}
