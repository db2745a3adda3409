import Foundation
import Pixels
import Segue
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.goldens("Views"))
struct ViewPictureTests {
  /// Stripes, a disc and a letter-like shape: what goes wrong with it can be seen.
  final class Card: UIView {
    let color: UIColor

    init(frame: CGRect, color: UIColor) {
      self.color = color
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
      color.setFill()
      UIRectFill(bounds)
      UIColor.white.setFill()
      let stripe = bounds.height / 8
      for row in stride(from: stripe, to: bounds.height, by: 2 * stripe) {
        UIRectFill(CGRect(x: 0, y: row, width: bounds.width * 0.4, height: stripe / 2))
      }
      UIColor.black.setFill()
      UIBezierPath(
        ovalIn: CGRect(
          x: bounds.width * 0.55,
          y: bounds.height * 0.1,
          width: bounds.width * 0.35,
          height: bounds.width * 0.35
        )
      ).fill()
    }
  }

  private func makeStage() -> (Stage, UIView, Card, Card) {
    let stage = Stage(size: CGSize(width: 60, height: 90), scale: 2)
    stage.window.backgroundColor = UIColor(white: 0.8, alpha: 1)
    let container = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 70))
    let front = Card(frame: container.bounds, color: .systemBlue)
    let back = Card(frame: container.bounds, color: .systemOrange)
    container.addSubview(front)
    stage.window.addSubview(container)
    stage.advance(by: 0)
    return (stage, container, front, back)
  }

  private nonisolated static let transitions: [(String, UIView.AnimationOptions)] = [
    ("cross-dissolve", .transitionCrossDissolve), ("flip-left", .transitionFlipFromLeft),
    ("flip-right", .transitionFlipFromRight), ("flip-top", .transitionFlipFromTop),
    ("flip-bottom", .transitionFlipFromBottom), ("curl-up", .transitionCurlUp),
    ("curl-down", .transitionCurlDown),
  ]

  @Test(arguments: transitions)
  func `a view transition runs from the old picture to the new one`(
    _ name: String,
    _ options: UIView.AnimationOptions
  ) {
    let (stage, container, front, back) = makeStage()
    let before = stage.render()
    var completed: Bool?
    UIView.transition(
      with: container,
      duration: 1,
      options: [options, .curveLinear],
      animations: {
        front.removeFromSuperview()
        container.addSubview(back)
      },
      completion: { completed = $0 }
    )
    #expect(container.subviews == [back])
    #expect(stage.render() == before)
    let strip = Filmstrip(width: 120, height: 180, count: 3)
    for (index, time) in [0.25, 0.5, 0.75].enumerated() {
      stage.advance(to: time)
      strip.add(stage.render().pixmap, at: index)
    }
    assertGolden(strip.pixmap, name)
    stage.advance(to: 1)
    #expect(completed == true)
    let after = stage.render()
    #expect(after != before)
    #expect(stage.window.layer.sublayers?.count == 1)
    // The same end without any transition.
    let (other, otherContainer, otherFront, otherBack) = makeStage()
    otherFront.removeFromSuperview()
    otherContainer.addSubview(otherBack)
    #expect(other.render() == after)
  }

  @Test
  func `a flip ends with views that are added after its call`() {
    func picture(addingLater: Bool) -> Frame {
      let (stage, container, front, back) = makeStage()
      UIView.transition(
        with: container,
        duration: 1,
        options: [.transitionFlipFromLeft, .curveLinear],
        animations: {
          front.removeFromSuperview()
          if !addingLater { container.addSubview(back) }
        }
      )
      if addingLater { container.addSubview(back) }
      stage.advance(to: 0.75)
      return stage.render()
    }
    #expect(picture(addingLater: true) == picture(addingLater: false))
  }

  @Test
  func `a transition from one view to another exchanges them in their superview`() {
    let (stage, container, front, back) = makeStage()
    UIView.transition(
      from: front,
      to: back,
      duration: 1,
      options: [.transitionCrossDissolve]
    )
    #expect(container.subviews == [back])
    stage.advance(to: 2)
    container.addSubview(front)
    front.isHidden = true
    UIView.transition(
      from: back,
      to: front,
      duration: 1,
      options: [.transitionFlipFromLeft, .showHideTransitionViews]
    )
    #expect(back.isHidden && !front.isHidden)
    #expect(container.subviews == [back, front])
  }

  @Test
  func `a snapshot looks like its view`() throws {
    let (stage, container, front, _) = makeStage()
    let before = stage.render()
    let snapshot = try #require(container.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.bounds == container.bounds)
    snapshot.frame = container.frame
    front.removeFromSuperview()
    stage.window.addSubview(snapshot)
    #expect(stage.render() == before)
  }

  @Test
  func `a snapshot without updates shows what is on the screen`() throws {
    let (stage, container, front, _) = makeStage()
    let before = stage.render()
    front.alpha = 0.2
    let old = try #require(container.snapshotView(afterScreenUpdates: false))
    old.frame = container.frame
    container.isHidden = true
    stage.window.addSubview(old)
    _ = before
    #expect(stage.render()[CGPoint(x: 12, y: 76)].alpha == 255)
  }

  @Test
  func `a snapshot with updates shows running animations as the screen does`() throws {
    let (stage, container, front, _) = makeStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { front.alpha = 0 }
    stage.advance(by: 0.5)
    let place = CGPoint(x: 12, y: 76)
    let before = stage.render()[place]
    let snapshot = try #require(container.snapshotView(afterScreenUpdates: true))
    snapshot.frame = container.frame
    container.isHidden = true
    stage.window.addSubview(snapshot)
    // A picture is rounded once more than what it shows.
    #expect(abs(Int(stage.render()[place].red) - Int(before.red)) <= 2)
  }

  @Test
  func `a view that was never on screen has an empty snapshot until it is updated`() throws {
    let (stage, _, _, _) = makeStage()
    let fresh = Card(frame: CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
    let empty = try #require(fresh.snapshotView(afterScreenUpdates: false))
    #expect(empty.layer.contents == nil)
    let full = try #require(fresh.snapshotView(afterScreenUpdates: true))
    #expect(full.layer.contents != nil)
    fresh.isHidden = true
    #expect(try #require(fresh.snapshotView(afterScreenUpdates: true)).layer.contents == nil)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    _ = stage
  }

  @Test
  func `a resizable snapshot keeps its caps`() throws {
    let (stage, container, _, _) = makeStage()
    let snapshot = try #require(
      container.resizableSnapshotView(
        from: CGRect(x: 0, y: 0, width: 40, height: 40),
        afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
      )
    )
    #expect(snapshot.layer.contentsCenter == CGRect(x: 0, y: 0.25, width: 1, height: 0.5))
    _ = stage
  }

  @Test
  func `a hierarchy is drawn into an image`() throws {
    let (stage, container, _, _) = makeStage()
    UIGraphicsBeginImageContextWithOptions(container.bounds.size, false, 2)
    let drawn = container.drawHierarchy(in: container.bounds, afterScreenUpdates: true)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(drawn)
    let frame = stage.render()
    let picture = try #require(image.cgImage).pixmap
    #expect(picture.width == 80 && picture.height == 140)
    for (x, y) in [(5, 5), (40, 30), (70, 130)] {
      #expect(picture[x, y] == frame.pixmap[x + 20, y + 20])
    }
  }

  @Test
  func `views of every look`() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
    stage.window.backgroundColor = .white
    let card = Card(frame: CGRect(x: 5, y: 5, width: 40, height: 40), color: .systemGreen)
    card.layer.cornerRadius = 10
    card.clipsToBounds = true
    stage.window.addSubview(card)
    let shadow = UIView(frame: CGRect(x: 55, y: 5, width: 40, height: 40))
    shadow.backgroundColor = .systemYellow
    shadow.layer.shadowOpacity = 0.5
    shadow.layer.shadowOffset = CGSize(width: 0, height: 3)
    shadow.transform = CGAffineTransform(rotationAngle: 0.2)
    stage.window.addSubview(shadow)
    let masked = Card(frame: CGRect(x: 5, y: 55, width: 40, height: 40), color: .systemRed)
    let mask = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
    mask.backgroundColor = .black
    mask.layer.cornerRadius = 15
    masked.mask = mask
    stage.window.addSubview(masked)
    let tilted = Card(frame: CGRect(x: 55, y: 55, width: 40, height: 40), color: .systemPurple)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 80
    tilted.transform3D = CATransform3DRotate(perspective, 0.8, 0, 1, 0)
    tilted.alpha = 0.7
    stage.window.addSubview(tilted)
    assertGolden(stage.render().pixmap, "looks")
  }

  private nonisolated static let blurs: [(String, UIBlurEffect.Style)] = [
    ("light", .light), ("dark", .dark), ("material", .systemMaterial),
  ]

  @Test(arguments: blurs)
  func `an effect view blurs what is behind it`(_ name: String, _ style: UIBlurEffect.Style) {
    let stage = Stage(size: CGSize(width: 80, height: 80), scale: 1)
    stage.window.addSubview(
      Card(frame: CGRect(x: 0, y: 0, width: 80, height: 80), color: .systemTeal)
    )
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
    effect.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
    effect.layer.cornerRadius = 8
    effect.clipsToBounds = true
    stage.window.addSubview(effect)
    assertGolden(stage.render().pixmap, "blur-\(name)")
  }

  @Test
  func `an effect made without arguments is extra light, and vibrancy is none`() {
    #expect(UIBlurEffect().style == .extraLight)
    let effect = UIVisualEffectView(effect: UIVibrancyEffect())
    #expect(effect.contentView.alpha == 1)
  }

  @Test(arguments: [(UIBlurEffect.Style.dark, true), (.systemMaterialLight, false)])
  func `vibrant content is light over a dark material and dark over a light one`(
    style: UIBlurEffect.Style,
    isLight: Bool
  ) {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    stage.window.backgroundColor = .gray
    let blur = UIBlurEffect(style: style)
    let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    let back = UIVisualEffectView(effect: blur)
    for view in [back, vibrancy] { view.frame = CGRect(x: 0, y: 0, width: 40, height: 40) }
    for (x, color) in [(0, UIColor.black), (20, .red)] {
      let part = UIView(frame: CGRect(x: x, y: 0, width: 10, height: 40))
      part.backgroundColor = color
      vibrancy.contentView.addSubview(part)
    }
    back.contentView.addSubview(vibrancy)
    stage.window.addSubview(back)
    let pixels = stage.render()
    let (black, red, empty) = (pixels[5, 20], pixels[25, 20], pixels[15, 20])
    #expect(isLight ? black.red > 220 : black.red < 60)
    #expect(black == red)
    #expect(black != empty)
  }

  @Test
  func `an image view shows its image in every content mode`() {
    let stage = Stage(size: CGSize(width: 160, height: 100), scale: 1)
    stage.window.backgroundColor = .white
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor.systemIndigo.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      UIColor.systemYellow.setFill()
      context.fill(CGRect(x: 5, y: 5, width: 8, height: 10))
    }
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .topLeft, .bottomRight,
    ]
    for (index, mode) in modes.enumerated() {
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 5 + index % 3 * 52, y: 5 + index / 3 * 48, width: 44, height: 40)
      view.contentMode = mode
      view.clipsToBounds = true
      view.layer.borderWidth = 1
      view.layer.borderColor = UIColor.red.cgColor
      stage.window.addSubview(view)
    }
    assertGolden(stage.render().pixmap, "image-content-modes")
  }

  @Test
  func `a template image takes the tint`() throws {
    let stage = Stage(size: CGSize(width: 20, height: 20))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }.withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image)
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.window.addSubview(view)
    #expect(stage.render()[5, 5] == (255, 0, 0, 255))
    view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(stage.render()[5, 5] == (0, 0, 255, 255))
  }

  @Test(arguments: [true, false])
  func `an animated image plays by itself while it is in a window`(isSetFirst: Bool) {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    let pictures = [0.2, 0.4, 0.6].map { white in
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor(white: white, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = UIImage.animatedImage(with: pictures, duration: 3)
    if isSetFirst { view.image = image }
    stage.window.addSubview(view)
    if !isSetFirst { view.image = image }
    #expect(stage.render()[5, 5].red == 51)
    stage.advance(to: 1.5)
    view.tintColor = .red
    #expect(stage.render()[5, 5].red == 102)
    stage.advance(to: 2.5)
    #expect(stage.render()[5, 5].red == 153)
    stage.advance(to: 3.5)
    #expect(stage.render()[5, 5].red == 51)
    view.image = pictures[1]
    stage.advance(to: 6.5)
    #expect(stage.render()[5, 5].red == 102)
  }

  @Test
  func `an image view plays its images on the clock`() {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    func image(_ white: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor(white: white, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let view = UIImageView(image: image(0))
    view.animationImages = [image(0.2), image(0.4), image(0.6)]
    view.animationDuration = 3
    view.animationRepeatCount = 1
    stage.window.addSubview(view)
    view.startAnimating()
    #expect(stage.render()[5, 5].red == 51)
    stage.advance(to: 1.5)
    #expect(stage.render()[5, 5].red == 102)
    stage.advance(to: 2.5)
    #expect(stage.render()[5, 5].red == 153)
    stage.advance(to: 3)
    #expect(!view.isAnimating)
    #expect(stage.render()[5, 5].red == 0)
  }

  @Test
  func `an image view does not draw by itself`() {
    final class Drawn: UIImageView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let stage = Stage(size: CGSize(width: 10, height: 10))
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .green
    stage.window.addSubview(view)
    view.setNeedsDisplay()
    #expect(stage.render()[5, 5] == (0, 255, 0, 255))
  }
}

/// Pictures of one size side by side.
@MainActor
final class Filmstrip {
  private(set) var pixmap: Pixmap
  private let width: Int

  init(width: Int, height: Int, count: Int) {
    self.width = width
    pixmap = Pixmap(width: width * count, height: height)
  }

  func add(_ picture: Pixmap, at index: Int) {
    for y in 0..<picture.height {
      for x in 0..<picture.width { pixmap[index * width + x, y] = picture[x, y] }
    }
  }
}
