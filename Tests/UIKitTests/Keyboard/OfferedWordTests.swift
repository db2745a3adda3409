import Foundation
import Segue
import Testing

@testable import UIKit

/// What the bar above the keys offers.
@MainActor
@Suite
struct OfferedWordTests {
  @Test(arguments: ["One two", "One\ntwo", "One\ttwo", "two"])
  func `the word before the caret begins after white space of any kind`(text: String) {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let view = UITextView(frame: stage.window.bounds)
    view.text = text
    view.selectedRange = NSRange(location: text.utf16.count, length: 0)
    stage.window.addSubview(view)
    #expect(KeyboardView(for: view).words == ["", "“two”", ""])
  }
}
