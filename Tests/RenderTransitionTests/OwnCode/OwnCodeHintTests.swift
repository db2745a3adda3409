import Foundation
import TestSupport
import Testing

/// What a message about the user's own code advises, and what it recalls of the run before.
@Suite(.serialized)
struct OwnCodeHintTests {
  private let small = ["--size", "100x200", "--scale", "1", "--fps", "10"]

  private func film(doing body: String) throws -> ToolRun {
    let scratch = Scratch()
    try scratch.write(OwnCode.animator(doing: body), to: "A.swift")
    return try ToolRun(own: ["A.swift", "-o", "a.gif"] + small, in: scratch.path)
  }

  @Test
  func `a name that is mistyped is compared with those of its file`() throws {
    let body = "context.containerView.alpha = 1\n        context.containerView.alpah = 0"
    let run = try film(doing: body)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("hint: did you mean 'alpha'?"), "\(run.errors)")
  }

  @Test
  func `a type that is missing is not taken for a property with its letters`() throws {
    let body = "let palette = Palette()\n        context.completeTransition(palette.isDone)"
    let run = try film(doing: body)
    #expect(run.exitCode == 65)
    #expect(!run.errors.contains("hint: did you mean"), "\(run.errors)")
  }

  @Test
  func `a crash recalls the picture that is missing`() throws {
    let body = "context.containerView.addSubview(UIImageView(image: UIImage(named: \"Sun\")!))"
    let run = try film(doing: body)
    #expect(run.exitCode == 70)
    #expect(run.errors.contains("before that: There is no image named 'Sun'."), "\(run.errors)")
  }

  @Test
  func `a crash at an outlet that nothing is connected to is explained`() throws {
    let scratch = Scratch()
    let row = """

      class Row: UIView {
          @IBOutlet var heading: UILabel!
          func fill() {
              heading.text = "Hello"
          }
      }
      """
    let body = "context.containerView.addSubview(UIView())\n        Row().fill()"
    try scratch.write(OwnCode.animator(doing: body) + row, to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "x.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 70)
    #expect(run.errors.contains("hint: if the outlet 'heading' is nil"), "\(run.errors)")
  }

  @Test
  func `a storyboard that cannot be read is named before plain views take its place`() throws {
    let scratch = Scratch()
    let screen = """
      import UIKit

      class PlainController: UIViewController {
          @IBOutlet var label: UILabel!
          override func viewDidLoad() { label.text = "Hello" }
      }
      """
    try scratch.write(screen, to: "Screens/PlainController.swift")
    try scratch.write("<document><scenes></document>", to: "Screens/Main.storyboard")
    let run = try ToolRun(own: ["Screens", "-o", "x.gif"] + small, in: scratch.path)
    #expect(run.errors.contains("Could not read the storyboard named 'Main': "), "\(run.errors)")
    #expect(run.errors.contains("Screens/Main.storyboard:1: "), "\(run.errors)")
    #expect(run.errors.contains("is in no storyboard or xib that can be read here"))
  }

  @Test
  func `a transition that waits for something late reports when that is due`() throws {
    let body = """
      DispatchQueue.main.asyncAfter(deadline: .now() + 40) { context.completeTransition(true) }
              UIView.animate(withDuration: 0.1) { context.containerView.alpha = 0.5 }
      """
    let run = try film(doing: body)
    #expect(run.exitCode == 76)
    #expect(run.errors.contains("the next event is due after 40.000 s"), "\(run.errors)")
  }
}
