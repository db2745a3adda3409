import Foundation
import Testing

/// Where something moves, without a touch or for ever.
extension OwnCodeFirstTouchTests {
  @Test
  func `a touch after which something moves for ever is found`() throws {
    let scratch = Scratch()
    let app = OwnCode.greeting
      .replacingOccurrences(
        of: "present(Greeting(), animated: true)",
        with: """
          var count = 0
          Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
              count += 1
              self.view.backgroundColor = UIColor(white: CGFloat(count % 100) / 100, alpha: 1)
          }
          """
      )
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching \"Next\"  UIButton"), "\(result.errors)")
  }

  @Test
  func `a touch whose motion is over in half a second is found`() throws {
    let scratch = Scratch()
    let app = OwnCode.app.replacingOccurrences(
      of: "@objc func show(_ sender: UIButton) {",
      with: """
        @objc func show(_ sender: UIButton) {
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.toValue = CGFloat.pi / 2
            turn.duration = 0.5
            sender.layer.add(turn, forKey: nil)
        }

        func unused(_ sender: UIButton) {
        """
    )
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching \"Show\"  UIButton"), "\(result.errors)")
  }

  @Test(arguments: ["10", "60"])
  func `a wheel that turns for ever is no answer to the swipe that goes back`(fps: String) throws {
    let scratch = Scratch()
    let app = """
      \(OwnCode.delegate)

      class Home: UINavigationController {
          override func viewDidLoad() {
              super.viewDidLoad()
              viewControllers = [Waiting()]
          }
      }

      class Waiting: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let wheel = UIActivityIndicatorView(style: .large)
              wheel.center = view.center
              view.addSubview(wheel)
              wheel.startAnimating()
          }
      }
      """
    try scratch.write(app, to: "App/App.swift")
    let result = try ToolRun(
      own: ["App", "-o", "a.gif"] + small.map { $0 == "10" ? fps : $0 },
      in: scratch.path
    )
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("the first screen moves by itself"), "\(result.errors)")
  }

  @Test(arguments: [false, true])
  func `where a list is all there is, it scrolls, unless something moves by itself`(
    movesByItself: Bool
  ) throws {
    let scratch = Scratch()
    let motion = "UIView.animate(withDuration: 1) { self.view.backgroundColor = .red }"
    let app = """
      \(OwnCode.delegate)

      class Home: UITableViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              \(movesByItself ? motion : "")
          }

          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.textLabel?.text = "Row \\(indexPath.row)"
              cell.selectionStyle = .none
              return cell
          }
      }
      """
    try scratch.write(app, to: "App/App.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    let words =
      movesByItself ? "nothing: the first screen moves by itself" : "UITableView, swiping up"
    #expect(result.errors.contains("touching \(words)"), "\(result.errors)")
  }

  @Test
  func `what moves for seconds after the launch does not follow a touch`() throws {
    let scratch = Scratch()
    let app = """
      \(OwnCode.delegate)

      class Home: UIViewController {
          let square = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))

          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              square.backgroundColor = .red
              view.addSubview(square)
              step(8)
          }

          func step(_ count: Int) {
              guard count > 0 else { return }
              UIView.animate(withDuration: 1, animations: { self.square.center.x += 10 }) { _ in
                  self.step(count - 1)
              }
          }

          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      """
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      result.errors.contains("touching nothing: the first screen moves by itself"),
      "\(result.errors)"
    )
  }
}
