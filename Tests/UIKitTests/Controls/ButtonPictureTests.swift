import Testing
import UIKit

@MainActor
struct ButtonPictureTests {
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test
  func `a picture has its place when code asks for it, before any layout`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(button.imageView?.frame == .zero)
    button.setImage(picture(20, 24), for: .normal)
    #expect(button.imageView?.frame == CGRect(x: 40, y: 8, width: 20, height: 24))
  }

  private final class Own: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: imageView?.frame.minX ?? 0, y: 1, width: 2, height: 3)
    }
  }

  @Test
  func `a button that asks for its picture to place it is not asked again`() {
    let button = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setImage(picture(20, 24), for: .normal)
    #expect(button.imageView?.frame == CGRect(x: 0, y: 1, width: 2, height: 3))
  }
}
