// coverage GRAPHS NAMES: compares the symbol graphs in the folder GRAPHS with the names of Apple's
// classes in the folder NAMES, and prints Docs/Coverage.md. Run by Scripts/coverage.
//
// Apple's names are those of Objective-C, all parts of a selector in one word; those of
// CoreGraphics are Swift's. Swift leaves words of a selector out, so a method counts as there when
// its words are among those of the selector, in order.
import Foundation

/// The words of `setTitleColor(_:for:)` and of `setTitleColorForState`.
///
/// They are set, title, color, for, and so on.
func words(_ name: String) -> [String] {
  var result: [String] = []
  var word = ""
  let letters = Array(name)
  for (index, letter) in letters.enumerated() {
    guard letter.isLetter || letter.isNumber else {
      if !word.isEmpty { result.append(word) }
      word = ""
      continue
    }
    let startsWord =
      letter.isUppercase
      && (index == 0 || letters[index - 1].isLowercase || letters[index - 1].isNumber
        || (index + 1 < letters.count && letters[index + 1].isLowercase))
    if startsWord, !word.isEmpty {
      result.append(word)
      word = ""
    }
    word += letter.lowercased()
  }
  if !word.isEmpty { result.append(word) }
  return result
}

/// A type that Segue declares, with what it and its supertypes offer.
struct Offer {
  var members: [[String]] = []
  var supertypes: [String] = []
}

/// A type that Apple declares.
struct Wish {
  let framework: String
  let name: String
  let members: [String]
}

func readOffers(_ folder: String) throws -> [String: Offer] {
  var offers: [String: Offer] = [:]
  for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  where file.hasSuffix(".symbols.json") {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
    guard let graph = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      continue
    }
    var names: [String: String] = [:]
    for symbol in graph["symbols"] as? [[String: Any]] ?? [] {
      guard let path = symbol["pathComponents"] as? [String], let last = path.last,
        let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String,
        let id = (symbol["identifier"] as? [String: Any])?["precise"] as? String
      else { continue }
      if ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"]
        .contains(kind)
      {
        names[id] = path.joined(separator: ".")
        offers[path.joined(separator: "."), default: Offer()].members += []
      }
      guard path.count > 1 else { continue }
      var member = words(last.replacingOccurrences(of: "(_:", with: "("))
      if member.first == "is" { member.removeFirst() }
      offers[path.dropLast().joined(separator: "."), default: Offer()].members.append(member)
    }
    for relation in graph["relationships"] as? [[String: Any]] ?? [] {
      guard let kind = relation["kind"] as? String, kind == "inheritsFrom" || kind == "conformsTo",
        let source = relation["source"] as? String, let name = names[source],
        let target = relation["target"] as? String
      else { continue }
      let fallback = (relation["targetFallback"] as? String)?.split(separator: ".").last.map(
        String.init
      )
      if let supertype = names[target] ?? fallback { offers[name]?.supertypes.append(supertype) }
    }
  }
  return offers
}

func readWishes(_ folder: String) throws -> [Wish] {
  try ["UIKit", "QuartzCore", "CoreGraphics"].flatMap { framework in
    try String(contentsOfFile: "\(folder)/\(framework)", encoding: .utf8)
      .split(separator: "\n").compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard let name = parts[0].split(separator: " ").last else { return nil }
        let members = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
        return Wish(framework: framework, name: String(name), members: members)
      }
  }
}

let offers = try readOffers(CommandLine.arguments[1])
let wishes = try readWishes(CommandLine.arguments[2])

/// Swift nests some of Apple's types: `UIButtonConfiguration` is `UIButton.Configuration`.
func offer(named name: String) -> String? {
  if offers[name] != nil { return name }
  return offers.keys.sorted().first {
    $0.contains(".") && $0.replacingOccurrences(of: ".", with: "") == name
  }
}

/// With those of its supertypes.
func members(of name: String) -> [[String]] {
  var seen: Set<String> = []
  var waiting = [name]
  var result: [[String]] = []
  while let next = waiting.popLast() {
    guard seen.insert(next).inserted, let offer = offers[next] else { continue }
    result += offer.members
    waiting += offer.supertypes
  }
  return result
}

/// Names that Swift replaces by others.
let renamed = [
  "childViewControllers": "children", "systemImageNamed": "initSystemName",
  "systemImageNamedWithConfiguration": "initSystemNameWithConfiguration",
  "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
  "allowedChildViewControllersForUnwindingFromSource": "allowedChildrenForUnwindingFrom",
]

/// What Swift may make of a selector: a factory `buttonWithType` is `init(type:)`, and
/// `colorWithAlpha…` is `withAlpha…`.
func forms(of selector: String, in type: String) -> [[String]] {
  let whole = words(renamed[selector] ?? selector)
  var forms = [whole]
  if whole.first == "is" { forms.append(Array(whole.dropFirst())) }
  let noun = words(type).dropFirst()
  for start in noun.indices {
    let end = Array(noun[start...])
    guard Array(whole.prefix(end.count)) == end else { continue }
    // `+[CALayer layer]` is `CALayer()`.
    forms.append(Array(whole.dropFirst(end.count)))
    forms.append(["init"] + whole.dropFirst(end.count))
  }
  return forms
}

func isSubsequence(_ short: [String], of long: [String]) -> Bool {
  var rest = long[...]
  for word in short {
    guard let place = rest.firstIndex(of: word) else { return false }
    rest = rest[(place + 1)...]
  }
  return true
}

/// Selectors that no member of ours stands for.
///
/// A member stands for one, the nearest. An initializer also stands for a factory, and a member
/// with optional arguments for shorter selectors.
func missing(_ wish: Wish, in members: [[String]]) -> [String] {
  var pairs: [(selector: Int, member: Int, extra: Int)] = []
  var isCovered = wish.members.map { _ in false }
  for (selector, name) in wish.members.enumerated() {
    let forms = forms(of: name, in: wish.name)
    for (index, member) in members.enumerated() where !member.isEmpty {
      for form in forms where form.first == member.first {
        // Arguments that may be left out.
        if form.count > (wish.framework == "CoreGraphics" ? 1 : 2), isSubsequence(form, of: member)
        {
          isCovered[selector] = true
        }
        guard isSubsequence(member, of: form) else { continue }
        pairs.append((selector, index, form.count - member.count))
      }
    }
  }
  pairs.sort { ($0.extra, $0.selector, $0.member) < ($1.extra, $1.selector, $1.member) }
  var used: Set<Int> = []
  for pair in pairs where !isCovered[pair.selector] {
    let isFree = used.insert(pair.member).inserted || members[pair.member].first == "init"
    if isFree { isCovered[pair.selector] = true }
  }
  return zip(wish.members, isCovered).filter { !$0.1 }.map(\.0)
}

struct Row {
  let name: String
  let total: Int
  let missing: [String]
}

var page = """
  # Coverage

  The available classes and protocols of Apple, and what they lack. `Scripts/coverage` makes this page from the
  symbol graphs of a build; CI checks that it is up to date.

  Names are compared, not behaviour. The documentation of a name describes how it differs on Linux, and an unsupported
  use is reported when it happens. Names that Apple has deprecated are left out, as are those of `NSObject`. Missing names
  are Apple's selectors in one word: `setTitleForState` is `setTitle(_:for:)`.

  """
var summary: [(framework: String, counts: [Int])] = []
var sections = ""
for framework in ["UIKit", "QuartzCore", "CoreGraphics"] {
  var complete: [String] = []
  var partial: [Row] = []
  var none: [String] = []
  for wish in wishes where wish.framework == framework {
    guard let name = offer(named: wish.name) else {
      none.append(wish.name)
      continue
    }
    let lacking = missing(wish, in: members(of: name))
    if lacking.isEmpty {
      complete.append(wish.name)
    } else {
      partial.append(Row(name: wish.name, total: wish.members.count, missing: lacking))
    }
  }
  summary.append((framework, [complete.count, partial.count, none.count]))
  sections += "\n## \(framework)\n\n### Complete\n\n"
  sections += complete.map { "`\($0)`" }.joined(separator: " ") + "\n"
  sections += "\n### Partial\n\n| | has | lacks |\n|---|---|---|\n"
  for row in partial {
    let names = row.missing.map { "`\($0)`" }.joined(separator: " ")
    sections += "| `\(row.name)` | \(row.total - row.missing.count) of \(row.total) | \(names) |\n"
  }
  sections += "\n### None\n\n" + none.map { "`\($0)`" }.joined(separator: " ") + "\n"
}
page += "\n| | complete | partial | none |\n|---|---|---|---|\n"
for line in summary {
  page += "| \(line.framework) | \(line.counts.map(String.init).joined(separator: " | ")) |\n"
}
print(page + sections, terminator: "")
