import Testing

@testable import OwnCode

/// Code without what its comments say.
@Suite
struct SwiftTextTests {
  @Test(
    arguments: [
      ("let a = 1 // push\nlet b", "let a = 1        \nlet b"),
      ("a /* pop /* push */ tab\n */ b", "a                      \n    b"),
      ("open(\"http://a\") // b", "open(\"http://a\")     "),
      ("\"\"\"\n// text\n\"\"\" // b", "\"\"\"\n// text\n\"\"\"     "),
      ("\"a\\\"//\" /", "\"a\\\"//\" /"),
      ("a /* never", "a         "),
      ("\"never // a\nb // c", "\"never // a\nb     "),
    ]
  )
  func `comments are spaces, and strings keep theirs`(code: String, plain: String) {
    #expect(SwiftText(code).withoutComments == plain)
  }
}
