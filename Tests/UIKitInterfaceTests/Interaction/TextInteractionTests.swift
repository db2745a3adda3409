import Segue
import Testing
import UIKit

/// Interactions that an app adds to views of its own text, and those of pointers.
@MainActor
struct TextInteractionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let canvas = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 320, height: 100))

  private final class Log: NSObject, UITextInteractionDelegate {
    var calls: [String] = []
    var allows = true

    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
      calls.append("should \(Int(point.y))")
      return allows
    }

    func interactionWillBegin(_ interaction: UITextInteraction) { calls.append("will") }
    func interactionDidEnd(_ interaction: UITextInteraction) { calls.append("did") }
  }

  private func tap(_ mode: UITextInteractionMode, _ log: Log) throws {
    stage.window.addSubview(field)
    stage.window.addSubview(canvas)
    let interaction = UITextInteraction(for: mode)
    interaction.textInput = field
    interaction.delegate = log
    canvas.addInteraction(interaction)
    #expect(interaction.view === canvas && interaction.textInteractionMode == mode)
    stage.tap(at: CGPoint(x: 160, y: 150))
    try stage.settle()
  }

  @Test
  func `a tap edits the text of an editable interaction, and its delegate is told`() throws {
    let log = Log()
    try tap(.editable, log)
    #expect(field.isFirstResponder)
    #expect(log.calls == ["should 50", "will", "did"])
  }

  @Test
  func `a double tap selects a word of the text and opens its menu`() throws {
    field.text = "Hello there"
    field.font = .systemFont(ofSize: 20)
    try tap(.editable, Log())
    stage.doubleTap(at: CGPoint(x: 10, y: 150))
    try stage.settle()
    let range = try #require(field.selectedTextRange)
    #expect(field.text(in: range) == "Hello")
    #expect(stage.element(named: "Copy") != nil)
  }

  @Test
  func `a delegate may refuse it`() throws {
    let log = Log()
    log.allows = false
    try tap(.editable, log)
    #expect(!field.isFirstResponder && log.calls == ["should 50"])
  }

  @Test
  func `a text that is not editable is not edited by a tap`() throws {
    let log = Log()
    try tap(.nonEditable, log)
    #expect(!field.isFirstResponder && log.calls.isEmpty)
  }

  private final class Tips: NSObject, UIToolTipInteractionDelegate {}

  @Test
  func `a tool tip has the words of its interaction, and a loupe needs a view that shows`() {
    let interaction = UIToolTipInteraction(defaultToolTip: "Delete")
    let tips = Tips()
    interaction.delegate = tips
    canvas.addInteraction(interaction)
    #expect(interaction.view === canvas)
    let tip = tips.toolTipInteraction(interaction, configurationAt: .zero)
    #expect(tip?.toolTip == "Delete" && tip?.sourceRect == .null)
    let begin = { [canvas] in
      UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: canvas)
    }
    #expect(begin() == nil)
    stage.window.addSubview(canvas)
    #expect(begin() != nil)
  }
}
