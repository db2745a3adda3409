import Foundation
import Testing

/// Between which screens a transition of the user's own runs.
@Suite(.serialized)
struct OwnCodeScreensTests {
  private let small = ["--size", "320x480", "--scale", "1", "--fps", "10", "--no-progress"]

  /// An animator between two screens of its own, whose first one needs a touch to know its picture.
  private let zoom = """
    import UIKit

    class List: UIViewController, UINavigationControllerDelegate {
        var picture: UIView!
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.delegate = self
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 40, y: 200, width: 100, height: 60)
            button.setTitle("Open", for: .normal)
            button.addTarget(self, action: #selector(open), for: .touchUpInside)
            view.addSubview(button)
            if ProcessInfo.processInfo.environment["READY"] != nil { picture = button }
        }
        @objc func open(_ sender: UIButton) {
            picture = sender
            navigationController?.pushViewController(Detail(), animated: true)
        }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from: UIViewController, to: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { Zoom() }
    }

    class Detail: UIViewController {}

    class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            guard let list = context.viewController(forKey: .from) as? List,
                let detail = context.viewController(forKey: .to) as? Detail else { return }
            context.containerView.addSubview(detail.view)
            detail.view.frame = list.picture.frame
            UIView.animate(withDuration: 0.5, animations: {
                detail.view.frame = context.containerView.bounds
            }, completion: { _ in context.completeTransition(true) })
        }
    }
    """

  @Test
  func
    `an animator runs between the screens that it casts its own to, or after a touch on the first`()
    throws
  {
    let scratch = Scratch()
    try scratch.write(zoom, to: "A.swift")
    let words = ["A.swift", "--use", "Zoom", "--as", "push"] + small
    let plan = try ToolRun(
      own: words + ["--dry-run", "-o", "a.gif"],
      in: scratch.path,
      environment: ["READY": "1"]
    )
    #expect(plan.exitCode == 0, "\(plan.errors)")
    #expect(plan.output.contains("# animator Zoom, push: Zoom(); from List(); to Detail()\n"))
    #expect(!plan.errors.contains("touching"))
    let touched = try ToolRun(own: words + ["-o", "a.gif"], in: scratch.path)
    #expect(touched.exitCode == 0, "\(touched.errors)")
    #expect(touched.errors.contains("touching \"Open\""), "\(touched.errors)")
  }

  @Test
  func `a first screen that speaks of its stack is shown in one, so that its touches push`() throws
  {
    let scratch = Scratch()
    try scratch.write(zoom, to: "A.swift")
    // Neither the animator nor an option speaks of a stack.
    let run = try ToolRun(
      own: ["A.swift", "--use", "Zoom", "-o", "a.gif"] + small,
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("touching \"Open\""), "\(run.errors)")
    #expect(!run.errors.contains("no animator of yours"), "\(run.errors)")
  }

  /// A screen with a model that its app sets, and the words of its animator about that.
  private func recipe(shown model: String) throws -> ToolRun {
    let scratch = Scratch()
    let text = OwnCode.animator(
      doing: """
        let to = context.viewController(forKey: .to) as! RecipeScreen
        context.containerView.addSubview(to.view)
        print("shows", to.recipe == nil ? "none" : to.recipe.title)
        to.view.alpha = 0
        UIView.animate(withDuration: 0.3, animations: { to.view.alpha = 1 }) { _ in
            context.completeTransition(true)
        }
        """
    )
    let screen = """

      struct Recipe { let title: String; let steps: [String]; let page: URL }
      class RecipeScreen: UIViewController {
          var recipe: Recipe!
          override func viewDidLoad() {
              super.viewDidLoad()
              title = \(model)
          }
      }
      """
    try scratch.write(text + screen, to: "A.swift")
    return try ToolRun(own: ["A.swift", "-o", "a.gif"] + small, in: scratch.path)
  }

  @Test
  func `a screen that ends the program without what its app sets gets a value for it`() throws {
    let run = try recipe(shown: "recipe.title")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect((run.output + run.errors).contains("shows title"), "\(run.errors)")
    // One that plays without is left as it is.
    let other = try recipe(shown: "recipe?.title")
    #expect((other.output + other.errors).contains("shows none"), "\(other.errors)")
  }

  private static let table = """
    class List: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            view.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        var first: UIView? { tableView.cellForRow(at: IndexPath(row: 0, section: 0)) }
    }
    """

  private static let collection = """
    class List: UICollectionViewController {
        init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        var first: UIView? { collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) }
    }
    """

  @Test(arguments: [table, collection])
  func `a transition from a list without buttons begins at its first cell`(list: String) throws {
    let scratch = Scratch()
    let text = OwnCode.animator(
      doing: """
        let list = context.viewController(forKey: .from) as! List
        context.containerView.addSubview(context.view(forKey: .to)!)
        let cell = list.first!
        print("begins", cell.convert(cell.bounds, to: nil) == originFrame)
        context.completeTransition(true)
        """
    ).replacingOccurrences(
      of: "UIViewControllerAnimatedTransitioning {",
      with: "UIViewControllerAnimatedTransitioning {\n    var originFrame = CGRect.zero"
    )
    try scratch.write("\(text)\n\(list)", to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect((run.output + run.errors).contains("begins true"), "\(run.errors)")
  }

  @Test
  func `a delegate that asks for the class of a screen gets it`() throws {
    let scratch = Scratch()
    let fade = OwnCode.animator(doing: "context.completeTransition(true)")
    let delegate = """

      class Detail: UIViewController {}
      class Stacks: NSObject, UINavigationControllerDelegate {
          func navigationController(
              _ navigationController: UINavigationController,
              animationControllerFor operation: UINavigationController.Operation,
              from first: UIViewController, to second: UIViewController
          ) -> UIViewControllerAnimatedTransitioning? {
              second is Detail || first is Detail ? Animator() : nil
          }
      }
      """
    try scratch.write(fade + delegate, to: "A.swift")
    let plan = try ToolRun(
      own: ["A.swift", "--use", "Stacks", "--dry-run", "-o", "a.gif"] + small,
      in: scratch.path
    )
    #expect(plan.exitCode == 0, "\(plan.errors)")
    #expect(plan.output.contains("to Detail()\n"), "\(plan.output)")
  }

  @Test
  func `for protocols that no type of the code has, the tool's own views and screens stand in`()
    throws
  {
    let scratch = Scratch()
    let protocols = """

      protocol Zooming where Self: UIViewController {
          func zoomView(for animator: Animator) -> UIImageView?
          var isZooming: Bool { get set }
      }
      protocol Look: AnyObject { var tint: UIColor { get } }
      """
    let text = OwnCode.animator(
      doing: """
        guard let from = context.viewController(forKey: .from) as? Zooming,
            var to = context.viewController(forKey: .to) as? Zooming,
            let start = from.zoomView(for: self), let end = to.zoomView(for: self) else { return }
        to.isZooming = true
        context.containerView.addSubview(to.view)
        let moving = UIImageView(image: start.image)
        moving.backgroundColor = look.tint
        moving.frame = start.convert(start.bounds, to: nil)
        context.containerView.addSubview(moving)
        print("grows", moving.frame.width < end.frame.width, to.isZooming)
        UIView.animate(withDuration: 0.3, animations: { moving.frame = end.frame }) { _ in
            moving.removeFromSuperview()
            context.completeTransition(true)
        }
        """
    ).replacingOccurrences(
      of: "UIViewControllerAnimatedTransitioning {",
      with:
        "UIViewControllerAnimatedTransitioning {\n    let look: Look\n    init(look: Look) { self.look = look }"
    )
    try scratch.write(text + protocols, to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("grows true true"), "\(run.errors)")
    #expect(run.errors.contains("nothing in the code is a Look, Zooming: the tool's own views"))
  }

  @Test
  func `an initializer that returns nil is named`() throws {
    let scratch = Scratch()
    let text = OwnCode.animator(doing: "context.completeTransition(true)")
      .replacingOccurrences(
        of: "NSObject, UIViewControllerAnimatedTransitioning {",
        with:
          "NSObject, UIViewControllerAnimatedTransitioning {\n    init?(over: Any) { return nil }"
      )
    try scratch.write(text, to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 64, "\(run.errors)")
    #expect(
      run.errors.contains("the initializer of 'Animator' returned nil for 'Animator(over: source)'")
    )
    #expect(scratch.files() == ["A.swift"])
  }
}
