import Foundation
import ObjectiveC
import Testing
import UIKit

/// Questions to the Objective-C runtime.
@MainActor
struct RuntimeQuestionTests {
  @Test
  func `a selector has its name, and as many arguments as colons besides the receiver and itself`()
    throws
  {
    let selector = sel_registerName("move:to:")
    #expect(String(cString: sel_getName(selector)) == "move:to:")
    #expect(sel_isEqual(selector, sel_getUid("move:to:")))
    let method = try #require(class_getInstanceMethod(UIView.self, selector))
    #expect(method_getNumberOfArguments(method) == 4)
  }

  @Test
  func `exchanging the methods of a private class of UIKit's has no effect`() throws {
    let hidden: AnyClass? = NSClassFromString("_UINavigationBarContentView")
    let name = NSSelectorFromString("layoutSubviews")
    // Code that looks for such methods unwraps them: iOS has the class.
    let theirs = try #require(class_getInstanceMethod(hidden, name))
    let ours = try #require(class_getInstanceMethod(UIView.self, name))
    method_exchangeImplementations(theirs, ours)
    #expect(method_getName(theirs) == name)
  }

  @Test
  func `a class responds to the selectors that its objects respond to`() {
    #expect(class_respondsToSelector(UIView.self, Selector("setNeedsLayout")))
    #expect(!class_respondsToSelector(UIView.self, Selector("flyAway:")))
    #expect(!class_respondsToSelector(nil, Selector("setNeedsLayout")))
  }

  private final class Card: NSObject {
    var title: String? = "a"
    var count = 3
    let image = UIImage()
    func turn(_ sender: Any?) {}
  }

  @Test
  func `the members of an own class that Objective-C knows are listed`() throws {
    ClassTable.of(Card.self).key("title", \Card.title).key("count", \Card.count)
      .key("image", \Card.image).selector("turn:", Card.turn(_:))
    var count: UInt32 = 0
    let properties = try #require(class_copyPropertyList(Card.self, &count))
    let names = (0..<Int(count)).map { String(cString: property_getName(properties[$0])) }
    #expect(names == ["count", "image", "title"])
    let types = (0..<Int(count)).map {
      property_getAttributes(properties[$0]).map { String(cString: $0) } ?? ""
    }
    #expect(types == ["Tq,Vcount", "T@\"UIImage\",Vimage", "T@\"NSString\",Vtitle"])
    free(properties)
    let methods = try #require(class_copyMethodList(Card.self, &count))
    let selectors = (0..<Int(count)).map { method_getName(methods[$0]).description }
    #expect(selectors == ["count", "image", "setCount:", "setTitle:", "title", "turn:"])
    free(methods)
    #expect(class_getProperty(Card.self, "count") != nil)
    #expect(class_getProperty(Card.self, "colour") == nil)
  }

  private class Shape: NSObject { var side = 1 }
  private final class Square: Shape {}

  @Test
  func `a property is the same at each question, asked of a class or of its subclass`() throws {
    ClassTable.of(Shape.self).key("side", \Shape.side)
    let first = try #require(class_getProperty(Shape.self, "side"))
    #expect(class_getProperty(Square.self, "side") == first)
    let list = try #require(class_copyPropertyList(Shape.self, nil))
    defer { free(list) }
    #expect(list[0] == first)
  }

  @Test
  func `no class is made at run time, and lists of members of UIKit's are empty`() {
    #expect(objc_allocateClassPair(UIView.self, "Made", 0) == nil)
    var count: UInt32 = 7
    #expect(class_copyMethodList(UIView.self, &count) == nil && count == 0)
  }
}
