import Testing
import UIKit

/// Names that books and sample apps use, declared as there.
@MainActor
@Suite
struct `Names of sample apps` {
  @Test
  func `a control names the actions of a target`() {
    final class Target: NSObject { func go() {} }
    let (button, target) = (UIButton(), Target())
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    button.addTarget(target, action: Selector("go"), for: .touchUpInside)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["go"])
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == nil)
  }

  @Test
  func `a constraint knows the anchors it relates`() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor)
    #expect(constraint.firstAnchor.item === view)
    #expect(constraint.secondAnchor?.item === view)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test
  func `a renderer's format is that of a picture`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let square = CGRect(x: 0, y: 0, width: 4, height: 4)
    let picture = UIGraphicsImageRenderer(size: square.size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(square)
    }
    #expect(picture.imageRendererFormat.scale == 2)
    #expect(picture.imageRendererFormat.opaque)
  }

  @Test
  func `the parts of a list's content have layout guides`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    let view = UIListContentView(configuration: content)
    #expect(view.textLayoutGuide != nil)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
  }
}
