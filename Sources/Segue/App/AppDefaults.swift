import Foundation
import Security

/// What the standard defaults and the keychain held at some time, to be restored: a rehearsal's
/// values must not reach the film.
struct AppDefaults {
  private let values = UserDefaults.standard.dictionaryRepresentation()
  private let keychain = Keychain.current

  func restore() {
    Keychain.current = keychain
    let defaults = UserDefaults.standard
    let now = defaults.dictionaryRepresentation()
    for key in now.keys where values[key] == nil { defaults.removeObject(forKey: key) }
    for (key, value) in values {
      // As Foundation's dictionaries, whose values compare whatever their type is.
      let old = NSDictionary(dictionary: [key: value])
      if let kept = now[key], old == NSDictionary(dictionary: [key: kept]) { continue }
      defaults.set(value, forKey: key)
    }
  }
}
