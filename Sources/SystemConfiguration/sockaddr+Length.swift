import UIKit

// Addresses on Apple's systems begin with their length, which Linux does not store: it is the
// type's own, and what is set is dropped. Initializers of all fields drop it, too.

extension sockaddr {
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }

  public init(
    sa_len: UInt8,
    sa_family: sa_family_t,
    sa_data: (
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar
    )
  ) { self.init(sa_family: sa_family, sa_data: sa_data) }
}

extension sockaddr_in {
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }

  public init(
    sin_len: UInt8,
    sin_family: sa_family_t,
    sin_port: in_port_t,
    sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }
}

extension sockaddr_in6 {
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
