import Testing

@testable import OwnCode

/// What is known of the app around a named file.
struct AppAroundTests {
  @Test(arguments: [
    "class Fade: NSObject, UIViewControllerAnimatedTransitioning {}",
    "extension Fade:UIViewControllerAnimatedTransitioning {}",
    "final class Fade: NSObject, UIKit.UIViewControllerAnimatedTransitioning {}",
  ])
  func `a file has an animator, however its protocol is written`(_ text: String) throws {
    let folder = Folder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(text, to: "Fade.swift")
    let app = try #require(AppAround(of: "\(folder.path)/Fade.swift"))
    #expect(app.hasAnimator)
    #expect(app.types == ["Fade"])
  }
}
