import Testing

@testable import OwnCode

/// What names tell about the way of a transition.
@Suite
struct DirectionWordsTests {
  @Test
  func `a name is split where its capitals begin`() {
    #expect(DirectionWords.words(of: "UIKitPop2Animator") == ["ui", "kit", "pop2", "animator"])
    #expect(DirectionWords.words(of: "slide_out") == ["slide", "out"])
  }

  @Test(arguments: [
    "FlipDismissAnimator", "HideTransition", "ModalClosing", "UnwindScaleSegue",
    "NavKuGouPopAnimator",
    "NavigationPopTransition", "MenuDismisser",
  ])
  func `a name may speak of the way back alone`(name: String) {
    #expect(DirectionWords.way(of: name) == .back)
  }

  @Test(arguments: [
    "PresentDismissAnimator", "PopAnimator", "NavPushPopAnimator", "FadeAnimator", "BackdropFade",
  ])
  func `a name that speaks of both ways or may mean an effect says nothing`(name: String) {
    #expect(DirectionWords.way(of: name) == nil)
  }

  @Test(arguments: [
    "isPresent", "isPresenting", "forPresenting", "isForPresenting", "presentation",
    "isPresentation",
    "appearing", "isAppearing", "isShowing", "show", "isOpening", "isOpen", "isPush", "isPushing",
    "forward", "isForward", "isExpanding", "animatingIn", "isPresentTransition", "shouldPresent",
    "isBeingPresented", "ispresenting", "is_presenting", "isEntering",
  ])
  func `a truth may be that of the way there`(name: String) {
    #expect(DirectionWords.wayAlone(of: name) == .there)
  }

  @Test(arguments: [
    "isDismiss", "dismissing", "forDismissal", "isDismissed", "reverse", "isReversed", "isPop",
    "popping", "isBack", "isClosing", "hide", "isUnwinding", "isDisappearing", "isdismissing",
    "isCollapsing", "isExiting", "animatingOut",
  ])
  func `a truth may be that of the way back`(name: String) {
    #expect(DirectionWords.wayAlone(of: name) == .back)
  }

  @Test(arguments: [
    "dismissesOnTap", "isInteractive", "hideNavigationBar", "showsHandle", "presentDismiss", "is",
    "isHidden", "animated", "popToRoot", "isInteractiveDismissEnabled", "isReversible", "island",
  ])
  func `a truth about something else says nothing of the way`(name: String) {
    #expect(DirectionWords.wayAlone(of: name) == nil)
  }

  @Test
  func `a pop may be the way back or an effect`() {
    #expect(DirectionWords.maySayBack("SlidePopAnimator"))
    #expect(!DirectionWords.maySayBack("PushPopAnimator"))
    #expect(!DirectionWords.maySayBack("FadeAnimator"))
  }

  @Test
  func `a view may be put below another`() {
    #expect(ViewWords("container.insertSubview(toView, belowSubview: fromView)").putsBelow)
    #expect(ViewWords("container.sendSubviewToBack(toView)").putsBelow)
    #expect(!ViewWords("container.insertSubview(toView, aboveSubview: fromView)").putsBelow)
  }

  @Test
  func `cases for the two ways differ in one word`() throws {
    let slides = try #require(DirectionWords.pair(in: ["none", "slideIn", "slideOut"]))
    #expect(slides == ("slideIn", "slideOut"))
    let modals = try #require(DirectionWords.pair(in: ["dismiss", "present"]))
    #expect(modals == ("present", "dismiss"))
    #expect(DirectionWords.pair(in: ["left", "right", "up"]) == nil)
    // Directions in space, which a film may move in either way.
    #expect(DirectionWords.pair(in: ["left", "right", "in", "out"]) == nil)
    #expect(DirectionWords.pair(in: ["top", "bottom", "forward", "backward"]) == nil)
    #expect(try #require(DirectionWords.pair(in: ["in", "out", "cross"])) == ("in", "out"))
    let mixed = try #require(DirectionWords.pair(in: ["left", "right", "open", "close"]))
    #expect(mixed == ("open", "close"))
  }

  @Test
  func `only the way back may have a word of its own`() {
    #expect(DirectionWords.areOpposite("SlideAnimator", "SlideAnimatorDismiss"))
    #expect(DirectionWords.areOpposite("SlideAnimator", "SlideDismissAnimator"))
    #expect(!DirectionWords.areOpposite("SlideAnimator", "SlidePopAnimator"))
    #expect(!DirectionWords.areOpposite("SlideAnimator", "FadeDismissAnimator"))
  }

  @Test
  func `code asks for the screens by their keys, outside of comments`() {
    let leaving = ViewWords("// to the top\nlet view = context.view(forKey: .from)")
    #expect(leaving.hasLeaving && leaving.hasKeyOfLeaving && !leaving.hasArriving)
    let label = ViewWords("let gesture = Gesture.pan(from: .left)\nlet views = views(of: context)")
    #expect(!label.hasKeyOfLeaving)
    #expect(ViewWords("view(forKey: UITransitionContextFromViewKey)").hasKeyOfLeaving)
    let old = ViewWords("viewController(forKey: UITransitionContextToViewControllerKey)")
    #expect(old.hasArriving && !old.hasLeaving)
  }

  @Test
  func `code that brings no view and moves the leaving one alone is for the way back`() {
    let naming = """
      guard let source = context.viewController(forKey: .from),
        let target = context.viewController(forKey: .to)
      else { return }

      """
    let moving = "UIView.animate(withDuration: 0.5) { source.view.frame.origin.y = 800 }"
    #expect(ViewWords(naming + moving).movesLeavingAlone)
    let both = naming + moving + "\ntarget.view?.alpha = 1"
    #expect(!ViewWords(both).movesLeavingAlone)
    let bringing = naming + "context.containerView.addSubview(target.view)\n" + moving
    #expect(!ViewWords(bringing).movesLeavingAlone)
    let old = "let view = context.viewForKey(UITransitionContextFromViewKey)\nview!.alpha = 0"
    #expect(ViewWords(old).movesLeavingAlone)
    #expect(!ViewWords(naming + "if source.view.alpha == 0 { return }").movesLeavingAlone)
  }

  @Test
  func `code that tells a helper its way does not ask for it`() {
    #expect(!ViewWords("let run = Run(container: box, isPresenting: false)").asksItsWay)
    #expect(ViewWords("let run = Run(isPresenting: isPresenting)").asksItsWay)
    #expect(ViewWords("if target.isBeingPresented { return }").asksItsWay)
    #expect(ViewWords("var isPresenting: Bool").asksItsWay)
  }

  @Test(arguments: ["let _ = ", "_ = ", "    let _ = ", "", "  "])
  func `a screen that is asked for and thrown away is not used`(start: String) {
    let code = "\(start)context.viewController(forKey: .to)\nlet view = context.view(forKey: .from)"
    #expect(!ViewWords(code).hasArriving)
    #expect(ViewWords(code).hasLeaving)
    #expect(ViewWords("let to = context.viewController(forKey: .to)").hasArriving)
    #expect(ViewWords("let to =\n  context.view(forKey: .to)\nto.alpha = 0").hasArriving)
    #expect(ViewWords("var to: UIView? {\n  context.view(forKey: .to)\n}").hasArriving)
  }

  @Test
  func `two animators may be named after what they do`() {
    #expect(DirectionWords.areOpposite("MenuPresenter", "MenuDismisser"))
    #expect(DirectionWords.areOpposite("DoorOpener", "DoorCloser"))
    #expect(DirectionWords.way(of: "MenuPresenter") == nil)
    #expect(DirectionWords.wayAlone(of: "presenter") == nil)
  }
}
