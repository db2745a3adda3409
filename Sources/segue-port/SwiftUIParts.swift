import SwiftIfConfig
import SwiftSyntax

/// Finds the declarations that need SwiftUI, which is missing here.
///
/// A library for UIKit often has a few: a modifier, a hosting view, previews. Without them the rest
/// compiles. What uses a declaration that is left out is left out, too; bodies are not looked into.
struct SwiftUIParts {
  private struct File {
    var tree: SourceFileSyntax
    /// What iOS would compile of it.
    var regions: ConfiguredRegions
    var importsSwiftUI: Bool
  }

  private let files: [File]
  /// Names that the user's own code declares are not SwiftUI's.
  private let own: Set<String>
  /// The user's types that are left out.
  private var lostTypes: Set<String> = []
  /// Cases of enumerations that are left out.
  private var lostCases: Set<String> = []
  /// What is left out of each file.
  private var ranges: [[Range<Int>]]

  private init(_ files: [File]) {
    self.files = files
    ranges = Array(repeating: [], count: files.count)
    let declared = TypeNames(viewMode: .sourceAccurate)
    for file in files { declared.walk(file.tree) }
    own = declared.names
    find()
  }

  private mutating func find() {
    while true {
      var found = 0
      for (index, file) in files.enumerated() {
        let visitor = PartVisitor(
          names: lostTypes.union(file.importsSwiftUI ? Self.names.subtracting(own) : []),
          cases: lostCases,
          known: ranges[index],
          regions: file.regions
        )
        visitor.walk(file.tree)
        ranges[index] += visitor.ranges
        lostTypes.formUnion(visitor.types)
        lostCases.formUnion(visitor.cases)
        found += visitor.ranges.count
      }
      if found == 0 { return }
    }
  }

  /// Replaces what needs SwiftUI in the texts of files.
  ///
  /// - Parameters:
  ///   - trees: of the texts.
  ///   - configuration: what `#if` finds in the file of a path.
  /// - Returns: the places.
  static func remove(
    from texts: inout [String: String],
    _ trees: SyntaxTrees,
    configuration: (String) -> IOSConfiguration
  ) -> [(path: String, line: Int, column: Int)] {
    let hints = ["import SwiftUI", "#Preview"]
    guard texts.values.contains(where: { text in hints.contains(where: text.contains) }) else {
      return []
    }
    let paths = texts.keys.sorted()
    let files = paths.map { path in
      let tree = trees[path]
      let imports = tree.statements.contains {
        $0.item.as(ImportDeclSyntax.self)?.path.first?.name.plain == "SwiftUI"
      }
      return File(
        tree: tree,
        regions: tree.configuredRegions(in: configuration(path)),
        importsSwiftUI: imports
      )
    }
    let parts = SwiftUIParts(files)
    var places: [(path: String, line: Int, column: Int)] = []
    for (index, path) in paths.enumerated() where !parts.ranges[index].isEmpty {
      let converter = SourceLocationConverter(fileName: path, tree: files[index].tree)
      places += parts.ranges[index].map { range in
        let place = converter.location(for: AbsolutePosition(utf8Offset: range.lowerBound))
        return (path, place.line, place.column)
      }
      texts[path] = blank(parts.ranges[index], in: texts[path] ?? "")
    }
    return places
  }

  /// The text with spaces in place of some ranges, so that lines and columns stay.
  private static func blank(_ ranges: [Range<Int>], in text: String) -> String {
    var bytes = Array(text.utf8)
    for range in ranges {
      for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = 0x20 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// SwiftUI's types and attributes, as far as code beside UIKit uses them.
  private static let names = Set(
    """
    View ViewBuilder ViewModifier AnyView EmptyView Text Image Color Font Button Binding State StateObject ObservedObject
    EnvironmentObject Environment EnvironmentKey EnvironmentValues Namespace FocusState AppStorage SceneStorage
    UIViewRepresentable UIViewControllerRepresentable UIViewRepresentableContext UIViewControllerRepresentableContext
    UIHostingController UIHostingConfiguration PreviewProvider PreferenceKey GeometryReader GeometryProxy EdgeInsets Edge
    HStack VStack ZStack LazyVStack LazyHStack LazyVGrid LazyHGrid ScrollView ScrollViewReader List ForEach Group Section
    Spacer Divider NavigationView NavigationStack NavigationLink TabView Form Toggle Picker Slider Stepper TextField
    SecureField TextEditor Label Link Menu Shape InsettableShape Path Rectangle RoundedRectangle Circle Capsule Ellipse
    ShapeStyle LinearGradient RadialGradient AngularGradient Gradient Animation AnyTransition Transition Transaction
    Alignment HorizontalAlignment VerticalAlignment ContentMode ColorScheme LayoutDirection UnitPoint Angle Anchor
    AnimatableData Animatable AnimatablePair VectorArithmetic Gesture DragGesture TapGesture LongPressGesture GestureState
    MagnificationGesture ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle App Scene WindowGroup Commands
    UIApplicationDelegateAdaptor DynamicProperty Layout ProposedViewSize LayoutSubviews ViewSpacing Material
    LocalizedStringKey TimelineView Canvas GraphicsContext ProgressView DatePicker Popover Visibility PresentationDetent
    ProgressViewStyle TextFieldStyle PickerStyle GaugeStyle MenuStyle ListStyle GroupBoxStyle DatePickerStyle
    ToolbarItem ToolbarContent ToolbarContentBuilder FetchRequest Query Bindable Entry Alert ActionSheet
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )
}

/// The names of all types that are declared.
private final class TypeNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.plain)
    return .visitChildren
  }
}

/// One pass over a file.
private final class PartVisitor: ActiveSyntaxVisitor {
  private let names: Set<String>
  private let regions: ConfiguredRegions
  private let known: Set<Int>
  private(set) var cases: Set<String>
  private(set) var ranges: [Range<Int>] = []
  private(set) var types: Set<String> = []

  init(
    names: Set<String>,
    cases: Set<String>,
    known: [Range<Int>],
    regions: ConfiguredRegions
  ) {
    self.names = names
    self.cases = cases
    self.known = Set(known.map(\.lowerBound))
    self.regions = regions
    super.init(viewMode: .sourceAccurate, configuredRegions: regions)
  }

  /// Leaves a declaration out if one of its parts needs a lost name.
  private func check(
    _ node: some SyntaxProtocol,
    _ parts: [(any SyntaxProtocol)?],
    type: TokenSyntax? = nil,
    inside: SyntaxVisitorContinueKind = .skipChildren
  ) -> SyntaxVisitorContinueKind {
    guard !known.contains(node.range.lowerBound) else { return .skipChildren }
    guard parts.contains(where: { $0.map(mentions) ?? false }) else { return inside }
    ranges.append(node.rangeWithSemicolon)
    // A nested type's name may be another type's elsewhere.
    if let type, node.enclosing({ $0.asProtocol((any DeclGroupSyntax).self) }) == nil {
      types.insert(type.plain)
    }
    return .skipChildren
  }

  private func mentions(_ node: any SyntaxProtocol) -> Bool {
    let visitor = Mentions(names, regions)
    visitor.walk(Syntax(node))
    return visitor.isFound
  }

  /// The program's start must stay, so that the tool can report that it is SwiftUI's.
  private func isMain(_ attributes: AttributeListSyntax) -> Bool {
    attributes.names.contains("@main")
  }

  private func checkType(
    _ node: some DeclGroupSyntax,
    _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?,
    _ conditions: GenericWhereClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    if isMain(node.attributes) { return .skipChildren }
    return check(
      node,
      [node.attributes, generics, node.inheritanceClause, conditions],
      type: name,
      inside: .visitChildren
    )
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    checkType(node, node.name, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    checkType(node, node.name, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    checkType(node, node.name, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    // Without one of its types a protocol says nothing.
    let types = node.memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
    return check(
      node,
      [node.attributes, node.inheritanceClause, node.genericWhereClause] + types,
      type: node.name,
      inside: .visitChildren
    )
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    check(
      node,
      [node.extendedType, node.inheritanceClause, node.genericWhereClause],
      inside: .visitChildren
    )
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node, [node.initializer, node.genericWhereClause], type: node.name)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    check(
      node,
      [node.attributes, node.genericParameterClause, node.signature, node.genericWhereClause],
      inside: .visitChildren
    )
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    check(
      node,
      [node.attributes, node.genericParameterClause, node.signature, node.genericWhereClause],
      inside: .visitChildren
    )
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node, [node.attributes, node.parameterClause, node.returnClause], inside: .visitChildren)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // Those of bodies are statements, which the compiler judges.
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    let isGlobal = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    guard isMember || isGlobal else { return .skipChildren }
    var parts: [(any SyntaxProtocol)?] = [node.attributes]
    for binding in node.bindings { parts += [binding.typeAnnotation, binding.initializer] }
    return check(node, parts, inside: .visitChildren)
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let before = ranges.count
    let result = check(node, node.elements.map(\.parameterClause))
    if ranges.count > before { cases.formUnion(node.elements.map(\.name.plain)) }
    return result
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard !known.contains(node.range.lowerBound) else { return .skipChildren }
    if case .case(let label) = node.label {
      let texts = label.caseItems.map { $0.pattern.trimmedDescription }
      if !texts.isEmpty, texts.allSatisfy(isLost) { ranges.append(node.range) }
    }
    return .visitChildren
  }

  /// `.color(let color)`, `let .color(color)`.
  private func isLost(pattern: String) -> Bool {
    let text = pattern.hasPrefix("let ") ? String(pattern.dropFirst(4)) : pattern
    guard text.hasPrefix(".") else { return false }
    return cases.contains(
      String(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    )
  }

  /// `#Preview { … }` and `PreviewProvider`s show what Xcode shows beside the code.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    preview(node, node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    preview(node, node.macroName)
  }

  private func preview(
    _ node: some SyntaxProtocol,
    _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard name.plain == "Preview" else { return .visitChildren }
    if !known.contains(node.range.lowerBound) { ranges.append(node.range) }
    return .skipChildren
  }
}

/// Whether a part of a declaration needs one of some names.
private final class Mentions: ActiveSyntaxVisitor {
  private let names: Set<String>
  private(set) var isFound = false

  init(_ names: Set<String>, _ regions: ConfiguredRegions) {
    self.names = names
    super.init(viewMode: .sourceAccurate, configuredRegions: regions)
  }

  private func check(_ name: String) -> SyntaxVisitorContinueKind {
    if names.contains(name) { isFound = true }
    return isFound ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    check(node.name.plain)
  }

  /// `SwiftUI.View`; of other types the part before the dot decides.
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.baseType.trimmedDescription == "SwiftUI" { isFound = true }
    return isFound ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .skipChildren }
    return check(node.baseName.plain)
  }
}
