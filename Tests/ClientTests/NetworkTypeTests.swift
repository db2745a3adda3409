// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Testing
import UIKit

// The types of requests and answers, by the names that an app gets with UIKit.

private func url(_ text: String) -> URL { URL(string: text)! }

@Suite("Requests and responses")
struct RequestTests {
  @Test
  func `a request begins as a GET without fields`() {
    var request = URLRequest(url: url("https://a.example/b"))
    #expect(request.httpMethod == "GET" && request.allHTTPHeaderFields == nil)
    #expect(request.timeoutInterval == 60 && request.cachePolicy == .useProtocolCachePolicy)
    request.httpMethod = "POST"
    request.httpMethod = nil
    #expect(request.httpMethod == "GET")
    #expect("\(request)" == "https://a.example/b")
  }

  @Test
  func `a field is found in any case, and values add up`() {
    var request = URLRequest(url: url("https://a.example"))
    request.setValue("text/html", forHTTPHeaderField: "accept")
    request.addValue("text/plain", forHTTPHeaderField: "Accept")
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "text/html,text/plain")
    #expect(request.allHTTPHeaderFields == ["accept": "text/html,text/plain"])
    request.setValue(nil, forHTTPHeaderField: "Accept")
    #expect(request.allHTTPHeaderFields == nil)
  }

  @Test
  func `a body is data or a stream`() {
    var request = URLRequest(url: url("https://a.example"))
    request.httpBody = Data("a".utf8)
    request.httpBodyStream = InputStream(data: Data("b".utf8))
    #expect(request.httpBody == nil && request.httpBodyStream != nil)
    request.httpBody = Data("c".utf8)
    #expect(request.httpBodyStream == nil)
  }

  @Test
  func `requests with the same content are equal`() {
    var one = URLRequest(url: url("https://a.example"))
    let other = one
    #expect(one == other && one.hashValue == other.hashValue)
    one.allowsCellularAccess = false
    #expect(one != other)
  }

  @Test
  func `a protocol's note travels in an object and does not tell requests apart`() {
    let request = URLRequest(url: url("https://a.example"))
    let object = (request as NSURLRequest).mutableCopy() as! NSMutableURLRequest
    URLProtocol.setProperty(true, forKey: "seen", in: object)
    object.setValue("b", forHTTPHeaderField: "A")
    let marked = object as URLRequest
    #expect(URLProtocol.property(forKey: "seen", in: marked) as? Bool == true)
    #expect(URLProtocol.property(forKey: "seen", in: request) == nil)
    #expect(marked.value(forHTTPHeaderField: "a") == "b")
    var plain = request
    plain.setValue("b", forHTTPHeaderField: "A")
    #expect(marked == plain)
  }

  @Test
  func `the fields of an answer tell its type, length and file name`() {
    let answer = HTTPURLResponse(
      url: url("https://a.example/b.php"),
      statusCode: 404,
      httpVersion: "HTTP/1.1",
      headerFields: [
        "content-type": "Text/HTML; charset=\"UTF-8\"", "Content-Length": "12",
        "Content-Disposition": "attachment; filename=\"../my; page.html\"",
      ]
    )!
    #expect(answer.mimeType == "text/html" && answer.textEncodingName == "utf-8")
    #expect(answer.expectedContentLength == 12 && answer.statusCode == 404)
    #expect(answer.suggestedFilename == ".._my; page.html")
    #expect(answer.allHeaderFields["Content-Length"] as? String == "12")
    #expect(answer.value(forHTTPHeaderField: "content-length") == "12")
  }

  @Test(arguments: [
    ("https://a.example/b/photo.jpg", "image/jpeg", "photo.jpg"),
    ("https://a.example/b/photo", "image/png", "photo.png"),
    ("https://a.example/", "text/html", "a.example.html"),
    ("https://a.example", nil, "a.example"),
    ("data:text/plain,a", "text/plain", "Unknown"),
  ])
  func `a response suggests a file name`(address: String, type: String?, name: String) {
    let response = URLResponse(
      url: url(address),
      mimeType: type,
      expectedContentLength: -1,
      textEncodingName: nil
    )
    #expect(response.suggestedFilename == name)
  }

  @Test(arguments: [(200, "no error"), (404, "not found"), (418, "client error"), (99, "unknown")])
  func `status codes have names`(code: Int, name: String) {
    #expect(HTTPURLResponse.localizedString(forStatusCode: code) == name)
  }
}

@Suite("What an app keeps of the network")
struct NetworkStorageTests {
  private func response(_ bytes: Int, _ request: URLRequest) -> CachedURLResponse {
    CachedURLResponse(
      response: HTTPURLResponse(
        url: request.url!,
        statusCode: 200,
        httpVersion: nil,
        headerFields: nil
      )!,
      data: Data(count: bytes)
    )
  }

  @Test
  func `a cache keeps what was used last, and nothing large`() {
    let cache = URLCache(memoryCapacity: 2000, diskCapacity: 0, diskPath: nil)
    let requests = (0..<21).map { URLRequest(url: url("https://a.example/\($0)")) }
    for request in requests.dropLast() {
      cache.storeCachedResponse(response(100, request), for: request)
    }
    #expect(cache.currentMemoryUsage == 2000)
    #expect(cache.cachedResponse(for: requests[0]) != nil)
    cache.storeCachedResponse(response(100, requests[20]), for: requests[20])
    #expect(cache.cachedResponse(for: requests[0]) != nil)
    #expect(cache.cachedResponse(for: requests[1]) == nil)
    cache.storeCachedResponse(response(101, requests[1]), for: requests[1])
    #expect(cache.cachedResponse(for: requests[1]) == nil)
    cache.removeAllCachedResponses()
    #expect(cache.currentMemoryUsage == 0)
  }

  @Test
  func `the cookies of a response are sent back to where they belong`() {
    let cookies = HTTPCookie.cookies(
      withResponseHeaderFields: [
        "Set-Cookie":
          "a=1; Path=/x; Expires=Wed, 21 Oct 2099 07:28:00 GMT; HttpOnly, b=2=2; Domain=a.example; Secure, c=3"
      ],
      for: url("https://a.example/x/y")
    )
    #expect(cookies.map(\.name) == ["a", "b", "c"] && cookies.map(\.value) == ["1", "2=2", "3"])
    #expect(cookies.map(\.domain) == ["a.example", ".a.example", "a.example"])
    #expect(cookies.map(\.isSessionOnly) == [false, true, true])
    #expect(cookies[0].isHTTPOnly && cookies[1].isSecure && !cookies[2].isSecure)
    let storage = HTTPCookieStorage()
    storage.setCookies(cookies, for: url("https://a.example/x/y"), mainDocumentURL: nil)
    func names(_ address: String) -> [String] {
      (storage.cookies(for: url(address)) ?? []).map(\.name)
    }
    #expect(names("https://a.example/x") == ["a", "b", "c"])
    #expect(names("https://a.example/xy") == ["b", "c"])
    #expect(names("http://a.example/x/y") == ["a", "c"])
    #expect(names("https://www.a.example/") == ["b"])
    #expect(names("https://ba.example/").isEmpty)
    #expect(HTTPCookie.requestHeaderFields(with: Array(cookies[..<2])) == ["Cookie": "a=1; b=2=2"])
    storage.deleteCookie(cookies[0])
    #expect(storage.cookies?.count == 2)
    let over = HTTPCookie.cookies(
      withResponseHeaderFields: ["Set-Cookie": "c=; Max-Age=0"],
      for: url("https://a.example/x/y")
    )
    storage.setCookies(over, for: nil, mainDocumentURL: nil)
    #expect(storage.cookies?.map(\.name) == ["b"])
  }

  @Test
  func `a cookie needs a name, a value, a path and a domain`() {
    let all: [HTTPCookiePropertyKey: Any] = [
      .name: "a", .value: "b", .path: "/", .domain: "a.example", .maximumAge: "60",
    ]
    #expect(HTTPCookie(properties: all)?.isSessionOnly == false)
    for key in [HTTPCookiePropertyKey.name, .value, .path, .domain] {
      #expect(HTTPCookie(properties: all.filter { $0.key != key }) == nil)
    }
  }

  @Test
  func `credentials are found by the space that they are for`() {
    let storage = URLCredentialStorage()
    func space(_ realm: String) -> URLProtectionSpace {
      URLProtectionSpace(
        host: "a.example",
        port: 443,
        protocol: NSURLProtectionSpaceHTTPS,
        realm: realm,
        authenticationMethod: NSURLAuthenticationMethodHTTPBasic
      )
    }
    let credential = URLCredential(user: "u", password: "p", persistence: .forSession)
    storage.setDefaultCredential(credential, for: space("one"))
    #expect(storage.defaultCredential(for: space("one")) == credential)
    #expect(storage.credentials(for: space("one")) == ["u": credential])
    #expect(storage.credentials(for: space("two")) == nil)
    storage.remove(credential, for: space("one"))
    #expect(storage.allCredentials.isEmpty && storage.defaultCredential(for: space("one")) == nil)
  }

  @Test
  func `a session keeps the configuration that it began with`() {
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 5
    let session = URLSession(configuration: configuration)
    configuration.timeoutIntervalForRequest = 6
    #expect(session.configuration.timeoutIntervalForRequest == 5)
    #expect(URLSessionConfiguration.default !== URLSessionConfiguration.default)
    #expect(URLSessionConfiguration.background(withIdentifier: "a").identifier == "a")
    #expect(URLSessionConfiguration.ephemeral.httpCookieStorage !== HTTPCookieStorage.shared)
  }
}
