import Foundation

/// What the standard defaults held at some time, to be put back: what a rehearsal writes there is not for
/// the film.
struct AppDefaults {
  private let values = UserDefaults.standard.dictionaryRepresentation()

  func restore() {
    let defaults = UserDefaults.standard
    let now = defaults.dictionaryRepresentation()
    for key in now.keys where values[key] == nil { defaults.removeObject(forKey: key) }
    for (key, value) in values {
      // As dictionaries of Foundation: their values compare, whatever they are.
      let old = NSDictionary(dictionary: [key: value])
      if let kept = now[key], old == NSDictionary(dictionary: [key: kept]) { continue }
      defaults.set(value, forKey: key)
    }
  }
}
