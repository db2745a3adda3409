import Foundation
import FuzzTargets
import RenderTransition
import Segue

extension FuzzTarget {
  /// What reads the tool's words and files.
  package static let toolTargets = [arguments, settings, manifest]

  private static func lines(_ texts: [String]) -> [[UInt8]] {
    texts.map { Array($0.replacingOccurrences(of: " ", with: "\n").utf8) }
  }

  /// A command line: one word to a line.
  static let arguments = FuzzTarget(
    "arguments",
    seeds: {
      lines([
        "--animator reveal --out frames/", "-a push -o a.gif -o b.mp4 --fps 29.97 --rtl",
        "still -a reveal --at 50% -o x.png", "-a preferences --set damping=0.4 --frames 1-10",
        "filmstrip -a tab -o f.png --size 100x200 --scale 2", "verify frames", "--help",
        "help still", "--duration 1.5s --hold-last 1s --background #ff00ff80 --strict -qv",
        "--generate-completion-script bash",
      ])
    },
    run: { bytes in
      let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
      _ = Tool.complaint(about: text.split(separator: "\n").map(String.init), settings: nil)
    }
  )

  /// A settings file.
  static let settings = FuzzTarget(
    "settings",
    seeds: {
      [
        "{\"animator\": \"reveal\", \"fps\": 30, \"rtl\": true}",
        "{\"set\": {\"damping\": 0.4}, \"out\": [\"a.gif\", \"b.mp4\"]}", "{}", "[1, null]",
      ].map { Array($0.utf8) }
    },
    run: { bytes in _ = Tool.complaint(about: [], settings: Data(bytes)) }
  )

  /// The manifest of a directory of frames: what is read is written the same.
  static let manifest = FuzzTarget(
    "manifest",
    seeds: {
      let text = """
        {"renderer": "segue 0.1.0", "plan": "p", "scene": {"animator": "reveal"}, "width": 100, "height": 200,
        "fps": "60", "frameCount": 1, "frames": [{"number": 1, "file": "frame-0001.png", "microseconds": 16667,
        "sha256": "\(String(repeating: "a", count: 64))"}]}
        """
      return [Array(text.utf8)]
    },
    run: { bytes in
      guard let manifest = try? JSONDecoder().decode(FrameManifest.self, from: Data(bytes)) else {
        return
      }
      let again = try? JSONDecoder().decode(FrameManifest.self, from: Data(manifest.encoded()))
      precondition(again == manifest, "It does not come back.")
    }
  )
}
