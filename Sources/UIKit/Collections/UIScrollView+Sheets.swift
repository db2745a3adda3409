import Foundation

extension UIScrollView {
  /// The sheet whose card contains the view.
  private var sheet: UISheetPresentationController? {
    var view: UIView? = self
    while let current = view, !(current is TransitionContainerView) { view = current.superview }
    let container = view as? TransitionContainerView
    return container?.presentationController as? UISheetPresentationController
  }

  /// The card that a drag which begins now moves as well.
  ///
  /// Content that is not at its upper edge when the finger lands only scrolls (observed).
  func findSheet() -> SheetDrag? {
    guard scrollsVertically, roomAbove == 0, let drag = sheet?.drag,
      drag.followsContent
    else { return nil }
    return drag
  }

  /// How far the content is from its upper edge in points, without what is due to rounding.
  var roomAbove: CGFloat {
    let room = contentOffset.y - offsetRange.y.lowerBound
    return room > 0.01 ? room : 0
  }

  /// How far a finger that goes to the right, or to the left for -1, can move the content.
  func roomBeside(_ side: CGFloat) -> CGFloat {
    let range = offsetRange.x
    let room = side > 0 ? contentOffset.x - range.lowerBound : range.upperBound - contentOffset.x
    return room > 0.01 ? room : 0
  }

  /// Gives the card its part of the finger's way since the drag began.
  ///
  /// The content does not follow that part. Where a pull refreshes the content, it moves no card
  /// (inferred).
  func giveToSheet(_ way: CGFloat) {
    guard let sheet = drag.sheet else { return }
    let step = way - drag.way
    drag.way = way
    let room = roomAbove
    let rest = step > 0 ? max(0, step - room) : room > 0 ? 0 : step
    guard rest != 0, rest < 0 || refreshControl == nil else { return }
    drag.start.y += sheet.take(rest)
  }

  /// Keeps the grabber of a sheet in place whose card is this view.
  func placeGrabber() {
    guard let container = superview as? TransitionContainerView,
      let sheet = container.presentationController as? UISheetPresentationController,
      sheet.presentedView === self
    else { return }
    sheet.chrome?.placeGrabber()
  }
}
