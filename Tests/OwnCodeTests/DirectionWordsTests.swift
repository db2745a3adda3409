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

  @Test(arguments: ["FlipDismissAnimator", "HideTransition", "ModalClosing", "UnwindScaleSegue"])
  func `a name may speak of the way back alone`(name: String) {
    #expect(DirectionWords.way(of: name) == .back)
  }

  @Test(arguments: ["PresentDismissAnimator", "PopAnimator", "FadeAnimator", "BackdropFade"])
  func `a name that speaks of both ways or may mean an effect says nothing`(name: String) {
    #expect(DirectionWords.way(of: name) == nil)
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
    #expect(leaving.hasLeaving && !leaving.hasArriving)
    let old = ViewWords("viewController(forKey: UITransitionContextToViewControllerKey)")
    #expect(old.hasArriving && !old.hasLeaving)
  }
}
