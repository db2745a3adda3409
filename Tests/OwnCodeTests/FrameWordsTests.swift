import Testing

@testable import OwnCode

/// What code takes a frame for that it is given.
@Suite
struct FrameWordsTests {
  @Test(arguments: [
    "toVC.view.frame = self.originFrame", "to.view!.frame = originFrame",
    "toVC.view.frame.origin.x = -originFrame.width\ntoVC.view.frame = menuFrame",
    "toView.frame.origin.y += self.originFrame.size.height",
  ])
  func `a frame in which the new screen ends is that of a screen`(code: String) {
    #expect(FrameWords(code).isOfScreen("originFrame"))
  }

  @Test(arguments: [
    "toView.frame = originFrame\nUIView.animate { }\ntoView.frame = finalFrame",
    "snapshot.frame = originFrame", "fromView.frame = originFrame",
    "// toView.frame = originFrame", "toView.frame = originFrame.insetBy(dx: 1, dy: 1)",
    "let scale = originFrame.width / toView.frame.width",
    "topBar.frame.origin.y = originFrame.minY",
    "if toView.frame == originFrame { }",
  ])
  func `a frame from which something grows is that of a button`(code: String) {
    #expect(!FrameWords(code).isOfScreen("originFrame"))
  }
}
