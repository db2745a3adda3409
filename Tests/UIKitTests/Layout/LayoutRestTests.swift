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
        child.translatesAutoresizingMaskIntoConstraints = false
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
    view.addSubview(view.child)
    show(view)
    #expect(view.child.frame == CGRect(x: 0, y: 10, width: 50, height: 30))
    #expect(view.passes < 10)
    #expect(stage.diagnostics == [])
  }

  @Test
  func `a view outside a window may activate the same constraints in each layout`() {
    final class Card: UIView {
      let child = UIView()
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        guard passes < 20 else { return }
        child.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5).isActive = true
        child.topAnchor.constraint(equalTo: topAnchor, constant: 10).isActive = true
        child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
        child.heightAnchor.constraint(equalToConstant: 30).isActive = true
        layoutIfNeeded()
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    card.child.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(card.child)
    card.layoutIfNeeded()
    #expect(card.child.frame == CGRect(x: 5, y: 10, width: 40, height: 30))
    #expect(card.passes < 5)
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

  @Test
  func `setting a button's values again does not lay it out again`() {
    final class Flat: UIButton {
      override func layoutSubviews() {
        super.layoutSubviews()
        imageEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        contentHorizontalAlignment = .left
      }
    }
    show(Flat())
    #expect(stage.diagnostics == [])
  }

  @Test
  func `frames that a layout sets again cause no other layout`() {
    final class Row: UIView {
      let content = UIView()
      let label = UILabel()
      override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
        UIView.animate(withDuration: 0.3) { self.content.layoutIfNeeded() }
      }
    }
    let row = Row()
    row.addSubview(row.content)
    row.content.addSubview(row.label)
    row.label.translatesAutoresizingMaskIntoConstraints = false
    row.label.topAnchor.constraint(equalTo: row.content.topAnchor, constant: 4).isActive = true
    show(row)
    stage.advance(by: 1)
    #expect(stage.diagnostics == [])
  }

  @Test
  func `constraints that move nothing lay nothing out`() {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let view = Counter()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.heightAnchor.constraint(equalToConstant: 50),
      width,
    ])
    show(view)
    let before = view.count
    stage.perform {
      width.isActive = false
      child.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    #expect(view.count == before)
    stage.perform {
      child.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40).isActive = true
    }
    #expect(view.count == before)
  }

  @Test
  func `content that is built in each layout comes to rest`() {
    final class Builder: UIViewController {
      var count = 0
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        count += 1
        for subview in view.subviews { subview.removeFromSuperview() }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "\(count)"
        view.addSubview(label)
      }
    }
    let builder = Builder()
    stage.perform { stage.window.rootViewController = builder }
    #expect(stage.diagnostics == [])
    #expect(builder.count < 3)
    #expect(builder.view.subviews.count == 1)
  }

  @Test
  func `a view that its frame places again does not lay its superview out`() {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let view = Counter()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    show(view)
    let before = view.count
    stage.perform {
      child.translatesAutoresizingMaskIntoConstraints = true
      child.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    }
    #expect(view.count == before)
    #expect(child.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }
}
