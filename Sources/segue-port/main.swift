// The source-to-source pass: iOS code in, the same code for Segue's modules out. PROTOCOL.md
// describes the request.

import FoundationEssentials
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

func fail(_ message: String, code: Int32) -> Never {
  fputs("segue-port: \(message)\n", stderr)
  exit(code)
}

func readAll(_ descriptor: Int32) -> [UInt8]? {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    // A signal came first.
    if count < 0, errno == EINTR { continue }
    if count < 0 { return nil }
    if count == 0 { return bytes }
    bytes += chunk[..<count]
  }
}

func readFile(_ path: String) -> String? {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  return readAll(descriptor).map { String(decoding: $0, as: UTF8.self) }
}

let input = readAll(0) ?? []
let request: Request
do {
  request = try JSONDecoder().decode(Request.self, from: Data(input))
} catch {
  fail("the request is not one: \(error)", code: 64)
}
do {
  let response = try Port(request, read: readFile).run()
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  var data = Array(try encoder.encode(response))
  data.append(UInt8(ascii: "\n"))
  var offset = 0
  while offset < data.count {
    let written = data[offset...].withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    if written < 0, errno == EINTR { continue }
    if written <= 0 { exit(74) }
    offset += written
  }
} catch let error as Port.Unreadable {
  fail("'\(error.path)' cannot be read: \(String(cString: strerror(errno)))", code: 66)
} catch {
  fail("\(error)", code: 70)
}
