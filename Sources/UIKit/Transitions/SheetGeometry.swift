import Foundation

/// The place of a card in its container.
@MainActor
struct SheetGeometry: UISheetPresentationControllerDetentResolutionContext {
  enum Form {
    /// From edge to edge at the bottom of a phone.
    case card
    /// Floating in the middle, in regular width.
    case form
    /// Over everything, in compact height.
    case full
  }

  /// A resting place: its name, and how far the card reaches up from the container's bottom.
  struct Rest {
    let identifier: UISheetPresentationController.Detent.Identifier
    let height: CGFloat
  }

  let form: Form
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  private(set) var restingDetents: [Rest] = []
  private let preferredSize: CGSize
  private let keyboardOverlap: CGFloat
  private let isPage: Bool
  private let followsPreferredWidth: Bool

  /// How far the highest card stays below the status bar (measured for iOS 13).
  private static let topGap: CGFloat = 10
  /// Sizes of floating forms (measured on one iPad).
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 712
  /// What a page leaves of the container's height, above and below together.
  private static let pageMargins: CGFloat = 84

  init(of sheet: UISheetPresentationController) {
    let container = sheet.containerView
    bounds = container?.bounds ?? .zero
    safeArea = container?.safeAreaInsets ?? .zero
    let traits = container?.traitCollection ?? sheet.traitCollection
    containerTraitCollection = traits
    form = Self.form(of: sheet)
    preferredSize = sheet.presentedViewController.preferredContentSize
    keyboardOverlap = sheet.keyboardOverlap
    isPage = sheet.builtInStyle != .formSheet
    followsPreferredWidth = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
    maximumDetentValue = max(
      0,
      bounds.height - safeArea.top - SheetGeometry.topGap - safeArea.bottom
    )
    // A card stands on the keyboard as on the lower edge, as far as there is room (inferred).
    let ground = max(safeArea.bottom, keyboardOverlap)
    let highest = maximumDetentValue + safeArea.bottom
    restingDetents = sheet.detents
      .compactMap { detent in
        detent.resolvedValue(in: self).map {
          Rest(identifier: detent.identifier, height: min(max($0, 0) + ground, highest))
        }
      }
      .sorted { $0.height < $1.height }
  }

  /// Without the detents, which can ask for traits themselves.
  static func form(of sheet: UISheetPresentationController) -> Form {
    let traits = sheet.containerView?.traitCollection ?? sheet.traitCollection
    if traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular {
      return .form
    }
    return traits.verticalSizeClass == .compact && !sheet.prefersEdgeAttachedInCompactHeight
      ? .full : .card
  }

  func height(of identifier: UISheetPresentationController.Detent.Identifier) -> CGFloat {
    restingDetents.first { $0.identifier == identifier }?.height
      ?? restingDetents.last?.height ?? maximumDetentValue + safeArea.bottom
  }

  func frame(at identifier: UISheetPresentationController.Detent.Identifier) -> CGRect {
    switch form {
    case .full:
      return bounds
    case .card:
      let height = height(of: identifier)
      let width = cardWidth
      // In the middle of the safe area, which is the middle of a phone.
      let x =
        safeArea.left + ((bounds.width - safeArea.left - safeArea.right - width) / 2).rounded()
      return CGRect(x: x, y: bounds.height - height, width: width, height: height)
    case .form:
      var size =
        isPage
        ? CGSize(
          width: SheetGeometry.pageWidth,
          height: bounds.height - SheetGeometry.pageMargins
        ) : SheetGeometry.formSize
      if preferredSize.width > 0 { size.width = preferredSize.width }
      if preferredSize.height > 0 { size.height = preferredSize.height }
      size.width = min(size.width, bounds.width)
      size.height = min(size.height, bounds.height)
      let centered = (bounds.height - size.height) / 2
      let aboveKeyboard = bounds.height - keyboardOverlap - SheetGeometry.topGap - size.height
      let top = safeArea.top + SheetGeometry.topGap
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: min(centered, max(aboveKeyboard, top)).rounded(),
        width: size.width,
        height: size.height
      )
    }
  }

  /// That of the safe area, or what the content prefers (documented).
  private var cardWidth: CGFloat {
    let room = max(0, bounds.width - safeArea.left - safeArea.right)
    guard followsPreferredWidth, preferredSize.width > 0 else { return room }
    return min(preferredSize.width, room)
  }

  /// How far the card stacks over the presenter: 1 at the large detent, 0 at those well below it.
  func stacking(at identifier: UISheetPresentationController.Detent.Identifier) -> CGFloat {
    guard form == .card else { return 0 }
    return height(of: identifier) >= maximumDetentValue + safeArea.bottom - 1 ? 1 : 0
  }
}
