import Foundation
import QuartzCore

/// Delivers touches to recognizers and views, and decides which recognizer wins.
///
/// The order within one event, as far as it is known of iOS: recognizers see the event before the
/// view, those of the touched view before those of its ancestors; actions follow; then the view
/// gets the touch, unless a recognizer has taken it.
@MainActor
final class TouchDispatcher {
  static var current: TouchDispatcher {
    World.current.state(TouchDispatcher.self) { TouchDispatcher() }
  }

  nonisolated init() {}

  private var records: [TouchRecord] = []
  private var changed: [UIGestureRecognizer] = []
  private var depth = 0

  /// All recognizers that follow a touch or have not been reset since.
  private var active: [UIGestureRecognizer] = []

  // MARK: Delivery

  /// Delivers an event of touches that are already in their new phases and places.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.allTouches ?? []).filter { $0.window === window }.sorted {
      $0.serial < $1.serial
    }
    for touch in touches where touch.phase == .began { admit(touch, event) }
    depth += 1
    deliverToRecognizers(touches, event)
    depth -= 1
    settle()
    deliverToViews(touches, event)
    for index in records.indices where records[index].touch.isOver {
      records[index].hasEnded = true
    }
    finish(event)
  }

  /// Finds the recognizers and the view of a new touch.
  private func admit(_ touch: UITouch, _ event: UIEvent) {
    var record = TouchRecord(touch: touch)
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
        if accepts(recognizer, touch, event) { record.recognizers.append(recognizer) }
      }
      view = current.superview
    }
    if let view = touch.view {
      let others = records.filter { !$0.hasEnded && !$0.isCancelledForView }
      let isSecondFinger = others.contains { $0.touch.view === view }
      let exclusive = others.contains {
        $0.touch.view !== view && ($0.touch.view?.isExclusiveTouch == true || view.isExclusiveTouch)
      }
      record.isCancelledForView = (isSecondFinger && !view.isMultipleTouchEnabled) || exclusive
    }
    records.append(record)
  }

  private func accepts(
    _ recognizer: UIGestureRecognizer,
    _ touch: UITouch,
    _ event: UIEvent
  ) -> Bool {
    // A finished recognizer accepts new touches only after its reset, and so does one that awaits
    // others at its end.
    guard !recognizer.isOver || !active.contains(recognizer) else { return false }
    let type = touch.type.rawValue
    guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == type }) else {
      return false
    }
    return recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func deliverToRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    let recognizers = recognizers(of: touches)
    for recognizer in recognizers {
      if !active.contains(recognizer) { active.append(recognizer) }
      for touch in touches where touch.phase == .began && follows(recognizer, touch) {
        recognizer.touches.append(touch)
      }
    }
    for touch in touches where touch.phase == .began { askWhoWaits(for: touch) }
    for recognizer in recognizers where !recognizer.isDone {
      let mine = touches.filter { follows(recognizer, $0) }
      deliver(mine, in: .began, to: recognizer) { $0.touchesBegan($1, with: event) }
      deliver(mine, in: .moved, to: recognizer) { $0.touchesMoved($1, with: event) }
      deliver(mine, in: .ended, to: recognizer) { $0.touchesEnded($1, with: event) }
      deliver(mine, in: .cancelled, to: recognizer) { $0.touchesCancelled($1, with: event) }
    }
  }

  /// Those of the touched view first, each once.
  private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in record(of: touch)?.recognizers ?? [] where !found.contains(recognizer) {
        found.append(recognizer)
      }
    }
    return found
  }

  /// Asks the recognizers of a new touch which of them waits for which; they keep the answers.
  private func askWhoWaits(for touch: UITouch) {
    for recognizer in record(of: touch)?.recognizers ?? [] {
      for other in contenders(of: recognizer) { _ = recognizer.isToldToWait(for: other) }
    }
  }

  private func follows(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    record(of: touch)?.recognizers.contains(recognizer) == true && !recognizer.isIgnoring(touch)
  }

  private func deliver(
    _ touches: [UITouch],
    in phase: UITouch.Phase,
    to recognizer: UIGestureRecognizer,
    _ body: (UIGestureRecognizer, Set<UITouch>) -> Void
  ) {
    let touches = touches.filter { $0.phase == phase }
    guard !touches.isEmpty, !recognizer.isDone else { return }
    body(recognizer, Set(touches))
  }

  private func deliverToViews(_ touches: [UITouch], _ event: UIEvent) {
    for touch in touches {
      if touch.phase == .began, let index = place(of: touch) {
        if records[index].hasStoppedScrolling { records[index].isCancelledForView = true }
        hold(index, event)
      }
      if touch.phase != .cancelled { releaseHeldBegin(of: touch, event) }
      // What the view has done meanwhile may have ended other touches.
      guard let index = place(of: touch), let view = touch.view,
        !records[index].isCancelledForView, !records[index].isBeginHeld
      else { continue }
      switch touch.phase {
      case .moved: view.touchesMoved([touch], with: event)
      case .ended:
        if isEndDelayed(of: records[index]) {
          records[index].isEndHeld = true
        } else {
          view.touchesEnded([touch], with: event)
        }
      case .cancelled: view.touchesCancelled([touch], with: event)
      default: break
      }
    }
  }

  // MARK: Beginnings that are held back

  /// Keeps the beginning of a touch from its view until nothing delays it.
  private func hold(_ index: Int, _ event: UIEvent) {
    let touch = records[index].touch
    records[index].isBeginHeld = true
    guard records[index].isDelayedByScrolling else { return }
    records[index].delay.start(after: TouchRecord.contentDelay) { [weak self] in
      guard let self, let index = place(of: touch) else { return }
      records[index].hasRested = true
      releaseHeldBegin(of: touch, event)
    }
  }

  /// Gives a view the beginning of its touch, unless it is still delayed.
  ///
  /// A finger that has lifted delays nothing: the view gets the beginning, and then the end.
  private func releaseHeldBegin(of touch: UITouch, _ event: UIEvent) {
    guard let index = place(of: touch), records[index].isBeginHeld,
      !records[index].isCancelledForView, !isBeginDelayed(index),
      let view = touch.view
    else { return }
    records[index].isBeginHeld = false
    records[index].delay.stop()
    let scrollView = records[index].scrollView
    guard scrollView?.touchesShouldBegin([touch], with: event, in: view) ?? true else {
      if let index = place(of: touch) { records[index].isCancelledForView = true }
      return
    }
    let (phase, touches) = (touch.phase, event.allTouches)
    touch.phase = .began
    event.allTouches = touches ?? [touch]
    view.touchesBegan([touch], with: event)
    touch.phase = phase
    event.allTouches = touches
  }

  private func isBeginDelayed(_ index: Int) -> Bool {
    let record = records[index]
    return record.isDelayedByScrolling
      || record.recognizers.contains {
        $0.delaysTouchesBegan && $0.state == .possible && active.contains($0)
          && !record.touch.isOver
      }
  }

  /// Whether the view of a touch has been notified of it, and still follows it.
  func hasReachedView(_ touch: UITouch) -> Bool {
    record(of: touch).map { !$0.isBeginHeld && !$0.isCancelledForView } ?? false
  }

  private func isEndDelayed(of record: TouchRecord) -> Bool {
    record.recognizers.contains {
      $0.delaysTouchesEnded && $0.cancelsTouchesInView && active.contains($0)
        && ($0.isHeld || $0.isAwaitingMore)
    }
  }

  /// Resets the recognizers whose touches have all ended, and removes those touches.
  private func finish(_ event: UIEvent?) {
    // One that fails here lets others recognize, which are over then.
    while resetFinished() {}
    if let event {
      for touch in records.filter(\.isBeginHeld).map(\.touch) where !touch.isOver {
        releaseHeldBegin(of: touch, event)
      }
    }
    releaseHeldEnds(event)
    for record in records where record.hasEnded { record.delay.stop() }
    records.removeAll { record in
      record.hasEnded && !record.isEndHeld
        && !record.recognizers.contains { active.contains($0) }
    }
  }

  /// - Returns: whether a recognizer was reset.
  private func resetFinished() -> Bool {
    var hasReset = false
    for recognizer in active {
      let isTouched = records.contains {
        !$0.hasEnded && $0.recognizers.contains(recognizer)
      }
      guard !isTouched else { continue }
      if recognizer.isHeld {
        recognizer.touchesLiftedWhileHeld()
      } else if recognizer.isDone || (recognizer.state == .possible && !recognizer.isAwaitingMore) {
        resetNow(recognizer)
        hasReset = true
      }
    }
    return hasReset
  }

  /// A possible recognizer whose touches have ended has failed for all that wait for it.
  private func resetNow(_ recognizer: UIGestureRecognizer) {
    let hadFailed = !recognizer.hasRecognized
    active.removeAll { $0 === recognizer }
    recognizer.resetToPossible()
    if hadFailed { tellWaiting(about: recognizer) }
  }

  private func releaseHeldEnds(_ event: UIEvent?) {
    for touch in records.filter(\.isEndHeld).map(\.touch) {
      guard let index = place(of: touch), records[index].isEndHeld,
        !isEndDelayed(of: records[index])
      else { continue }
      records[index].isEndHeld = false
      guard !records[index].isCancelledForView else { continue }
      touch.view?.touchesEnded([touch], with: event ?? UIEvent(touch))
    }
  }

  /// Sends the actions of all changed recognizers, repeatedly until nothing changes.
  func settle() {
    guard depth == 0 else { return }
    depth += 1
    // An action may change those that wait for their turn: they tell of it once.
    while !changed.isEmpty { changed.removeFirst().sendActions() }
    depth -= 1
  }

  /// Does this for a recognizer that changes by the clock: a long press, or a tap whose time has
  /// run out.
  func settleAfterTimer() {
    settle()
    finish(nil)
  }

  // MARK: Recognizers' questions and news

  private func place(of touch: UITouch) -> Int? { records.firstIndex { $0.touch === touch } }

  private func record(of touch: UITouch) -> TouchRecord? { place(of: touch).map { records[$0] } }

  /// Whether a recognizer that must fail first may still recognize.
  func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    contenders(of: recognizer).contains {
      // One that has been reset has failed.
      $0.state == .possible && active.contains($0) && recognizer.requiresFailure(of: $0)
    }
  }

  private func contenders(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var others: [UIGestureRecognizer] = []
    for record in records where record.recognizers.contains(recognizer) {
      for other in record.recognizers where other !== recognizer && !others.contains(other) {
        others.append(other)
      }
    }
    return others
  }

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    for other in contenders(of: recognizer) where other.hasRecognized && active.contains(other) {
      if recognizer.requiresFailure(of: other) { return false }
      if other.prevents(recognizer) { return false }
    }
    if let delegate = recognizer.delegate,
      !delegate.gestureRecognizerShouldBegin(recognizer)
    {
      return false
    }
    // The views between them are not asked (inferred: cells that allow only their own swipe
    // scroll with their list).
    let touched = recognizer.touches.first?.view
    if let touched, touched !== recognizer.view, !touched.gestureRecognizerShouldBegin(recognizer) {
      return false
    }
    // One that is its recognizer's delegate has been asked: it is one method in Objective-C.
    guard let view = recognizer.view, view !== recognizer.delegate else { return true }
    return view.gestureRecognizerShouldBegin(recognizer)
  }

  /// Called when a recognizer has begun, or a discrete one has recognized: the others fail, and the
  /// view loses the touches.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    changed.append(recognizer)
    for other in contenders(of: recognizer) where active.contains(other) || other.isHeld {
      guard !other.isDone, !other.isActive else { continue }
      if recognizer.prevents(other) || other.requiresFailure(of: recognizer) {
        other.state = .failed
      }
    }
    if recognizer.cancelsTouchesInView { cancelViewTouches(of: recognizer) }
    settle()
  }

  func didChange(_ recognizer: UIGestureRecognizer) {
    if !changed.contains(recognizer) { changed.append(recognizer) }
    settle()
  }

  /// Whether a change of the recognizer is not sent yet.
  func isAboutToTell(of recognizer: UIGestureRecognizer) -> Bool { changed.contains(recognizer) }

  func didFail(_ recognizer: UIGestureRecognizer) { tellWaiting(about: recognizer) }

  private func tellWaiting(about recognizer: UIGestureRecognizer) {
    let waiting = active.filter { $0.isHeld && $0.requiresFailure(of: recognizer) }
    for candidate in waiting { candidate.requirementsMayBeMet() }
  }

  private func cancelViewTouches(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.touches {
      guard let index = place(of: touch), !records[index].isCancelledForView,
        records[index].recognizers.contains(recognizer)
      else { continue }
      // A touch that has just come down, or is held back, has not reached the view.
      let isNew = touch.phase == .began || records[index].isBeginHeld
      records[index].isCancelledForView = true
      records[index].isBeginHeld = false
      records[index].isEndHeld = false
      records[index].delay.stop()
      guard !isNew else { continue }
      // For the view alone the touch is over.
      let phase = touch.phase
      touch.phase = .cancelled
      touch.view?.touchesCancelled([touch], with: UIEvent(touch))
      touch.phase = phase
    }
  }

  /// A recognizer has left its view.
  func forget(_ recognizer: UIGestureRecognizer) {
    if recognizer.isActive { recognizer.state = .cancelled }
    active.removeAll { $0 === recognizer }
    changed.removeAll { $0 === recognizer }
    for index in records.indices {
      records[index].recognizers.removeAll { $0 === recognizer }
    }
  }
}

extension UIEvent {
  /// The event of a touch alone, whose own event is over.
  fileprivate convenience init(_ touch: UITouch) {
    self.init()
    timestamp = touch.timestamp
    allTouches = [touch]
  }
}

extension UITouch {
  /// Whether the finger has left the screen.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
