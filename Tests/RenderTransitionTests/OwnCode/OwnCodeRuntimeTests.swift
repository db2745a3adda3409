import Foundation
import Testing

/// What own code asks of the runtime of Objective-C, as it prints it.
@Suite(.serialized)
struct OwnCodeRuntimeTests {
  /// What a screen prints whose class `Screen` the code has.
  private func printed(by code: String) throws -> [String] {
    let scratch = Scratch()
    try scratch.write("import UIKit\n" + code, to: "Screen.swift")
    let run = try ToolRun(
      own: [
        "Screen.swift", "--root", "Screen", "--wait", "0.2", "-o", "out.png", "--format",
        "filmstrip", "--size", "100x200", "--scale", "1", "--fps", "10", "-q",
      ],
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let lines = run.errors.split(separator: "\n").map(String.init)
    return lines.filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
  }

  @Test
  func `an action that a protocol makes optional is the class's own along the responder chain`()
    throws
  {
    let lines = try printed(
      by: """
        @objc protocol Rating { @objc optional func rate(_ sender: Any?) }
        final class Middle: UIView, Rating {
            func rate(_ sender: Any?) { print("- rated") }
        }
        final class Screen: UIViewController {
            override func viewDidLoad() {
                let middle = Middle(frame: view.bounds)
                let control = UIControl(frame: view.bounds)
                view.addSubview(middle)
                middle.addSubview(control)
                control.addTarget(nil, action: #selector(Rating.rate(_:)), for: .valueChanged)
                control.sendActions(for: .valueChanged)
            }
        }
        """
    )
    #expect(lines == ["rated"])
  }

  @Test
  func `a delegate that forwards what it lacks is asked for all that the app's classes have`()
    throws
  {
    let lines = try printed(
      by: """
        class Proxy: NSObject {
            weak var first: (NSObject & UITableViewDelegate)?
            override func responds(to selector: Selector!) -> Bool {
                super.responds(to: selector) || first?.responds(to: selector) == true
            }
            override func forwardingTarget(for selector: Selector!) -> Any? { first }
        }
        extension Proxy: UITableViewDelegate {
            func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 33 }
        }
        final class Screen: UIViewController, UITableViewDelegate, UITableViewDataSource {
            let proxy = Proxy()
            override func viewDidLoad() {
                let table = UITableView(frame: view.bounds)
                view.addSubview(table)
                proxy.first = self
                table.dataSource = self
                table.delegate = proxy
                table.layoutIfNeeded()
                print("- row", table.rectForRow(at: IndexPath(row: 0, section: 0)).height)
                print("- header", table.rectForHeader(inSection: 0).height)
                table.contentOffset.y = 10
            }
            func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
            func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { .init() }
            func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 71 }
            func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 99 }
            func scrollViewDidScroll(_ scroll: UIScrollView) { print("- at", scroll.contentOffset.y) }
        }
        """
    )
    #expect(lines == ["row 71.0", "header 33.0", "at 10.0"])
  }
}
