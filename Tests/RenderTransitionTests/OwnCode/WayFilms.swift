import Foundation
import Testing

/// Films of animators that came alone, and small ones to film.
protocol WayFilms {}

extension WayFilms {
  var small: [String] { ["--size", "320x480", "--scale", "1", "--fps", "10"] }

  /// A class that moves one of the views, and adds the other screen or does not.
  func animator(
    _ name: String,
    moving view: String,
    to x: Int,
    adding others: [String] = [],
    members: String = ""
  ) -> String {
    let additions = others.map { "context.containerView.\($0)" }.joined(separator: "\n        ")
    return """
      class \(name): NSObject, UIViewControllerAnimatedTransitioning {
        \(members)
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
          return 0.5
        }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          \(additions)
          let view = context.view(forKey: .\(view))!
          let width = context.containerView.bounds.width
          if \(x) == 0 { view.transform = CGAffineTransform(translationX: width, y: 0) }
          UIView.animate(withDuration: 0.5, animations: {
            view.transform = CGAffineTransform(translationX: \(x) * width, y: 0)
          }, completion: { _ in
            view.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
          })
        }
      }

      """
  }

  var present: String {
    animator(
      "SlidePresentAnimator",
      moving: "to",
      to: 0,
      adding: ["addSubview(context.view(forKey: .to)!)"]
    )
  }

  var dismiss: String {
    animator(
      "SlideDismissAnimator",
      moving: "from",
      to: 1,
      adding: ["insertSubview(context.view(forKey: .to)!, at: 0)"]
    )
  }

  func plan(_ code: String, _ words: String...) throws -> ToolRun {
    let scratch = Scratch()
    try scratch.write("import UIKit\n" + code, to: "A.swift")
    return try ToolRun(own: ["A.swift", "-n"] + words + small, in: scratch.path)
  }

  /// The run of a film.
  func run(_ code: String) throws -> ToolRun {
    let scratch = Scratch()
    try scratch.write("import UIKit\n" + code, to: "A.swift")
    return try ToolRun(own: ["A.swift", "-o", "f"] + small, in: scratch.path)
  }

  /// The pictures of a film.
  func film(_ code: String, _ words: String...) throws -> [Data] {
    let scratch = Scratch()
    try scratch.write("import UIKit\n" + code, to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "f"] + words + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    return scratch.files("f").filter { $0.hasSuffix(".png") }.sorted().compactMap {
      FileManager.default.contents(atPath: "\(scratch.path)/f/\($0)")
    }
  }
}
