import Testing

@testable import OwnCode

@Suite
struct ObjectiveCNamesTests {
  @Test
  func `classes, protocols, members and enumerations of headers are found`() {
    let names = ObjectiveCNames.declaredNames(
      in: """
        @protocol CropDelegate <NSObject>
        @interface CropView : UIView <CropDelegate>
        @property (nonatomic, weak, nullable) id<CropDelegate> cropper;
        @property (nonatomic) UIColor *tint UI_APPEARANCE_SELECTOR;
        @property (copy) NSURL *URL API_AVAILABLE(ios(9.0));
        @property (nonatomic, copy, nullable) void (^done)(BOOL ok);
        @property (weak) IBOutletCollection(UIView) NSArray<UIView *> *views;
        - (void (^)(BOOL))block;
          - (void)turnTo:(CGFloat)angle animated:(BOOL)animated;
        typedef NS_ENUM(NSInteger, CropStyle) { CropStyleRound };
        typedef NS_OPTIONS(NSUInteger, CropEdges) { CropEdgesTop = 1 } NS_SWIFT_NAME(Edges);
        #define CropVersion 2
        @end
        """
    )
    #expect(
      names == [
        "CropDelegate", "CropView", "cropper", "tint", "URL", "done", "views", "block", "turnTo",
        "CropStyle", "CropEdges", "Edges",
        "CropVersion",
      ]
    )
  }

  @Test
  func `a missing type is looked for in all headers of the repository`() throws {
    let folder = Folder()
    try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
    try folder.write("@interface CropView : UIView\n@end", to: "ObjC/CropView.h")
    try folder.write("@implementation CropView\n@end", to: "ObjC/CropView.m")
    try folder.write("let view = CropView()", to: "Swift/Crop.swift")
    let file = "\(folder.path)/Swift/Crop.swift"
    let found = ObjectiveCNames(
      missedBy: [
        error("cannot find 'CropView' in scope", file),
        error("cannot find type 'Other' in scope", file),
      ]
    )
    #expect(found.declarations == ["CropView": "\(folder.path)/ObjC/CropView.h"])
  }

  @Test
  func `a missing member is found only in a category of its own class`() throws {
    let folder = Folder()
    try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
    try folder.write(
      "@interface UITextView (Hint)\n@property (copy) NSString *hint;\n@end",
      to: "A.h"
    )
    let file = "\(folder.path)/App.swift"
    let own = ObjectiveCNames(
      missedBy: [error("value of type 'UITextView' has no member 'hint'", file)]
    )
    let other = ObjectiveCNames(
      missedBy: [error("value of type 'UILabel' has no member 'hint'", file)]
    )
    // A class whose name only begins the class's.
    let short = ObjectiveCNames(
      missedBy: [error("value of type 'UIText' has no member 'hint'", file)]
    )
    #expect(own.declarations == ["hint": "\(folder.path)/A.h"])
    #expect(other.declarations.isEmpty && short.declarations.isEmpty)
  }

  @Test
  func `outside a repository only a named folder is searched, and not what tools keep in it`()
    throws
  {
    let folder = Folder()
    for place in ["", "node_modules/", ".build/"] {
      try folder.write(
        "@interface \(place.isEmpty ? "Own" : "Kept")View : UIView",
        to: "\(place)A.h"
      )
    }
    let file = "\(folder.path)/Code/A.swift"
    let messages = ["OwnView", "KeptView"].map { error("cannot find '\($0)' in scope", file) }
    #expect(ObjectiveCNames(missedBy: messages).declarations.isEmpty)
    let found = ObjectiveCNames(missedBy: messages, in: [folder.path])
    #expect(found.declarations == ["OwnView": "\(folder.path)/A.h"])
  }

  @Test
  func `a folder of a missing module's name with Objective-C alone is that module`() throws {
    let folder = Folder()
    try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
    try folder.write("@implementation A\n@end", to: "Checkouts/pop/pop/A.mm")
    try folder.write("let a = 1", to: "Checkouts/Mixed/A.swift")
    try folder.write("@implementation B\n@end", to: "Checkouts/Mixed/B.m")
    let found = ObjectiveCNames(
      missedBy: [],
      modules: ["pop", "Mixed", "Missing"].map {
        Place(name: $0, path: "\(folder.path)/App.swift", line: 1, column: 8)
      }
    )
    #expect(found.modules == ["pop": "\(folder.path)/Checkouts/pop"])
  }

  private func error(_ text: String, _ path: String) -> CompilerMessage {
    CompilerMessage(kind: .error, path: path, line: 1, column: 1, text: text)
  }
}
