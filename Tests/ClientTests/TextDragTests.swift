import Testing
import UIKit

/// What apps set of the drags and pastes of texts.
@MainActor
@Suite
struct `Drags of texts` {
  private final class Keeper: NSObject, UITextDragDelegate, UITextDropDelegate,
    UITextPasteDelegate
  {
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable,
      itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { [] }
  }

  @Test
  func `a text view has its own interactions, which an app turns off`() {
    let views: [any UIView & UITextDraggable] = [UITextView(), UITextField()]
    for view in views {
      #expect(view.textDragInteraction?.isEnabled == true && !view.isTextDragActive)
      view.textDragInteraction?.isEnabled = false
      #expect(view.textDragInteraction?.isEnabled == false)
      view.textDragOptions = .stripTextColorFromPreviews
      #expect(view.textDragOptions == .stripTextColorFromPreviews)
    }
    #expect(UITextView().textDragInteraction?.isEnabled == true)
  }

  @Test
  func `its delegates are not kept alive`() {
    let view = UITextView()
    do {
      let keeper = Keeper()
      view.textDragDelegate = keeper
      view.textDropDelegate = keeper
      view.pasteDelegate = keeper
      #expect(view.textDragDelegate === keeper && view.textDropDelegate === keeper)
      #expect(view.pasteDelegate === keeper && view.textDropInteraction != nil)
    }
    #expect(view.textDragDelegate == nil && view.textDropDelegate == nil)
    #expect(view.pasteDelegate == nil)
    #expect(UITextDropProposal(dropAction: .replaceAll).dropAction == .replaceAll)
  }
}
