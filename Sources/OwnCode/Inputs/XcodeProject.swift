import Foundation

/// The targets of an `.xcodeproj`: which files each compiles and copies.
struct XcodeProject {
  private let objects: [String: PropertyList]
  private let root: PropertyList
  /// The folder that holds the `.xcodeproj`.
  private let folder: String
  private let projectName: String
  /// Paths of groups and files, by the identifiers of their objects.
  private var paths: [String: String] = [:]

  init(_ path: String) throws(OwnCodeError) {
    let file = "\(path)/project.pbxproj"
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw .missing(path: file, why: "it is missing or is not text")
    }
    let list: PropertyList
    do throws(PropertyList.Mistake) {
      list = try PropertyList(text)
    } catch {
      throw .damaged(path: file, why: "line \(error.line): \(error.expected) is missing")
    }
    objects = list["objects"]?.dictionary ?? [:]
    guard let id = list["rootObject"]?.string, let root = objects[id] else {
      throw .damaged(path: file, why: "it has no root object")
    }
    self.root = root
    let directory = root["projectDirPath"]?.string ?? ""
    let above = (path as NSString).deletingLastPathComponent
    folder = directory.isEmpty ? above : DiskPath.join(above, directory)
    projectName = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    if let main = root["mainGroup"]?.string { walk(main, below: folder, depth: 0) }
  }

  /// Groups deeper than folders can be are left out.
  private mutating func walk(_ id: String, below parent: String, depth: Int) {
    guard depth < 1000, paths[id] == nil, let object = objects[id] else { return }
    let own = object["path"]?.string ?? ""
    let base = object["sourceTree"]?.string == "SOURCE_ROOT" ? folder : parent
    let place = DiskPath.join(base, own)
    paths[id] = place
    for child in object["children"]?.strings ?? [] { walk(child, below: place, depth: depth + 1) }
  }

  /// The objects of one class.
  func objects(of kind: String) -> [PropertyList] {
    objects.values.filter { $0["isa"]?.string == kind }
  }

  func modules() -> [CodeModule] {
    let targets = (root["targets"]?.strings ?? []).compactMap { id in objects[id].map { (id, $0) } }
    let names = Dictionary(
      targets.map { ($0.0, moduleName(of: $0.1)) },
      uniquingKeysWith: { first, _ in first }
    )
    return targets.compactMap { id, target -> CodeModule? in
      guard target["isa"]?.string == "PBXNativeTarget",
        let kind = XcodeProject.kind(target["productType"]?.string ?? ""), isForIOS(target)
      else { return nil }
      var (files, resources) = phases(of: target)
      for group in target["fileSystemSynchronizedGroups"]?.strings ?? [] {
        let found = synchronized(group, target: id)
        files += found.swiftFiles
        resources += found.resources
      }
      let existing = Set(files.filter { FileManager.default.fileExists(atPath: $0) })
      let dependencies = (target["dependencies"]?.strings ?? []).compactMap { dependency in
        objects[dependency]?["target"]?.string.flatMap { names[$0] }
      }
      var module = CodeModule(
        name: names[id] ?? "App",
        kind: kind,
        files: existing.sorted(),
        dependencies: dependencies,
        resources: Array(Set(resources)).sorted(),
        infoPlist: setting("INFOPLIST_FILE", of: target)
          .map { DiskPath.join(folder, $0) }
          .flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
      )
      module.infoKeys = infoKeys(of: target)
      module.infoSettings = infoSettings(of: target, in: module.infoPlist)
      module.isOfFullScreenModals = isOlderThanIOS13(target)
      module.infersObjC = infersObjC(target)
      module.isOutdated = existing.count < Set(files).count
      module.conditions = settings(of: target).conditions
      module.isOnMainActor = setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target) == "MainActor"
      return module
    }
  }

  /// What Xcode adds to an Info.plist: the settings `INFOPLIST_KEY_…` where it generates the file,
  /// the name of the app's tint and the devices that it is for (documented), and its own version,
  /// here the one that last upgraded the project.
  private func infoKeys(of target: PropertyList) -> [String: String] {
    let settings = settings(of: target)
    let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] ?? ""
    var own = accent.isEmpty ? [:] : ["NSAccentColorName": accent]
    own["UIDeviceFamily"] = settings["TARGETED_DEVICE_FAMILY"].flatMap { $0.isEmpty ? nil : $0 }
    own["DTXcode"] = root["attributes"]?["LastUpgradeCheck"]?.string
    guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return own }
    let prefix = "INFOPLIST_KEY_"
    let names = settings.names.filter { $0.hasPrefix(prefix) }
    let pairs = names.compactMap { name -> (String, String)? in
      guard let value = settings[name], !value.isEmpty else { return nil }
      return (String(name.dropFirst(prefix.count)), value)
    }
    return Dictionary(uniqueKeysWithValues: pairs).merging(own) { first, _ in first }
  }

  /// The settings that an Info.plist names: `$(API_ADDRESS)`; names of the module are the run's
  /// own.
  private func infoSettings(of target: PropertyList, in path: String?) -> [String: String] {
    guard let path, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return [:]
    }
    let settings = settings(of: target)
    let names = Set(text.matches(of: /\$[({](\w+)/).map { String($0.1) })
      .subtracting(["PRODUCT_MODULE_NAME", "EXECUTABLE_NAME"])
    let pairs = names.compactMap { name in settings[name].map { (name, $0) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func infersObjC(_ target: PropertyList) -> Bool {
    switch setting("SWIFT_SWIFT3_OBJC_INFERENCE", of: target) {
    case "On": true
    case "Off": false
    default: setting("SWIFT_VERSION", of: target)?.hasPrefix("3") ?? false
    }
  }

  /// Whether the Xcode that last upgraded the project built against iOS 12 or earlier.
  ///
  /// UIKit keeps the modal presentation of the SDK that an app was built against (documented).
  private func isOlderThanIOS13(_ target: PropertyList) -> Bool {
    let words = root["attributes"]?["LastUpgradeCheck"]?.string
    guard let version = words.flatMap({ Int($0) }), version < 1100 else { return false }
    let oldest = setting("IPHONEOS_DEPLOYMENT_TARGET", of: target).flatMap { Double($0) } ?? 0
    return oldest < 13
  }

  /// Tests, extensions, watch apps and bundles have no transition to show.
  private static func kind(_ productType: String) -> CodeModule.Kind? {
    switch productType {
    case "com.apple.product-type.application": .app
    case "com.apple.product-type.framework", "com.apple.product-type.library.static",
      "com.apple.product-type.library.dynamic", "com.apple.product-type.framework.static":
      .library
    default: nil
    }
  }

  private func phases(of target: PropertyList) -> (files: [String], resources: [String]) {
    var files: [String] = []
    var resources: [String] = []
    for id in target["buildPhases"]?.strings ?? [] {
      guard let phase = objects[id] else { continue }
      let members = (phase["files"]?.strings ?? [])
        .compactMap { objects[$0]?["fileRef"]?.string }
        .flatMap { self.members(of: $0) }
      switch phase["isa"]?.string {
      case "PBXSourcesBuildPhase":
        files += members.filter {
          $0.hasSuffix(".swift") && !SourceFolder.isPackageManifest($0)
        }
        // A model is compiled, into a file of the bundle and into code.
        resources += members.filter { $0.hasSuffix(".xcdatamodeld") }
      case "PBXResourcesBuildPhase": resources += members
      default: break
      }
    }
    return (files, resources)
  }

  /// The file of a reference, or those of its languages.
  private func members(of reference: String) -> [String] {
    guard let object = objects[reference] else { return [] }
    if object["isa"]?.string == "PBXVariantGroup" {
      return (object["children"]?.strings ?? []).compactMap { paths[$0] }
    }
    return paths[reference].map { [$0] } ?? []
  }

  /// A folder that Xcode synchronizes with the disk: all of it, except for listed exceptions.
  private func synchronized(
    _ group: String,
    target: String
  ) -> (swiftFiles: [String], resources: [String]) {
    guard let place = paths[group] else { return ([], []) }
    var excepted: Set<String> = []
    for id in objects[group]?["exceptions"]?.strings ?? [] {
      guard let exception = objects[id], exception["target"]?.string == target else { continue }
      for path in exception["membershipExceptions"]?.strings ?? [] {
        excepted.insert(DiskPath.join(place, path))
      }
    }
    let found = SourceFolder(place)
    // These are copied as they are.
    let whole = (objects[group]?["explicitFolders"]?.strings ?? [])
      .map { DiskPath.join(place, $0) }
      .filter { !excepted.contains($0) && FileManager.default.fileExists(atPath: $0) }
    let isLoose = { (path: String) in
      !excepted.contains(path) && !whole.contains { path.hasPrefix("\($0)/") }
    }
    return (found.swiftFiles.filter(isLoose), found.resources.filter(isLoose) + whole)
  }

  private func moduleName(of target: PropertyList) -> String {
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      if let value = setting(key, of: target), !value.isEmpty {
        return CodeModule.identifier(value)
      }
    }
    return CodeModule.identifier(target["name"]?.string ?? "App")
  }

  /// Whether a target is built for phones: those for televisions, watches and Macs are left out.
  private func isForIOS(_ target: PropertyList) -> Bool {
    let platforms = setting("SUPPORTED_PLATFORMS", of: target) ?? ""
    if platforms.contains("iphone") { return true }
    let sdk = setting("SDKROOT", of: target) ?? platforms
    return !["appletv", "watch", "macosx", "xros", "driverkit"].contains { sdk.hasPrefix($0) }
  }

  private func setting(_ key: String, of target: PropertyList) -> String? {
    settings(of: target)[key]
  }

  private func settings(of target: PropertyList) -> BuildSettings {
    BuildSettings(
      target: configurations(of: target),
      project: configurations(of: root),
      constants: [
        "SRCROOT": folder, "PROJECT_DIR": folder, "TARGET_NAME": target["name"]?.string ?? "",
        "PROJECT_NAME": projectName,
      ]
    )
  }

  private func configurations(of object: PropertyList) -> [BuildSettings.Configuration] {
    let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.strings ?? []).compactMap { id in
      guard let configuration = objects[id] else { return nil }
      let name = configuration["name"]?.string ?? ""
      return BuildSettings.Configuration(
        name: name,
        own: configuration["buildSettings"] ?? .dictionary([:]),
        base: base(of: configuration).map { SettingsFile($0, for: name).settings } ?? [:]
      )
    }
  }

  /// The file that a configuration is based on; in a synchronized folder it has no object of its
  /// own.
  private func base(of configuration: PropertyList) -> String? {
    if let id = configuration["baseConfigurationReference"]?.string { return paths[id] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let place = paths[anchor],
      let path = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return DiskPath.join(place, path)
  }
}
