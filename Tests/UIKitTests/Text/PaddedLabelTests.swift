import Foundation
import Segue
import Testing

@testable import UIKit

/// A label with room around its text, as apps make it.
private final class PaddedLabel: UILabel {
  let insets = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
      .inset(by: UIEdgeInsets(top: -12, left: -20, bottom: -12, right: -20))
  }
}

/// A label whose lines have a height of its own.
private final class OwnHeightLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    if preferredMaxLayoutWidth == 0 { return super.intrinsicContentSize }
    return CGSize(width: UIView.noIntrinsicMetric, height: preferredMaxLayoutWidth / 2)
  }
}

@MainActor
@Suite
struct PaddedLabelTests {
  let stage = Stage(size: CGSize(width: 320, height: 400), scale: 3)
  private let text = "The quick brown fox jumps over the lazy dog"

  private func dress(_ label: UILabel, lines: Int) {
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
  }

  private func pair(lines: Int) -> (padded: PaddedLabel, plain: UILabel) {
    let pair = (padded: PaddedLabel(), plain: UILabel())
    dress(pair.padded, lines: lines)
    dress(pair.plain, lines: lines)
    return pair
  }

  @Test
  func `the sizes of a label are those of its own text rectangle`() {
    let (padded, plain) = pair(lines: 1)
    let size = plain.intrinsicContentSize
    #expect(abs(padded.intrinsicContentSize.width - size.width - 40) < 0.01)
    #expect(abs(padded.intrinsicContentSize.height - size.height - 24) < 0.01)
    padded.sizeToFit()
    #expect(padded.bounds.size == padded.intrinsicContentSize)
  }

  @Test
  func `lines wrap within the insets of a label's text rectangle`() {
    let (padded, plain) = pair(lines: 0)
    let room = CGSize(width: 160, height: 1000)
    let fits = padded.sizeThatFits(CGSize(width: 200, height: 1000))
    #expect(abs(fits.height - plain.sizeThatFits(room).height - 24) < 0.01)
    let host = UIViewController()
    stage.window.rootViewController = host
    host.view.addSubview(padded)
    NSLayoutConstraint.activate([
      padded.widthAnchor.constraint(equalToConstant: 200),
      padded.topAnchor.constraint(equalTo: host.view.topAnchor),
      padded.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
    ])
    host.view.layoutIfNeeded()
    #expect(abs(padded.frame.height - fits.height) < 0.34)
  }

  @Test
  func `a label of several lines is asked for its size at the width that it got`() {
    let label = OwnHeightLabel()
    dress(label, lines: 0)
    let host = UIViewController()
    stage.window.rootViewController = host
    host.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 200),
      label.topAnchor.constraint(equalTo: host.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
    ])
    host.view.layoutIfNeeded()
    #expect(label.frame.height == 100)
    #expect(label.preferredMaxLayoutWidth == 0)
  }
}
