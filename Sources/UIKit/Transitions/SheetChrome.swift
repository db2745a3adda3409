import Foundation

/// The surroundings of a card: the dimming, the presenter that moves back behind it, rounded
/// corners and the grabber.
@MainActor
final class SheetChrome {
  /// The confidence is given with each.
  private enum Look {
    /// The radius of the card and of the presenter behind it, along a continuous curve (the curve
    /// is measured on one picture).
    static let cornerRadius: CGFloat = 10
    /// How far the presenter's top edge is above the card's (measured on iOS 14 to 16).
    static let presenterAbove: CGFloat = 10
    /// The black over the screen behind: less than behind an alert (measured on iOS 14 to 16; the
    /// dark one is inferred).
    static let dimming: (light: CGFloat, dark: CGFloat) = (0.12, 0.48)
    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
  }

  private unowned let sheet: UISheetPresentationController
  private let dimming = UIView()
  let grabber = UIView()
  private let background = UIVisualEffectView(effect: nil)
  private var shadow: MenuShadow?
  private var savedPresenter: SavedLooks?
  private var savedPresented: SavedLooks?

  /// The original values of the app's views that the chrome changes.
  private struct SavedLooks {
    let view: UIView
    let transform: CGAffineTransform
    let cornerRadius: CGFloat
    let cornerCurve: CALayerCornerCurve
    let maskedCorners: CACornerMask
    let clips: Bool

    @MainActor
    init(_ view: UIView) {
      self.view = view
      transform = view.transform
      cornerRadius = view.layer.cornerRadius
      cornerCurve = view.layer.cornerCurve
      maskedCorners = view.layer.maskedCorners
      clips = view.clipsToBounds
    }

    @MainActor
    func restore(transform restoresTransform: Bool) {
      if restoresTransform { view.transform = transform }
      view.layer.cornerRadius = cornerRadius
      view.layer.cornerCurve = cornerCurve
      view.layer.maskedCorners = maskedCorners
      view.clipsToBounds = clips
    }
  }

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
  }

  func install() {
    guard let container = sheet.containerView else { return }
    dimming.backgroundColor = .black
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addTarget(self, action: Selector(SheetChrome.dimmingTapped))
    dimming.addGestureRecognizer(tap)
    container.insertSubview(dimming, at: 0)
    makeShadow()
    if let presented = sheet.presentedView {
      savedPresented = SavedLooks(presented)
      presented.clipsToBounds = true
      grabber.backgroundColor = .tertiaryLabel
      grabber.layer.cornerRadius = Look.grabberSize.height / 2
      // Above rows that come later.
      grabber.layer.zPosition = 1
      presented.addSubview(grabber)
      showBackground()
      showForm()
      layOut()
    }
    savePresenter()
  }

  /// Shows the effect behind the content of the card, but not in one that scrolls as a whole.
  func showBackground() {
    background.effect = sheet.backgroundEffect
    guard sheet.backgroundEffect != nil, let presented = sheet.presentedView,
      !(presented is UIScrollView)
    else { return background.removeFromSuperview() }
    guard background.superview !== presented else { return }
    background.isUserInteractionEnabled = false
    background.frame = presented.bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.insertSubview(background, at: 0)
  }

  private func dimmingTapped(_ gesture: UIGestureRecognizer) { sheet.didTouchBeside() }

  /// Where the card can stack over it: not on a phone that lies on its side.
  private func savePresenter() {
    let geometry = sheet.geometry
    guard savedPresenter == nil,
      geometry.restingDetents.contains(where: { geometry.stacking(at: $0.identifier) > 0 })
    else { return }
    savedPresenter = SavedLooks(sheet.presenterView)
    sheet.presentingViewController.containment.keepsSafeAreaInsets = true
  }

  /// What the look of the card follows; only a change of it is shown, since apps give their
  /// views corners of their own.
  private struct FormLook: Equatable {
    let form: SheetGeometry.Form
    let radius: CGFloat
    let size: CGSize
  }
  private var shownForm: FormLook?

  /// Shows the corners of the present form.
  ///
  /// - Returns: whether the card has turned, and what is behind it needs its place, too.
  @discardableResult
  func showForm() -> Bool {
    let form = SheetGeometry.form(of: sheet)
    let look = FormLook(
      form: form,
      radius: form == .full ? 0 : sheet.preferredCornerRadius ?? Look.cornerRadius,
      size: sheet.containerView?.bounds.size ?? .zero
    )
    showGrabber()
    guard look != shownForm, let presented = sheet.presentedView else { return false }
    let old = shownForm
    shownForm = look
    if old?.form != look.form || old?.radius != look.radius {
      shadow?.cornerRadius = look.radius
      presented.layer.cornerRadius = look.radius
      presented.layer.cornerCurve = .continuous
      presented.layer.maskedCorners =
        look.form == .form
        ? [
          .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ] : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
    guard let old, old.size != look.size else { return false }
    savePresenter()
    return true
  }

  /// A card that fills the screen has none.
  func showGrabber() {
    grabber.isHidden = !sheet.prefersGrabberVisible || SheetGeometry.form(of: sheet) == .full
  }

  func layOut() {
    guard let presented = sheet.presentedView else { return }
    placeGrabber()
    presented.bringSubviewToFront(grabber)
  }

  /// Keeps the grabber at the top of the card, whose content it does not follow.
  func placeGrabber() {
    guard let presented = sheet.presentedView else { return }
    UIView.performWithoutAnimation {
      grabber.frame = CGRect(
        x: presented.bounds.minX
          + ((presented.bounds.width - Look.grabberSize.width) / 2).rounded(),
        y: presented.bounds.minY + Look.grabberTop,
        width: Look.grabberSize.width,
        height: Look.grabberSize.height
      )
    }
  }

  /// What the card does to the screen behind it.
  private struct Effect {
    /// The alpha of the black over it.
    var dimming: CGFloat = 0
    /// How far it is moved back, up to 1.
    var sunk: CGFloat = 0
    /// The alpha of the shadow round the card: where it does not dim (observed).
    var shadow: CGFloat = 0

    func mixed(with other: Effect, by part: CGFloat) -> Effect {
      Effect(
        dimming: dimming + part * (other.dimming - dimming),
        sunk: sunk + part * (other.sunk - sunk),
        shadow: shadow + part * (other.shadow - shadow)
      )
    }
  }

  private func effect(
    at detent: UISheetPresentationController.Detent.Identifier,
    in geometry: SheetGeometry
  ) -> Effect {
    let isDimmed = isDimmed(at: detent, in: geometry)
    let isDark = sheet.traitCollection.userInterfaceStyle == .dark
    return Effect(
      dimming: isDimmed ? (isDark ? Look.dimming.dark : Look.dimming.light) : 0,
      sunk: geometry.stacking(at: detent),
      shadow: isDimmed ? 0 : 1
    )
  }

  /// 0 without the card, 1 with the card at a detent: the selected one, unless a finger
  /// pulls it down from another.
  func show(progress: CGFloat, of rest: SheetGeometry.Rest? = nil) {
    let detent = rest?.identifier ?? sheet.selectedDetent
    show(Effect().mixed(with: effect(at: detent, in: sheet.geometry), by: progress))
  }

  /// With the card held between its detents: what is behind follows the finger (observed).
  func show(height: CGFloat) {
    let geometry = sheet.geometry
    let rests = geometry.restingDetents
    guard let upper = rests.first(where: { $0.height >= height }) ?? rests.last,
      let lower = rests.last(where: { $0.height < height }) ?? rests.first
    else { return }
    let way = upper.height - lower.height
    let part = way > 0 ? min(max((height - lower.height) / way, 0), 1) : 1
    show(
      effect(at: lower.identifier, in: geometry)
        .mixed(with: effect(at: upper.identifier, in: geometry), by: part)
    )
    settle()
  }

  private func show(_ effect: Effect) {
    dimming.alpha = effect.dimming
    makeShadow()
    shadow?.alpha = effect.shadow
    sheet.dimsTintBehind = effect.dimming > 0
    showPresenter(sunk: effect.sunk, in: sheet.geometry)
  }

  /// The shadow of a card that need not dim; its look is that of a menu's (inferred).
  private func makeShadow() {
    guard shadow == nil, sheet.largestUndimmedDetentIdentifier != nil, let card = sheet.card,
      dimming.superview != nil
    else { return }
    let made = MenuShadow(cornerRadius: shownForm?.radius ?? Look.cornerRadius)
    UIView.performWithoutAnimation {
      made.alpha = 0
      dimming.superview?.insertSubview(made, aboveSubview: dimming)
      card.shadow = made
    }
    shadow = made
  }

  /// Whether the resting card dims the screen behind it.
  var dimsBehind: Bool { isDimmed(at: sheet.selectedDetent, in: sheet.geometry) }

  private func isDimmed(
    at detent: UISheetPresentationController.Detent.Identifier,
    in geometry: SheetGeometry
  ) -> Bool {
    guard let undimmed = sheet.largestUndimmedDetentIdentifier,
      geometry.restingDetents.contains(where: { $0.identifier == undimmed })
    else { return true }
    return geometry.height(of: detent) > geometry.height(of: undimmed)
  }

  /// Shrinks the presenter towards its top edge, which ends a little above the card's; its sides
  /// come to where texts begin (measured on screens 390 and 428 points wide).
  ///
  /// A card behind a card goes half as far, and keeps its own corners.
  private func showPresenter(sunk: CGFloat, in geometry: SheetGeometry) {
    guard let saved = savedPresenter else { return }
    let view = saved.view
    let glass = glassRadius(of: view)
    guard sunk > 0 else {
      guard view.transform != saved.transform else { return }
      view.transform = saved.transform
      view.layer.cornerRadius = max(saved.cornerRadius, glass)
      return
    }
    if view.transform == saved.transform {
      UIView.performWithoutAnimation {
        view.clipsToBounds = true
        view.layer.cornerRadius = max(saved.cornerRadius, glass)
        view.layer.cornerCurve = .continuous
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      }
    }
    let width = max(view.bounds.width, 1)
    let scale = 1 - sunk * 2 * view.sideMargin / width
    let cardTop = geometry.bounds.height - geometry.maximumDetentValue - geometry.safeArea.bottom
    let restTop = view.center.y - view.bounds.height / 2
    let target = cardTop - Look.presenterAbove
    let shrunkTop = view.center.y - view.bounds.height * scale / 2
    let shift = restTop + sunk * (target - restTop) - shrunkTop
    view.transform = saved.transform
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: 0, y: shift))
    let radius = glass + sunk * (Look.cornerRadius - glass)
    view.layer.cornerRadius = max(saved.cornerRadius, radius)
  }

  /// Behind a card that has come to rest low, the screen is as it was.
  func settle() {
    guard let saved = savedPresenter, saved.view.transform == saved.transform else { return }
    saved.restore(transform: false)
  }

  /// A full screen has the display's corners, which become those of a card during the transition.
  private func glassRadius(of view: UIView) -> CGFloat {
    guard let screen = view.window?.screen, view.bounds.size == screen.bounds.size else { return 0 }
    return screen.screenDescription.cornerRadius
  }

  func remove() {
    dimming.removeFromSuperview()
    shadow?.removeFromSuperview()
    sheet.dimsTintBehind = false
    grabber.removeFromSuperview()
    background.removeFromSuperview()
    savedPresenter?.restore(transform: true)
    sheet.presentingViewController.containment.keepsSafeAreaInsets = false
    sheet.presentingViewController.viewIfLoaded?.safeAreaInsetsMayHaveChanged()
    savedPresented?.restore(transform: false)
    savedPresenter = nil
    savedPresented = nil
  }
}
