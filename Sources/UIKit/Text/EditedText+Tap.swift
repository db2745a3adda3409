import CoreGraphics
import Foundation

/// Where a tap puts the caret.
extension EditedText {
  /// - Parameter begins: whether the text was not edited before the tap. What the app has selected
  ///   at the beginning stays selected (inferred).
  func moveCaret(toTapAt point: CGPoint, begins: Bool) {
    guard isFirstResponder, acceptsEdits, !begins || selection.length == 0 else { return }
    moveCaret(to: NSRange(location: caretPlace(ofTapAt: point), length: 0))
  }

  /// The end of the tapped word that is nearer, or the place itself between words (observed).
  private func caretPlace(ofTapAt point: CGPoint) -> Int {
    let place = place(nearest: point)
    let word = tokenizer.rangeEnclosingPosition(
      place,
      with: .word,
      inDirection: .storage(.forward)
    )
    guard let word, word.start.offset < place.offset, place.offset < word.end.offset else {
      return place.offset
    }
    let isNearStart = place.offset - word.start.offset < word.end.offset - place.offset
    return isNearStart ? word.start.offset : word.end.offset
  }
}

/// The tap that moves the caret; in a text that is being edited it leaves the second tap to the
/// selection of a word.
final class CaretTap: UITapGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    view?.isFirstResponder != true
      && super.canPrevent(preventedGestureRecognizer)
  }
}
