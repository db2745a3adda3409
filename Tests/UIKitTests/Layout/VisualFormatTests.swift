import Segue
import Testing
import UIKit

@MainActor
struct VisualFormatTests {
  /// Two boxes of 50 by 20 points, placed by visual formats.
  nonisolated private static func boxes(
    _ name: String,
    _ expected: [CGRect],
    _ sentences: [String],
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> LayoutCase {
    nonisolated(unsafe) let metrics = metrics
    return LayoutCase(name, expected) { root in
      let (a, b) = (root.box(50, 20), root.box(50, 20))
      for sentence in sentences {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: sentence,
            options: options,
            metrics: metrics,
            views: ["a": a, "b": b]
          )
        )
      }
      return [a, b]
    }
  }

  @Test(arguments: [
    boxes(
      "superview edges",
      [rect(0, 0, 320, 480), rect(0, 0, 50, 20)],
      ["H:|[a]|", "V:|[a]|"]
    ),
    boxes(
      "numbers between views",
      [rect(10, 5, 50, 20), rect(72, 5, 50, 20)],
      ["H:|-10-[a]-12-[b]", "V:|-5-[a]", "V:|-5-[b]"]
    ),
    boxes(
      "standard spaces",
      [rect(8, 8, 50, 20), rect(66, 8, 50, 20)],
      ["H:|-[a]-[b]", "V:|-[a]", "V:|-[b]"]
    ),
    boxes(
      "touching views",
      [rect(0, 0, 50, 20), rect(50, 0, 50, 20)],
      ["H:|[a][b]", "V:|[a]", "V:|[b]"]
    ),
    boxes(
      "sizes",
      [rect(0, 0, 80, 20), rect(80, 0, 80, 20)],
      ["H:|[a(80)][b(a)]", "V:|[a]", "V:|[b]"]
    ),
    boxes(
      "the rest of the room",
      [rect(0, 0, 100, 20), rect(100, 0, 220, 20)],
      ["H:|[a(==100)][b]|", "V:|[a]", "V:|[b]"]
    ),
    boxes(
      "a lower bound",
      [rect(0, 0, 70, 20), rect(70, 0, 50, 20)],
      ["H:|[a(>=70)][b]", "V:|[a]", "V:|[b]"]
    ),
    boxes(
      "spaces with bounds",
      [rect(0, 0, 50, 20), rect(62, 0, 50, 20)],
      ["H:|[a]->=12-[b]", "H:[a]-2@100-[b]", "H:[b]->=room@high-|", "V:|[a]", "V:|[b]"],
      metrics: ["room": 10, "high": 900]
    ),
    boxes(
      "bounds on both sides",
      [rect(0, 0, 60, 20), rect(60, 0, 50, 20)],
      ["H:|[a(>=60,<=90)][b]", "V:|[a]", "V:|[b]"]
    ),
    boxes(
      "a priority",
      [rect(0, 0, 50, 20), rect(50, 0, 50, 20)],
      ["H:|[a(200@100)][b]", "V:|[a]", "V:|[b]"]
    ),
    boxes(
      "a priority without parentheses",
      [rect(40, 0, 50, 20), rect(90, 0, 50, 20)],
      ["H:|-0.0@low-[a]-0@250-[b]", "H:|-40@750-[a]", "V:|[a]", "V:|[b]"],
      metrics: ["low": UILayoutPriority.defaultLow]
    ),
    boxes(
      "metrics",
      [rect(24, 6, 50, 20), rect(86, 6, 90, 20)],
      ["H:|-margin-[a]-gap-[b(width@high)]", "V:|-6-[a]", "V:|-6-[b]"],
      metrics: ["margin": 24, "gap": CGFloat(12), "width": 90.0, "high": 900]
    ),
    boxes(
      "aligned tops",
      [rect(0, 30, 50, 20), rect(50, 30, 50, 20)],
      ["H:|[a][b]"],
      options: .alignAllTop,
      metrics: nil
    ).adding("V:|-30-[a]"),
    boxes(
      "a column",
      [rect(0, 0, 50, 20), rect(0, 28, 50, 20)],
      ["V:|[a]-[b]"],
      options: .alignAllLeading
    ).adding("H:|[a]"),
    boxes(
      "from the bottom",
      [rect(0, 450, 50, 20), rect(0, 0, 50, 20)],
      ["V:[a]-10-|", "H:|[a]"]
    ),
    boxes(
      "half of another view",
      [rect(0, 0, 100, 20), rect(100, 0, 50, 20)],
      ["H:|[a(100)][b(==a/2)]", "V:|[a]", "V:|[b]"]
    ),
  ])
  func `visual formats place views`(_ example: LayoutCase) { example.check() }

  @Test(arguments: ["H:|[a", "H:|-[nobody]", "H:|-2[a]", "[a]-unknown-[b]", "V:|[a(==)]"])
  func `an unreadable format is a fault`(sentence: String) {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (a, b) = (stage.window.box(), stage.window.box())
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: sentence,
      options: [],
      metrics: nil,
      views: ["a": a, "b": b]
    )
    #expect(made.isEmpty)
    #expect(stage.fault?.contains("Unable to parse constraint format") == true)
  }
}

extension LayoutCase {
  /// The same with another sentence about the first two boxes.
  func adding(_ sentence: String) -> LayoutCase {
    LayoutCase(testDescription, expected) { root in
      let views = build(root)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: sentence,
          options: [],
          metrics: nil,
          views: ["a": views[0], "b": views[1]]
        )
      )
      return views
    }
  }
}
