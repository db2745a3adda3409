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
    NSLayoutConstraint.activate(
      [
        text.topAnchor.constraint(equalTo: root.topAnchor),
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        text.widthAnchor.constraint(equalToConstant: 100),
        note.leadingAnchor.constraint(equalTo: text.trailingAnchor),
        note.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
      ] + others
    )
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

  /// The text is in the middle: each solution puts it half of the way nearer to its place.
  @Test
  func `a label held by its top and its baseline is as high as they say after one update`() {
    text.text = "One line"
    build([text.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 200)])
    let twin = UILabel()
    twin.text = text.text
    twin.font = text.font
    twin.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(twin)
    let mark = root.box(10, 10)
    on(
      twin.topAnchor.constraint(equalTo: root.topAnchor),
      twin.heightAnchor.constraint(equalTo: text.heightAnchor),
      // Frames are whole pixels: a hundred times the place shows more of it.
      NSLayoutConstraint(
        item: mark,
        attribute: .top,
        relatedBy: .equal,
        toItem: twin,
        attribute: .lastBaseline,
        multiplier: 100,
        constant: 0
      )
    )
    root.layoutIfNeeded()
    let first = text.frame
    #expect(abs(mark.frame.minY / 100 - 200) < 0.01)
    for _ in 0..<3 {
      mark.natural.width += 1
      root.layoutIfNeeded()
    }
    #expect(text.frame == first)
  }
}
