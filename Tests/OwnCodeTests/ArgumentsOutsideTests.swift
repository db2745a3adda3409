import Foundation
import Testing

@testable import OwnCode

/// What animators get that an app has and their own file has not.
@Suite
struct ArgumentsOutsideTests {
  private func arguments(
    _ variables: [(name: String, type: String, value: String?)] = [],
    outlets: Set<String> = [],
    parameter: String? = nil,
    superclass: String = "NSObject",
    text: String,
    others: [[String: Any]] = [],
    in folder: borrowing Folder
  ) throws -> Arguments {
    try folder.write(text, to: "A.swift")
    let own: [String: Any] = [
      "name": "Zoom", "kind": "class", "line": 1, "column": 7, "superclasses": [superclass],
      "variables": variables.map { variable in
        var facts: [String: Any] = ["name": variable.name, "type": variable.type]
        facts["value"] = variable.value
        if outlets.contains(variable.name) { facts["attributes"] = ["@IBOutlet"] }
        return facts
      },
      "initializers": parameter.map {
        [["parameters": [["label": "it", "name": "it", "type": $0]]]]
      } ?? [],
    ]
    let file: [String: Any] = [
      "path": "\(folder.path)/A.swift", "types": [own] + others,
      "variables": [Any](),
      "declares": ["Zoom"], "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    return Arguments(facts: CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data)))
  }

  @Test(arguments: [
    ("[UIViewController]?", "isPresenting ? [source, destination] : [destination, source]"),
    ("[UIView]", "[originView]"), ("UIImage?", "RenderTransition.Client.picture"),
    ("UIImageView", "RenderTransition.Client.thumbnail(over: originView)"),
    ("UITableView?", "RenderTransition.Client.tableView(over: originView)"),
    ("IndexPath?", "IndexPath(item: 0, section: 0)"), ("[String]", "[]"),
    ("UIPercentDrivenInteractiveTransition?", "nil"),
  ])
  func `an optional or a list of what an app has is filled`(type: String, value: String) throws {
    let folder = Folder()
    let own = try arguments(parameter: type, text: "class Zoom {}", in: folder)
    #expect(try own.construction(of: "Zoom").get() == "Zoom(it: \(value))")
  }

  @Test
  func `a screen is filled with what its app sets, not with its outlets or what it sets itself`()
    throws
  {
    let folder = Folder()
    let text = """
      class Zoom {
        var name: String!
        var rows: [String]!
        var site: URL!
        var label: String!
        var own: String!
        var perhaps: String?
        func viewDidLoad() { own = name }
      }
      """
    let own = try arguments(
      [
        ("name", "String!", nil), ("rows", "[String]!", nil), ("site", "URL!", nil),
        ("label", "String!", nil), ("own", "String!", nil), ("perhaps", "String?", nil),
      ],
      outlets: ["label"],
      superclass: "UIViewController",
      text: text,
      in: folder
    )
    let values = ["name = \"name\"", "rows = []", "site = URL(fileURLWithPath: \"/\")"]
    #expect(own.fillings(ofScreen: "Zoom") == values)
    #expect(try own.screen("Zoom").get().settings == values)
    let all = own.fillings(ofScreen: "Zoom", includesAssigned: true)
    #expect(all == values + ["own = \"own\""])
    var other = own
    other.refused = [values[0]]
    #expect(other.fillings(ofScreen: "Zoom") == Array(values.dropFirst()))
  }

  @Test
  func `a screen that contains others gets new screens, not those of the film`() throws {
    let folder = Folder()
    let own = try arguments(
      parameter: "[UIViewController]",
      superclass: "UIViewController",
      text: "class Zoom {}",
      in: folder
    )
    #expect(try own.construction(of: "Zoom").get() == "Zoom(it: RenderTransition.Client.screens)")
  }

  @Test
  func `a screen that changes between values of the code gets one for each new screen`() throws {
    let folder = Folder()
    let parameters = [("title", "String"), ("screen", "UIViewController")].map {
      ["label": $0, "name": $0, "type": $1]
    }
    let tab: [String: Any] = [
      "name": "Tab", "kind": "struct", "line": 2, "column": 8,
      "initializers": [["parameters": parameters]],
    ]
    let own = try arguments(
      parameter: "[Tab]",
      superclass: "UIViewController",
      text: "class Zoom {}\nstruct Tab {}",
      others: [tab],
      in: folder
    )
    let tabs =
      "RenderTransition.Client.screens.map { screen in Tab(title: \"title\", screen: screen) }"
    #expect(try own.construction(of: "Zoom").get() == "Zoom(it: \(tabs))")
  }

  @Test
  func `an optional for which another property stands in is left nil`() throws {
    let folder = Folder()
    let text = """
      class Zoom {
        var startView: UIView?
        var startViewForAnimation: UIView?
        func run() { show(self.startViewForAnimation ?? startView?.snapshot()) }
      }
      """
    let own = try arguments(
      [("startView", "UIView?", nil), ("startViewForAnimation", "UIView?", nil)],
      text: text,
      in: folder
    )
    #expect(own.settings(of: "Zoom") == ["startView = originView"])
  }

  @Test
  func `a property that is empty and never set by its class is set`()
    throws
  {
    let folder = Folder()
    let own = try arguments(
      [
        ("cell", "UICollectionViewCell?", nil), ("tapPoint", "CGPoint?", nil),
        ("center", "CGPoint", ".zero"), ("anchorPoint", "CGPoint", "CGPoint(x: 0.5, y: 0.5)"),
        ("finalPoint", "CGPoint", ".zero"), ("thumbFrame", "CGRect?", nil),
        ("snapshot", "UIImageView?", nil), ("image", "UIImage!", nil),
        ("tabs", "UITabBarController!", nil),
        ("driver", "UIPercentDrivenInteractiveTransition!", nil),
        ("selectedView", "UIView?", nil), ("toView", "UIView?", nil),
      ],
      text: """
        class Zoom {
          var cell: UICollectionViewCell?
          var tapPoint: CGPoint?
          var center: CGPoint = .zero
          var anchorPoint = CGPoint(x: 0.5, y: 0.5)
          var finalPoint: CGPoint = .zero
          var thumbFrame: CGRect?
          var snapshot: UIImageView?
          var image: UIImage!
          var tabs: UITabBarController!
          var driver: UIPercentDrivenInteractiveTransition!
          var selectedView: UIView?
          var toView: UIView?
          func begin() { if snapshot == nil { self.snapshot = UIImageView() } }
        }
        """,
      in: folder
    )
    #expect(
      own.settings(of: "Zoom") == [
        "cell = RenderTransition.Client.placed(UICollectionViewCell(), over: originView)",
        "tapPoint = origin", "center = origin", "finalPoint = second.center",
        "thumbFrame = originFrame",
        "image = RenderTransition.Client.picture",
        "tabs = (source.tabBarController ?? RenderTransition.Client.kept(UITabBarController()))",
        "selectedView = originView", "toView = second.view",
      ]
    )
  }

  @Test
  func `a start that has numbers stays where its author put it`() throws {
    let folder = Folder()
    let place = "CGRect(x: 40, y: 300, width: 120, height: 160)"
    let own = try arguments(
      [
        ("originFrame", "CGRect", place), ("startPoint", "CGPoint", ".init(x: 20, y: 0)"),
        ("sourceFrame", "CGRect", "CGRect.zero"),
        ("startFrame", "CGRect", "CGRect(x: 0, y: 0, width: 0, height: 0)"),
      ],
      text: """
        class Zoom {
          var originFrame = \(place)
          var startPoint: CGPoint = .init(x: 20, y: 0)
          var sourceFrame = CGRect.zero
          var startFrame = CGRect(x: 0, y: 0, width: 0, height: 0)
        }
        """,
      in: folder
    )
    #expect(
      own.settings(of: "Zoom") == ["sourceFrame = originFrame", "startFrame = originFrame"]
    )
  }

  @Test
  func `an optional that its class unwraps by force and never sets is set`() throws {
    let folder = Folder()
    let text = """
      class Zoom {
        var duration: TimeInterval?
        var margin: CGFloat? = nil
        var title: String?
        var other: CGFloat?
        var own: CGFloat?
        // other!
        func begin() { own = 1; run(duration!, margin! + own!, if: title != nil && self.title!="") }
      }
      """
    let own = try arguments(
      [
        ("duration", "TimeInterval?", nil), ("margin", "CGFloat?", "nil"),
        ("title", "String?", nil),
        ("other", "CGFloat?", nil), ("own", "CGFloat?", nil),
      ],
      text: text,
      in: folder
    )
    #expect(own.settings(of: "Zoom") == ["duration = 0.5", "margin = 0"])
    #expect(own.fillings(ofScreen: "Zoom") == ["duration = 0.5", "margin = 0"])
  }

  @Test
  func `a property with a setter on lines of its own is set, and a computed one is not`() throws {
    let folder = Folder()
    let type = "UITabBarController!"
    let own = try arguments(
      [("bar", type, nil), ("shown", type, nil), ("other", type, nil)],
      outlets: ["bar"],
      text: """
        class Zoom {
          @IBOutlet var bar: UITabBarController! {
            get { kept }
            set { kept = newValue }
          }
          var shown: UITabBarController! {
            didSet {
              update()
            }
          }
          var other: UITabBarController! {
            return all.set
          }
        }
        """,
      in: folder
    )
    let value = "(source.tabBarController ?? RenderTransition.Client.kept(UITabBarController()))"
    #expect(own.settings(of: "Zoom") == ["bar = \(value)", "shown = \(value)"])
  }
}
