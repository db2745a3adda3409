import Foundation
import Testing

/// Which way the user's own segues are filmed, and between which screens.
@Suite(.serialized)
struct OwnCodeSegueTests {
  private let small = ["--size", "320x480", "--scale", "1", "--fps", "10"]

  private let there = """
    class ScaleSegue: UIStoryboardSegue {
      override func perform() {
        let to = destination.view!
        to.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        source.view.superview?.addSubview(to)
        UIView.animate(withDuration: 0.5, animations: { to.transform = .identity }) { _ in
          self.source.present(self.destination, animated: false)
        }
      }
    }

    """
  private let back = """
    class UnwindScaleSegue: UIStoryboardSegue {
      override func perform() {
        source.view.superview?.insertSubview(destination.view, at: 0)
        UIView.animate(
          withDuration: 0.5,
          animations: { self.source.view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
        ) { _ in
          self.source.dismiss(animated: false)
        }
      }
    }

    """
  /// Begins with the first screen as it is.
  private let fading = """
    class FadeSegue: UIStoryboardSegue {
      override func perform() {
        destination.view.alpha = 0
        source.view.superview?.addSubview(destination.view)
        UIView.animate(withDuration: 0.5) { self.destination.view.alpha = 1 }
      }
    }

    """
  private let push = """
    class PushSegue: UIStoryboardSegue {
      override func perform() {
        source.navigationController!.pushViewController(destination, animated: true)
      }
    }

    """

  private func run(_ code: String, _ words: String...) throws -> (run: ToolRun, pictures: [Data]) {
    let scratch = Scratch()
    try scratch.write("import UIKit\n" + code, to: "A.swift")
    let run = try ToolRun(own: ["A.swift"] + words + small, in: scratch.path)
    let pictures = scratch.files("f").filter { $0.hasSuffix(".png") }.sorted().compactMap {
      FileManager.default.contents(atPath: "\(scratch.path)/f/\($0)")
    }
    return (run, pictures)
  }

  @Test
  func `a segue and its unwind segue are one transition`() throws {
    let plan = try run(there + back, "-n").run
    let call = "(identifier: \"show\", source: source, destination: destination)"
    #expect(
      plan.output.hasPrefix(
        "# segue ScaleSegue, present: ScaleSegue\(call); back: UnwindScaleSegue\(call)\n"
      ),
      "\(plan.output) \(plan.errors)"
    )
  }

  @Test
  func `an unwind segue is filmed on the way back`() throws {
    let alone = try run(back, "-o", "f")
    #expect(alone.run.errors.contains("filming the way back"), "\(alone.run.errors)")
    #expect(Set(alone.pictures).count > 3)
    let first = try run(fading, "-o", "f").pictures.first
    #expect(alone.pictures.last == first)
  }

  @Test
  func `a segue that presents is filmed on the way there, whatever it is called`() throws {
    let plan = try run(there.replacing("ScaleSegue", with: "UnwindSegue"), "-n").run
    #expect(plan.output.hasPrefix("# segue UnwindSegue, present: "), "\(plan.output)")
    #expect(!plan.errors.contains("filming the way back"))
  }

  @Test
  func `a segue that pushes has a stack to push on`() throws {
    let film = try run(push, "-o", "f")
    #expect(film.run.exitCode == 0, "\(film.run.errors)")
    #expect(Set(film.pictures).count > 3)
    #expect(try run(push, "-n").run.output.hasPrefix("# segue PushSegue, push: "))
  }

  @Test
  func `the way back of a segue that has none is UIKit's`() throws {
    let film = try run(there, "--dismiss", "-o", "f")
    #expect(film.run.errors.contains("ScaleSegue has no way back"), "\(film.run.errors)")
    #expect(Set(film.pictures).count > 3)
  }

  @Test
  func `a way back that shows nothing is noted`() throws {
    let child = """
      class EmbedSegue: UIStoryboardSegue {
        override func perform() {
          source.addChild(destination)
          source.view.addSubview(destination.view)
          destination.didMove(toParent: source)
        }
      }
      """
    let film = try run(child, "--dismiss", "-o", "f")
    #expect(film.run.exitCode == 0)
    #expect(film.run.errors.contains("nothing moves: the way back of EmbedSegue takes no time"))
    #expect(try !run(there, "-o", "f").run.errors.contains("nothing moves"))
  }
}
