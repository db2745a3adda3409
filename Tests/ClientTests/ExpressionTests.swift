import Testing
import UIKit

// Expressions of text, as calculators use them, and predicates that compare expressions.

@Suite
struct ExpressionTests {
  @Test(arguments: [
    ("1+2*3", 7.0), ("(1+2)*3", 9), ("10-4-3", 3), ("5/2", 2), ("5.0/2", 2.5), ("(5.0/2)-1", 1.5),
    ("-3 + 5", 2), ("2**3", 8), ("2 * -3", -6), ("1.5e-1*2", 0.3), ("1/0", .infinity),
    ("sqrt(16) + 1", 5), ("average({1, 2, 3, 6})", 3), ("modulus:by:(7, 4)", 3), ("max({3, 9})", 9),
  ])
  func `a text is computed as arithmetic, whole numbers with whole results`(
    text: String,
    result: Double
  ) throws {
    let value = NSExpression(format: text).expressionValue(with: nil, context: nil)
    let number = try #require(value as? NSNumber)
    #expect(abs(number.doubleValue - result) < 1e-12 || number.doubleValue == result)
  }

  @Test
  func `an expression of text has keys, arguments and variables`() {
    let expression = NSExpression(format: "%K * %@ + $tax", "price", 2)
    let tax = NSMutableDictionary(dictionary: ["tax": 0.5])
    let value = expression.expressionValue(with: ["price": 3.0], context: tax)
    #expect((value as? NSNumber)?.doubleValue == 6.5)
  }

  @Test
  func `a function of an expression gives a number`() {
    let list = NSExpression(forConstantValue: [1, 2, 3, 4])
    let average = NSExpression(forFunction: "average:", arguments: [list])
    #expect((average.expressionValue(with: nil, context: nil) as? NSNumber)?.doubleValue == 2.5)
    let pair = [2, 5].map { NSExpression(forConstantValue: $0) }
    let sum = NSExpression(forFunction: "add:to:", arguments: pair)
    #expect(sum.expressionValue(with: nil, context: nil) as? Int == 7)
  }

  @Test
  func `a format of numbers is a tree of functions, so that whole numbers can be divided exactly`()
  {
    func exact(_ expression: NSExpression) -> NSExpression {
      guard expression.expressionType == .function, let parts = expression.arguments else {
        let number = expression.constantValue as? NSNumber
        return NSExpression(forConstantValue: number?.doubleValue)
      }
      return NSExpression(
        forFunction: expression.operand,
        selectorName: expression.function,
        arguments: parts.map(exact)
      )
    }
    let tree = NSExpression(format: "1+7/2*-2")
    #expect(tree.function == "add:to:" && tree.arguments?.last?.function == "multiply:by:")
    #expect(tree.expressionValue(with: nil, context: nil) as? Int == -5)
    #expect(exact(tree).expressionValue(with: nil, context: nil) as? Double == -6)
  }

  @Test(arguments: ["5", "-5", "5.0"])
  func `a format of one number gives a number of any type`(text: String) throws {
    let value = NSExpression(format: text).expressionValue(with: nil, context: nil)
    #expect(abs(try #require(value as? Double)) == 5)
    #expect(abs(try #require(value as? Int)) == 5)
    #expect(value is NSNumber)
  }

  @Test
  func `an expression gives the parts that it has`() {
    let (a, b) = (NSExpression(forConstantValue: [1]), NSExpression(forConstantValue: [2]))
    let union = NSExpression(forUnionSet: a, with: b)
    #expect(union.left === a && union.right === b)
    #expect(NSExpression(forKeyPath: "price").operand.expressionType == .evaluatedObject)
  }

  @Test
  func `a condition chooses between two expressions`() {
    let price = NSExpression(
      forConditional: NSPredicate(format: "age < 6"),
      trueExpression: NSExpression(forConstantValue: 0),
      falseExpression: NSExpression(forKeyPath: "price")
    )
    #expect(price.expressionValue(with: ["age": 4, "price": 9], context: nil) as? Int == 0)
    #expect(price.expressionValue(with: ["age": 8, "price": 9], context: nil) as? Int == 9)
  }

  @Test
  func `sets are united, intersected and subtracted, and a subquery keeps what passes`() {
    let (a, b) = (
      NSExpression(forConstantValue: [1, 2, 3]), NSExpression(forConstantValue: [3, 4])
    )
    func value(_ expression: NSExpression) -> Any? {
      expression.expressionValue(with: nil, context: nil)
    }
    #expect(value(NSExpression(forUnionSet: a, with: b)) as? Set<Int> == [1, 2, 3, 4])
    #expect(value(NSExpression(forIntersectSet: a, with: b)) as? Set<Int> == [3])
    #expect(value(NSExpression(forMinusSet: a, with: b)) as? Set<Int> == [1, 2])
    let large = NSExpression(
      forSubquery: a,
      usingIteratorVariable: "x",
      predicate: NSPredicate(format: "$x > 1")
    )
    #expect(value(large) as? [Int] == [2, 3])
  }

  @Test(arguments: [
    ("(price + 1) * 2 > 10", true), ("(price > 3) AND (price < 4)", false),
    ("price - 1 == 4", true),
    ("price == -5", false), ("(price + 1) IN {6, 7}", true), ("((price))==5", true),
  ])
  func `parentheses of a predicate hold tests or values`(format: String, isTrue: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: ["price": 5]) == isTrue)
  }

  @Test
  func `a predicate compares two expressions by its operator and options`() {
    let title = NSExpression(forKeyPath: "title")
    let words = NSComparisonPredicate(
      leftExpression: title,
      rightExpression: NSExpression(forConstantValue: "ÍP"),
      modifier: .direct,
      type: .contains,
      options: [.caseInsensitive, .diacriticInsensitive]
    )
    let exact = NSComparisonPredicate(
      leftExpression: title,
      rightExpression: words.rightExpression,
      modifier: .direct,
      type: .contains
    )
    let dear = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "price"),
      rightExpression: NSExpression(forConstantValue: 550),
      modifier: .direct,
      type: .greaterThan
    )
    let phone: [String: Any] = ["title": "iphone", "price": 500]
    #expect(words.evaluate(with: phone))
    #expect(!exact.evaluate(with: phone))
    #expect(!dear.evaluate(with: phone))
    let either = NSCompoundPredicate(orPredicateWithSubpredicates: [words, dear])
    #expect(either.evaluate(with: phone))
    #expect(words.predicateOperatorType == .contains && words.leftExpression === title)
  }

  @Test(arguments: [(NSComparisonPredicate.Modifier.any, true), (.all, false)])
  func `a modifier compares the values of a collection`(
    modifier: NSComparisonPredicate.Modifier,
    isTrue: Bool
  ) {
    let predicate = NSComparisonPredicate(
      leftExpression: .expressionForEvaluatedObject(),
      rightExpression: NSExpression(forConstantValue: 2),
      modifier: modifier,
      type: .lessThanOrEqualTo
    )
    #expect(predicate.evaluate(with: [1, 2, 3]) == isTrue)
  }
}
