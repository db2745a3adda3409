import Foundation
import ObjectiveC

/// Pictures and numbers in, a picture out.
open class CIFilter: NSObject, @unchecked Sendable {
  private let recipe: FilterRecipe
  private var values: [String: Any] = [:]
  public let filterName: String
  open var name: String
  open var isEnabled = true

  /// Nil for a name that Core Image does not have.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard let recipe = FilterCatalog.recipe(named: name) else { return nil }
    self.init(recipe)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// A subclass makes its own picture.
  public override init() {
    recipe = FilterRecipe("CIFilter", .stylize, []) { $0.image }
    name = recipe.name
    filterName = recipe.name
    super.init()
  }

  init(_ recipe: FilterRecipe) {
    self.recipe = recipe
    name = recipe.name
    filterName = recipe.name
    super.init()
    setDefaults()
    if FilterCatalog.isOnlyNamed(recipe.name) {
      ObjectFault.note("Core Image: \(recipe.name) changes nothing.")
    }
  }

  /// A new filter has its defaults already, as on iOS (documented).
  open func setDefaults() {
    for input in recipe.inputs {
      if let value = input.defaultValue { values[input.key] = value }
    }
  }

  open var inputKeys: [String] { recipe.inputs.map(\.key) }

  open var outputKeys: [String] { [kCIOutputImageKey] }

  open var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeFilterName: recipe.name,
      kCIAttributeFilterDisplayName: FilterCatalog.title(of: recipe.name),
      kCIAttributeFilterCategories: [recipe.category.rawValue, kCICategoryBuiltIn],
    ]
    for input in recipe.inputs {
      var entry: [String: Any] = [kCIAttributeName: input.key]
      entry[kCIAttributeDefault] = input.defaultValue
      result[input.key] = entry
    }
    return result
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    guard takes(key) else {
      super.setValue(value, forKey: key)
      return
    }
    values[key] = value
  }

  open override func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    return takes(key) ? values[key] : super.value(forKey: key)
  }

  /// The keys of a filter that draws nothing are not known.
  private func takes(_ key: String) -> Bool {
    FilterCatalog.isOnlyNamed(recipe.name) || recipe.inputs.contains { $0.key == key }
  }

  open var outputImage: CIImage? { recipe.output(inputs) }

  final var inputs: FilterValues { FilterValues(values: values) }

  // MARK: Names

  /// Every filter that draws.
  open class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  open class func filterNames(inCategories categories: [String]?) -> [String] {
    let wanted = Set(categories ?? []).subtracting(
      [kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo]
    )
    return FilterCatalog.all.values
      .filter { recipe in wanted.allSatisfy { $0 == recipe.category.rawValue } }
      .map(\.name).sorted()
  }

  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterCatalog.recipe(named: filterName).map { FilterCatalog.title(of: $0.name) }
  }

  open class func localizedName(forCategory category: String) -> String {
    category.replacingOccurrences(of: "CICategory", with: "")
  }

  open class func localizedDescription(forFilterName filterName: String) -> String? { nil }
}
