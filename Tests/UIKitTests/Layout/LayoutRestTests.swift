import Segue
import Testing
import UIKit

/// Layouts that settle, and constraints without contradictions.
@MainActor
struct LayoutRestTests {
  private let stage = Stage(size: CGSize(width: 100, height: 200))

  private func show(_ view: UIView) {
    let controller = UIViewController()
    controller.view = view
    stage.perform { stage.window.rootViewController = controller }
  }

  @Test
  func `constraints made again in each layout settle`() {
    final class Restless: UIView {
      let child = UIView()
      var made: [NSLayoutConstraint] = []
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        NSLayoutConstraint.deactivate(made)
        made = [
          child.topAnchor.constraint(equalTo: topAnchor, constant: 10),
          child.leadingAnchor.constraint(equalTo: leadingAnchor),
          child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
          child.heightAnchor.constraint(equalToConstant: 30),
        ]
        NSLayoutConstraint.activate(made)
        super.layoutSubviews()
      }
    }
    let view = Restless()
    view.child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.child)
    show(view)
    #expect(view.child.frame == CGRect(x: 0, y: 10, width: 50, height: 30))
    #expect(view.passes < 10)
    #expect(stage.diagnostics == [])
  }

  @Test
  func `an unconstrained view stays where it is put`() {
    final class Corners: UIView {
      let corner = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        corner.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
      }
    }
    let view = Corners()
    view.corner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.corner)
    show(view)
    #expect(view.corner.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(stage.diagnostics == [])
  }

  @Test
  func `a frame is released before the constraints that replace it`() {
    let view = UIView()
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    view.addSubview(other)
    other.topAnchor.constraint(equalTo: child.bottomAnchor).isActive = true
    show(view)
    stage.perform {
      child.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        child.widthAnchor.constraint(equalToConstant: 40),
        child.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    #expect(child.frame == CGRect(x: 0, y: 20, width: 40, height: 50))
    #expect(stage.diagnostics == [])
  }

  @Test
  func `a view that keeps requesting layout is named`() {
    final class Endless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    show(Endless())
    #expect(
      stage.diagnostics == [
        "Layout did not come to rest after 100 passes: <Endless> asks for it each time."
      ]
    )
  }

  @Test
  func `setting a stack's values again does not lay it out again`() {
    final class Column: UIViewController {
      let stack = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(UILabel())
        view.addSubview(stack)
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        stack.axis = .vertical
        stack.spacing = 8
        stack.alignment = .center
      }
    }
    stage.perform { stage.window.rootViewController = Column() }
    #expect(stage.diagnostics == [])
  }
}
