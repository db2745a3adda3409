import Foundation
import Testing

/// What files import, and what they see without it.
@Suite
struct `Imports of the port` {
  @Test
  func `the parser of XML needs no import of its own`() throws {
    let ported = try port(
      """
      import Foundation
      class Feed: NSObject, XMLParserDelegate {
        func read(_ data: Data) {
          let parser = XMLParser(data: data)
          parser.delegate = self
          _ = parser.parse()
        }
        func parserDidEndDocument(_ parser: XMLParser) {}
      }
      """,
      known: ["UIKit", "FoundationXML"]
    )
    #expect(try typecheck(ported) == "")
  }

  @Test(arguments: ["UIKit", "Foundation"])
  func `observable models need no import of their own`(name: String) throws {
    let ported = try port(
      """
      import \(name)
      @Observable final class Model { var count = 1 }
      func watch(_ model: Model) { withObservationTracking { print(model.count) } onChange: {} }
      """,
      known: ["UIKit", "Observation"]
    )
    #expect(try typecheck(ported) == "")
  }

  @Test
  func `an import that leaves takes its semicolon along`() throws {
    let ported = try port("import Analytics; import UIKit; class Page: UIView {}")
    #expect(!ported.body().prefix(20).contains(";"), "\(ported.body())")
    try expectCompiles(ported)
  }

  @Test
  func `places on the earth need no import where a library for maps shows them`() throws {
    let ported = try port(
      """
      import GoogleMaps
      func place() -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 1, longitude: 2) }
      """,
      known: ["UIKit", "CoreLocation"]
    )
    #expect(try typecheck(ported) == "")
  }

  @Test
  func `players of sound come with the module's younger name, too`() throws {
    let ported = try port(
      """
      import AVFAudio
      func category() -> AVAudioSession.Category { AVAudioSession.sharedInstance().category }
      """,
      known: ["UIKit", "AVFoundation"]
    )
    #expect(try typecheck(ported) == "")
  }

  @Test
  func `methods that take types of data need no import beside UIKit's`() throws {
    let ported = try port(
      """
      import UIKit
      func file(in folder: URL) -> URL {
        folder.appendingPathComponent("diary", conformingTo: .propertyList)
      }
      """,
      known: ["UIKit", "UniformTypeIdentifiers"]
    )
    #expect(try typecheck(ported) == "")
  }

  @Test
  func `published properties need no import of Combine`() throws {
    let ported = try port(
      """
      import Foundation
      final class Cart {
        @Published var count = 0
        var counts: Published<Int>.Publisher { $count }
      }
      """,
      known: ["UIKit", "Combine"]
    )
    #expect(try typecheck(ported) == "")
  }

  @Test
  func `imports of parts import the whole, and modules that UIKit re-exports become UIKit`() throws
  {
    try expect(
      """
      import UIKit.UIGestureRecognizerSubclass
      import class UIKit.UIColor
      import Darwin
      import ObjectiveC.runtime
      import FoundationNetworking
      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif
      let color = UIColor.red
      """,
      becomes: """
        import UIKit                            
        import       UIKit        
        import UIKit 
        import UIKit             
        import UIKit               
        #if false                          
        import FoundationNetworking
        #endif
        let color = UIColor.red
        """
    )
  }

  @Test
  func `a file sees UIKit without importing it`() throws {
    let ported = try port("import Foundation\nclass A {}", "let color: UIColor = .red")
    #expect(ported.files[1].text!.hasPrefix("import UIKit\n#sourceLocation"))
    try expectCompiles(ported)
  }

  @Test
  func `an import of a missing module is blanked and listed once`() throws {
    let ported = try port("import UIKit\nimport SnapKit\nlet a = 1", "import SnapKit")
    #expect(ported.body() == "import UIKit\n              \nlet a = 1")
    #expect(
      ported.response.missingModules == [
        .init(name: "SnapKit", path: "/Demo/A.swift", line: 2, column: 8)
      ]
    )
  }

  @Test
  func `a lock of C needs no import of its own`() throws {
    try expectCompiles(
      port(
        """
        import Foundation
        func f() { var lock = os_unfair_lock(); os_unfair_lock_lock(&lock) }
        func g() { var lock: OSSpinLock = OS_SPINLOCK_INIT; OSSpinLockLock(&lock) }
        """,
        known: ["UIKit", "QuartzCore", "CoreGraphics", "os"]
      )
    )
  }

  @Test
  func `digests that a bridging header shows need no import`() throws {
    try expectCompiles(
      port(
        """
        import Foundation
        func digest(_ data: Data) -> [UInt8] {
          var bytes = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
          data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &bytes) }
          return bytes
        }
        """,
        known: ["UIKit", "QuartzCore", "CoreGraphics", "CommonCrypto"]
      )
    )
  }

  @Test
  func
    `a module that is compiled under another name finds its own types by the name of its folder`()
    throws
  {
    let text = """
      import UIKit
      struct Photo {}
      struct State {}
      func show(_ photo: Gallery.Photo) -> [Any] { [Gallery.Photo(), UIControl.State.normal] }
      """
    let path = "/Sources/Gallery/UIControl/Gallery+Photo.swift"
    let request: [String: Any] = [
      "modules": [["name": "PhotoCode", "files": [path]]], "known": ["UIKit"],
      "texts": [path: text],
    ]
    let result = PortTool.run(
      try PortTool.program.get(),
      [],
      input: try JSONSerialization.data(withJSONObject: request)
    )
    let response = try JSONDecoder().decode(Ported.Response.self, from: Data(result.output.utf8))
    let body = Ported(response: response, files: response.modules.flatMap(\.files)).body()
    #expect(
      body.contains(
        "(_ photo: PhotoCode.Photo) -> [Any] { [PhotoCode.Photo(), UIControl.State.normal]"
      ),
      "\(body)"
    )
  }
}
