import Foundation

/// A button of a remote control or a key of a keyboard that is held down.
///
/// Neither is connected to a stage, so nothing sends one.
@preconcurrency
@MainActor
open class UIPress: MainActorObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }

  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  package init(type: PressType, key: UIKey?) {
    self.type = type
    self.key = key
  }

  /// One that no button makes.
  public convenience init() { self.init(type: .upArrow, key: nil) }

  public let type: PressType
  public let key: UIKey?
  open var phase: Phase { .began }
  open var force: CGFloat { 0 }
  open var timestamp: TimeInterval { 0 }
  open var window: UIWindow? { nil }
  open var responder: UIResponder? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// A key of a hardware keyboard.
@preconcurrency
@MainActor
open class UIKey: MainActorObject {
  package init(
    characters: String,
    charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }

  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage
}

/// A moment at which presses began, changed or ended.
@preconcurrency
@MainActor
open class UIPressesEvent: UIEvent {
  package init(presses: Set<UIPress>) {
    allPresses = presses
    super.init(type: .presses)
  }

  public let allPresses: Set<UIPress>

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// The number of a key in the tables of the USB standard.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 0x04
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ
  case keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY
  case keyboardZ
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8
  case keyboard9, keyboard0
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab
  case keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket
  case keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
  case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  case keyboardCapsLock
  case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7
  case keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
  case keyboardHome = 0x4A
  case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keyboardLeftControl = 0xE0
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl
  case keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
