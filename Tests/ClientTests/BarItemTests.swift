import Testing
import UIKit

/// Members that keyboard helpers and older apps set on bar items and text views.
@MainActor
@Suite
struct BarItemTests {
  final class ObservedTextView: UITextView {
    private(set) var isAsked = false

    override var delegate: UITextViewDelegate? {
      get {
        isAsked = true
        return super.delegate
      }
      set { super.delegate = newValue }
    }
  }

  final class Writer: NSObject, UITextViewDelegate {
    private(set) var changes = 0

    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  @Test
  func `an item that is made of an action alone looks like it`() {
    let picture = UIImage(systemName: "star")
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Save", image: picture) { _ in })
    #expect(item.title == "Save")
    #expect(item.image === picture)
    let titled = UIBarButtonItem(title: "Keep", primaryAction: UIAction(title: "Save") { _ in })
    #expect(titled.title == "Keep")
    let added = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Save") { _ in })
    #expect(added.title != "Save")
  }

  @Test
  func `a bar item keeps its background for each state and metrics`() {
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    let image = UIImage()
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setBackButtonBackgroundImage(nil, for: .normal, barMetrics: .compact)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 3), for: .default)
    item.setBackgroundVerticalPositionAdjustment(4, for: .compact)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 3)
    #expect(item.backgroundVerticalPositionAdjustment(for: .compact) == 4)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 0)
  }

  @Test
  func `a text view's delegate has the methods of text, and a subclass may override it`() {
    let view = ObservedTextView()
    let writer = Writer()
    view.delegate = writer
    view.delegate?.textViewDidChange(view)
    #expect(writer.changes == 1)
    #expect(view.isAsked)
    #expect((view as UIScrollView).delegate === writer)
  }
}

@MainActor
struct BarItemInitializerTests {
  @Test
  func `a picture or a title alone makes an item`() {
    #expect(UIBarButtonItem(image: UIImage(systemName: "bell")).image != nil)
    #expect(UIBarButtonItem(title: "Done").title == "Done")
    #expect(UIBarButtonItem(title: "Add", menu: UIMenu(children: [])).menu != nil)
  }
}
