import Foundation
import Synchronization

/// One object per thread.
enum ThreadLocal {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Glibc) || canImport(Musl)
      guard let pointer else { return }
      #endif
      Unmanaged<AnyObject>.fromOpaque(pointer).release()
    }
    return key
  }()

  static var value: AnyObject? {
    get {
      guard let pointer = pthread_getspecific(key) else { return nil }
      return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    }
    set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
    }
  }
}
