import Foundation
import Testing

extension `Rules for objects of a class in a variable` {
  @Test
  func `the plain initializer of layout attributes needs no word on iOS, and is required here`()
    throws
  {
    let ported = try port(
      """
      import UIKit
      class Card: UICollectionViewLayoutAttributes {
        var tilt: CGFloat
        override init() { tilt = 0 }
      }
      public class Ring: UICollectionViewLayoutAttributes {
        let radius: CGFloat
        public init(radius: CGFloat) { self.radius = radius }
      }
      class Plain: UICollectionViewLayoutAttributes {}
      class Context: UICollectionViewFlowLayoutInvalidationContext { override init() {} }
      """
    )
    let body = ported.body()
    #expect(body.components(separatedBy: "required init()").count == 4, "\(body)")
    #expect(body.contains("Use of unimplemented initializer 'init()' for class 'Ring'"))
    try expectCompiles(ported)
  }

  @Test
  func `a class under the sheet that shares needs no initializer with a coder`() throws {
    let ported = try port(
      """
      import UIKit
      public class Share: UIActivityViewController {
        let text: String
        public init(text: String) {
          self.text = text
          super.init(activityItems: [text], applicationActivities: nil)
        }
      }
      class Plain: UIActivityViewController {}
      class Own: UIActivityViewController {
        override init(activityItems: [Any], applicationActivities: [UIActivity]?) {
          super.init(activityItems: activityItems, applicationActivities: applicationActivities)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("public required init?(coder: NSCoder) { fatalError("), "\(body)")
    #expect(body.components(separatedBy: "required init?(coder").count == 3)
    try expectCompiles(ported)
  }

  @Test
  func `an extension of a class of UIKit makes others of its own class, which may fail`() throws {
    try expect(
      """
      import UIKit
      extension UIColor {
        func plain() -> Self { return type(of: self).init(red: 1, green: 0, blue: 0, alpha: 1) }
        convenience init(grey: CGFloat) { self.init(white: grey, alpha: 1) }
      }
      extension UIImage {
        func other() -> UIImage? { type(of: self).init(named: "other") }
        static func logo() -> Self { Self(named: "logo")! }
      }
      """,
      becomes: """
        import UIKit
        extension UIColor {
          func plain() -> Self { return (UIColor(red: 1, green: 0, blue: 0, alpha: 1) as! Self) }
          convenience init(grey: CGFloat) { self.init(white: grey, alpha: 1) }
        }
        extension UIImage {
          func other() -> UIImage? { (UIImage(named: "other") as! Self?) }
          static func logo() -> Self { (UIImage(named: "logo") as! Self?)! }
        }
        """
    )
  }

  @Test
  func `the type of an object is asked for in a class that has a variable of that name`() throws {
    try expect(
      """
      class Animal {
        var type = 1
        func f() -> String { "\\(type(of: self)) \\(type)" }
      }
      struct Rock {
        func f() -> String { "\\(type(of: self))" }
      }
      """,
      becomes: """
        class Animal {
          var type = 1
          func f() -> String { "\\(Swift.type(of: self)) \\(type)" }
        }
        struct Rock {
          func f() -> String { "\\(type(of: self))" }
        }
        """
    )
  }

  @Test
  func `the type of an object is asked for beside whatever else is called so, inherited or local`()
    throws
  {
    let text = """
      import UIKit
      class Base: UIView { var type = 0 }
      class Sub: Base { func f() { print(type(of: self)) } }
      extension UILabel { var type: Int { 2 } }
      class Title: UILabel { func f() { print(type(of: self)) } }
      protocol Typed { var type: Int { get } }
      extension Typed { func f() { print(type(of: self)) } }
      func f(type: Int) { print(type(of: type)) }
      func f(_ list: [Int]) { list.forEach { type in print(type(of: type)) } }
      func f(_ value: Int?) { if let type = value { print(type(of: type)) } }
      """
    try expect(
      text,
      becomes: text.replacingOccurrences(of: "print(type(", with: "print(Swift.type(")
    )
  }

  @Test
  func `an extension of UIKit's class with a variable of that name makes others of the class`()
    throws
  {
    let text = """
      import UIKit
      extension UIColor {
        var type: Int { 1 }
        func other() -> Self { type(of: self).init(white: 1, alpha: 1) }
      }
      """
    try expect(
      text,
      becomes: text.replacingOccurrences(
        of: "type(of: self).init(white: 1, alpha: 1)",
        with: "(UIColor(white: 1, alpha: 1) as! Self)"
      )
    )
  }

  @Test
  func `an object of a protocol for views is made as one of a view`() throws {
    let text = """
      import UIKit
      protocol Modelled where Self: UIView { var number: Int { get } }
      @MainActor func make(_ type: any Modelled.Type) -> UIView { type.init() }
      """
    try expect(text, becomes: text.replacingOccurrences(of: "type.init", with: "type._new"))
  }

  @Test
  func `a view of an annotation is made of the class that is asked for`() throws {
    let ported = try port(
      """
      import MapKit
      extension MKMapView {
        func view<T: MKAnnotationView>(of type: T.Type, for annotation: MKAnnotation?) -> T {
          type.init(annotation: annotation, reuseIdentifier: "pin")
        }
      }
      """,
      known: ["UIKit", "MapKit"]
    )
    #expect(ported.body().contains("type._new(annotation: annotation"))
    try expectCompiles(ported)
  }

  @Test
  func `an initializer of the extended class may be passed on`() throws {
    let text = """
      import UIKit
      extension UIColor {
        static func of(_ color: CGColor?) -> Self? { color.map(self.init(cgColor:)) }
      }
      """
    try expect(
      text,
      becomes: text.replacingOccurrences(
        of: "self.init(cgColor:)",
        with: "{ UIColor(cgColor: $0) as! Self }"
      )
    )
  }
}
