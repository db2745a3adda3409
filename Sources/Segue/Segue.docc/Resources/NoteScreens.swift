import UIKit

final class ListViewController: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Show") { [weak self] _ in
        self?.showNote()
      }
    )
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    view.addSubview(button)
  }

  func showNote() {
    let note = NoteViewController()
    note.modalPresentationStyle = .fullScreen
    note.transitioningDelegate = self
    present(note, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }
}

final class NoteViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    view.accessibilityIdentifier = "note"
  }
}
