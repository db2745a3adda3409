import CoreGraphics
import Foundation

/// Menus of links, pictures and tagged stretches, which a long press opens (iOS 17).
extension UITextView {
  func makeItemPress() -> UIGestureRecognizer {
    ContextMenuPress { [weak self] point in
      guard let self, let item = item(at: point), let configuration = menuConfiguration(of: item)
      else { return nil }
      return { self.openMenu(of: item, configuration) }
    }
  }

  private func menuConfiguration(of item: UITextItem) -> UITextItem.MenuConfiguration? {
    guard asksForPresentation(of: item) else { return nil }
    let standard = UIMenu(children: standardActions(for: item))
    guard let delegate else { return UITextItem.MenuConfiguration(menu: standard) }
    return delegate.textView(self, menuConfigurationFor: item, defaultMenu: standard)
  }

  /// The older question, which a delegate answers no to show nothing (documented).
  private func asksForPresentation(of item: UITextItem) -> Bool {
    guard let delegate else { return true }
    switch item.content {
    case .link(let url):
      return delegate.textView(
        self,
        shouldInteractWith: url,
        in: item.range,
        interaction: .presentActions
      )
    case .textAttachment(let attachment):
      return delegate.textView(
        self,
        shouldInteractWith: attachment,
        in: item.range,
        interaction: .presentActions
      )
    case .tag: return true
    }
  }

  /// A link is opened and copied; iOS has a few more, of apps that no stage has (inferred).
  private func standardActions(for item: UITextItem) -> [UIMenuElement] {
    switch item.content {
    case .link(let url):
      [
        UIAction(title: SystemWord.openLink.text, image: UIImage(systemName: "safari")) {
          [weak self] _ in self?.activate(item)
        },
        UIAction(title: SystemWord.copyLink.text, image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.url = url
        },
      ]
    case .textAttachment(let attachment):
      attachment.image.map { image in
        [
          UIAction(title: SystemWord.copy.text, image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.image = image
          }
        ]
      } ?? []
    case .tag: []
    }
  }

  // MARK: Opening

  private func openMenu(of item: UITextItem, _ configuration: UITextItem.MenuConfiguration) {
    let box = boxes(of: UITextRange(item.range)).reduce(CGRect.null) { $0.union($1) }
    guard let window, !box.isNull, MenuOverlay.current(in: window) == nil else { return }
    let lifted = UIView(frame: box)
    let controller = previewController(configuration.preview)
    if configuration.preview != nil {
      let picture = resizableSnapshotView(
        from: box,
        afterScreenUpdates: false,
        withCapInsets: .zero
      )
      picture?.frame = lifted.bounds
      picture.map(lifted.addSubview)
      addSubview(lifted)
    }
    let overlay = MenuOverlay(
      configuration.menu,
      source: convert(box, to: nil),
      in: window,
      preview: configuration.preview == nil
        ? nil : MenuPreview(of: lifted, controller: controller, parameters: UIPreviewParameters()),
      sender: self
    )
    let start = ContextMenuAnimator(controller)
    delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: start)
    overlay.open(
      in: window,
      alongside: start.animations,
      onOpened: { for completion in start.completions { completion() } },
      onEnd: { [weak self] in
        let end = ContextMenuAnimator(controller)
        end.addCompletion { lifted.removeFromSuperview() }
        if let self { delegate?.textView(self, textItemMenuWillEndFor: item, animator: end) }
        return (end.animations, end.completions)
      }
    )
  }

  private func previewController(
    _ preview: UITextItem.MenuConfiguration.Preview?
  ) -> UIViewController? {
    guard case .view(let view)? = preview else { return nil }
    let controller = UIViewController()
    let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
    controller.preferredContentSize = size
    controller.view = view
    return controller
  }
}
