import Foundation
import QuartzCore

/// An open menu: it covers the window, holds the panel, and closes at a touch beside it.
final class MenuOverlay: UIView {
  /// The distance of the panel from what it belongs to, and from the edges of the safe area
  /// (observed).
  static let gap: CGFloat = 8
  /// The same under what is lifted.
  static let previewGap: CGFloat = 12
  private static let margin: CGFloat = 8
  /// Of its size, when the panel begins to open (inferred).
  private static let closedScale: CGFloat = 0.2

  private let panel: MenuPanel?
  private let preview: MenuPreview?
  /// What performs the actions.
  private let sender: Any?
  private var onChange: ((UIAction) -> Void)?
  /// Returns what runs beside the closing, and after it.
  private var onEnd: (() -> (animations: [() -> Void], completions: [() -> Void]))?
  private var isClosing = false

  /// A menu at a view of the window, in the window's space.
  ///
  /// - Parameter preview: what is lifted out of a blurred screen; nil for the menu of a button.
  init(
    _ menu: UIMenu?,
    source: CGRect,
    in window: UIWindow,
    preview: MenuPreview? = nil,
    order: UIContextMenuConfiguration.ElementOrder = .automatic,
    sender: Any?
  ) {
    self.preview = preview
    self.sender = sender
    menu?.loadDeferredElements()
    let room = MenuOverlay.room(in: window)
    let shown = menu.flatMap { MenuContent($0).isEmpty ? nil : $0 }
    let probe = shown.map { MenuPanel($0) }
    let size = probe?.sizeThatFits(room.size) ?? .zero
    // A lifted preview makes room below itself.
    let isAbove =
      preview == nil && source.maxY + Self.gap + size.height > room.maxY
      && source.midY > room.midY
    // A fixed order runs from top to bottom wherever the menu opens (documented).
    panel =
      isAbove && order != .fixed ? shown.map { MenuPanel($0, isReversed: true) } : probe
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place(panelSize: size, at: source, in: room, isAbove: isAbove)
    panel?.onChoose = { [weak self] in self?.perform($0) }
  }

  required init?(coder: NSCoder) { nil }

  private static func room(in window: UIWindow) -> CGRect {
    window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
  }

  private func place(panelSize: CGSize, at source: CGRect, in room: CGRect, isAbove: Bool) {
    var source = source
    if let preview {
      addSubview(preview)
      preview.frame = bounds
      source = preview.settle(in: room, leavingBelow: panelSize.height)
    }
    guard let panel else { return }
    // A context menu has an edge of its preview, the nearer one to the edge of the screen
    // (observed); another is under the middle of its button.
    var x = source.midX - panelSize.width / 2
    if preview != nil {
      x = source.midX <= bounds.midX ? source.minX : source.maxX - panelSize.width
    }
    let gap = preview == nil ? Self.gap : Self.previewGap
    var y = isAbove ? source.minY - gap - panelSize.height : source.maxY + gap
    x = max(room.minX, min(x, room.maxX - panelSize.width))
    y = max(room.minY, min(y, room.maxY - panelSize.height))
    let frame = CGRect(origin: CGPoint(x: x, y: y), size: panelSize)
    // It grows out of the point that is nearest to its source.
    let anchor = max(frame.minX, min(source.midX, frame.maxX)) - frame.minX
    panel.layer.anchorPoint = CGPoint(
      x: frame.width > 0 ? anchor / frame.width : 0.5,
      y: isAbove ? 1 : 0
    )
    panel.frame = frame
    addSubview(panel)
  }

  // MARK: Opening and closing

  /// The menu that is open in a window.
  static func current(in window: UIWindow) -> MenuOverlay? {
    window.subviews.last { $0 is MenuOverlay } as? MenuOverlay
  }

  /// Runs `alongside` within the animation that opens the menu.
  func open(
    in window: UIWindow,
    alongside: [() -> Void] = [],
    onOpened: (() -> Void)? = nil,
    onChange: ((UIAction) -> Void)? = nil,
    onEnd: (() -> (animations: [() -> Void], completions: [() -> Void]))? = nil
  ) {
    self.onChange = onChange
    self.onEnd = onEnd
    window.addSubview(self)
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      panel?.transform = CGAffineTransform(scaleX: Self.closedScale, y: Self.closedScale)
      panel?.alpha = 0
      preview?.prepare()
    }
    UIView.animate(
      withDuration: 0.45,
      delay: 0,
      usingSpringWithDamping: 0.82,
      initialSpringVelocity: 0,
      animations: { [self] in
        panel?.transform = .identity
        panel?.alpha = 1
        preview?.lift()
        for change in alongside { change() }
      },
      completion: { _ in onOpened?() }
    )
  }

  func close() {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    let beside = onEnd?()
    UIView.animateWithSystemSpring(
      duration: 0.3,
      animations: { [self] in
        panel?.transform = CGAffineTransform(scaleX: Self.closedScale, y: Self.closedScale)
        panel?.alpha = 0
        preview?.drop()
        for change in beside?.animations ?? [] { change() }
      },
      completion: { [self] _ in
        preview?.end()
        removeFromSuperview()
        for completion in beside?.completions ?? [] { completion() }
      }
    )
  }

  func update(_ block: (UIMenu) -> UIMenu) { panel?.update(block) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if let preview, preview.contains(touch) { preview.onTap?() }
    close()
  }

  // MARK: Actions

  private func perform(_ row: MenuContent.Row) {
    if !row.keepsMenu { close() }
    switch row.element {
    case let action as UIAction:
      panel?.menu.selectSingly(action)
      onChange?(action)
      action.perform(sender: sender)
    case let command as UICommand:
      guard let selector = command.action else { return }
      UIApplication.shared.sendAction(selector, to: nil, from: command, for: nil)
    default: break
    }
    if row.keepsMenu { panel?.reload() }
  }
}
