import JavaScriptCore
import Testing
import UIKit

/// No script runs; what an app puts into a context is there.
@MainActor
@Suite
struct ScriptTests {
  @Test
  func `a script throws, and its value is undefined`() throws {
    let context = try #require(JSContext())
    let value = try #require(context.evaluateScript("1 + 1"))
    #expect(value.isUndefined && value.toString() == "undefined" && value.toDouble().isNaN)
    #expect(context.exception != nil)
    var messages: [String] = []
    context.exceptionHandler = { _, error in messages.append(error?.toString() ?? "") }
    context.exception = nil
    #expect(context.objectForKeyedSubscript("run").call(withArguments: [1]).isUndefined)
    #expect(messages == ["Error: there is no engine"] && context.exception == nil)
  }

  @Test
  func `values are converted as the language does it`() throws {
    let context = try #require(JSContext())
    context.setObject(["name": "Ann"], forKeyedSubscript: "user")
    #expect(context.objectForKeyedSubscript("user").forProperty("name").toString() == "Ann")
    #expect(context.objectForKeyedSubscript("other").isUndefined)
    #expect(JSValue(double: 3, in: context).toString() == "3")
    #expect(JSValue(object: "12", in: context).toInt32() == 12)
    #expect(
      !JSValue(object: "", in: context).toBool() && JSValue(object: "a", in: context).toBool()
    )
    #expect(JSValue(nullIn: context).toDouble() == 0 && JSValue(nullIn: context).isNull)
    #expect(JSValue(bool: true, in: context).isBoolean)
    #expect(JSValue(object: [1, 2], in: context).atIndex(1).toInt32() == 2)
  }
}
