import Foundation
import Segue
import Testing
import UIKit

/// A label whose text needs what its initializer makes after UIKit's.
final class WatchfulLabel: UILabel {
  private(set) var assigned: [String?] = []
  private var words: String!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    words = "ready"
  }

  override var text: String? {
    get { attributedText?.string }
    set { attributedText = NSAttributedString(string: words + (newValue ?? "")) }
  }

  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set {
      assigned.append(words)
      super.attributedText = newValue
    }
  }
}

@MainActor
@Suite
struct `Labels of interface files` {
  @Test
  func `a subclass's text is not set while UIKit's initializer reads the file`() throws {
    let stage = InterfaceFixtures.stage()
    defer { withExtendedLifetime(stage) {} }
    let objects = try InterfaceFixtures.objects(
      of: """
        <label text="Label" customClass="WatchfulLabel" id="a">
          <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
        </label>
        """
    )
    let label = try #require(objects.first as? WatchfulLabel)
    #expect(label.assigned.isEmpty)
    #expect(label.text == "Label")
    label.text = "!"
    #expect(label.text == "ready!")
  }
}
