import OwnCode
import Testing

@Suite
struct LoadedLibrariesTests {
  @Test
  func `all libraries of the process are found, in the order of their names`() throws {
    let paths = try LoadedLibraries.paths()
    let names = paths.map(LoadedLibraries.name)
    // They are far apart in the process's map, which is longer than a page.
    for start in ["ld-linux", "libFoundation.so", "libc.so", "libfreetype.so", "libswiftCore.so"] {
      #expect(names.contains { $0.hasPrefix(start) }, "\(start)")
    }
    #expect(names == names.sorted() && Set(paths).count == paths.count)
  }
}
