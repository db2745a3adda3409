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
  /// The submenus that are open over the panel, the last one on top.
  private var submenus: [MenuPanel] = []
  private let room: CGRect
  private let preview: MenuPreview?
  /// What performs the actions.
  private let sender: Any?
  private var onChange: ((UIAction) -> Void)?
  /// Returns what runs beside the closing, and after it.
  private var onEnd: (() -> (animations: [() -> Void], completions: [() -> Void]))?
  private var isClosing = false
  /// Of the window in which the menu was opened.
  private let openedSize: CGSize

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
    self.room = room
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
    openedSize = window.bounds.size
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place(panelSize: size, at: source, in: room, isAbove: isAbove)
    panel.map(connect)
  }

  private func connect(_ panel: MenuPanel) {
    panel.largestHeight = room.height
    panel.onChoose = { [weak self] in self?.perform($0) }
    panel.onOpen = { [weak self, weak panel] menu, row in
      guard let self, let panel else { return }
      open(menu, at: panel.convert(row, to: self), over: panel)
    }
    panel.onBack = { [weak self] in self?.closeSubmenu() }
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

  /// The places in a turned window are others: the menu closes (inferred).
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != openedSize { close() }
  }

  // MARK: Submenus

  /// A submenu grows out of its row and lies over its menu, the row that leads back where the
  /// finger is (observed on iOS 14 and later).
  private func open(_ menu: UIMenu, at row: CGRect, over parent: MenuPanel) {
    menu.loadDeferredElements()
    let submenu = MenuPanel(menu, isSubmenu: true)
    connect(submenu)
    let size = submenu.sizeThatFits(room.size)
    let y = max(room.minY, min(row.minY, room.maxY - size.height))
    let share = size.height > 0 ? (row.midY - y) / size.height : 0
    submenu.layer.anchorPoint = CGPoint(x: 0.5, y: max(0, min(share, 1)))
    submenu.frame = CGRect(origin: CGPoint(x: parent.frame.minX, y: y), size: size)
    addSubview(submenu)
    submenus.append(submenu)
    UIView.performWithoutAnimation {
      submenu.layoutIfNeeded()
      submenu.transform = CGAffineTransform(scaleX: 1, y: min(1, row.height / max(size.height, 1)))
      submenu.alpha = 0
    }
    UIView.animateWithSystemSpring(animations: {
      submenu.transform = .identity
      submenu.alpha = 1
      parent.setBehind(true)
    })
  }

  private func closeSubmenu() {
    guard let submenu = submenus.popLast() else { return }
    let parent = submenus.last ?? panel
    submenu.isUserInteractionEnabled = false
    UIView.animateWithSystemSpring(
      animations: {
        let share = MenuRowView.Metrics.height / max(submenu.bounds.height, 1)
        submenu.transform = CGAffineTransform(scaleX: 1, y: min(1, share))
        submenu.alpha = 0
        parent?.setBehind(false)
      },
      completion: { _ in submenu.removeFromSuperview() }
    )
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

  /// After a tap on the preview, `commit` is what its app does.
  func close(with commit: ContextMenuAnimator? = nil) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    let fills = commit?.fillsScreen ?? false
    let beside = onEnd?()
    let target = fills ? nil : preview?.dismissal?()
    UIView.animateWithSystemSpring(
      duration: fills ? TransitionDuration.systemSpring : 0.3,
      animations: { [self] in
        for panel in [panel].compactMap({ $0 }) + submenus {
          panel.transform = CGAffineTransform(scaleX: Self.closedScale, y: Self.closedScale)
          panel.alpha = 0
        }
        if fills { preview?.fill() } else { preview?.drop(to: target) }
        for change in (commit?.animations ?? []) + (beside?.animations ?? []) { change() }
      },
      completion: { [self] _ in
        preview?.end()
        commit?.complete()
        removeFromSuperview()
        for completion in beside?.completions ?? [] { completion() }
      }
    )
  }

  /// A menu that closes is not visible any more: an action that runs meanwhile
  /// changes nothing (inferred).
  func update(_ block: (UIMenu) -> UIMenu) {
    guard !isClosing else { return }
    (submenus.last ?? panel)?.update(block)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if let preview, preview.contains(touch), let onTap = preview.onTap { return onTap() }
    // A touch on the menu behind leads back to it.
    if let parent = submenus.dropLast().last ?? panel, !submenus.isEmpty,
      parent.frame.contains(touch.location(in: self))
    {
      closeSubmenu()
    } else {
      close()
    }
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
    if row.keepsMenu { (submenus.last ?? panel)?.reload() }
  }
}
