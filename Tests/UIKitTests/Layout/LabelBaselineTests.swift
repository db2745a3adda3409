import Segue
import Testing
import UIKit

/// Baselines of labels that become higher or lower.
@MainActor
struct LabelBaselineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let text = UILabel()
  private let note = UILabel()

  private func build(_ others: [NSLayoutConstraint] = []) {
    text.numberOfLines = 0
    note.text = "Note"
    for label in [text, note] {
      label.font = .systemFont(ofSize: 17)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 100),
      note.leadingAnchor.constraint(equalTo: text.trailingAnchor),
      note.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
    ])
  }

  @Test
  func `a note stays at the last line of a text that gets fewer lines`() {
    text.text = "One line\nTwo lines\nThree lines"
    build()
    root.layoutIfNeeded()
    #expect(abs(note.frame.maxY - text.frame.maxY) < 0.5)
    text.text = "One line"
    root.layoutIfNeeded()
    #expect(text.frame.height < 21)
    #expect(abs(note.frame.maxY - text.frame.maxY) < 0.5)
  }

  @Test
  func `a note stands at the text in the middle of a stretched label`() {
    text.text = "One line"
    build()
    text.heightAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(abs(note.frame.midY - 50) < 0.5)
  }
}
