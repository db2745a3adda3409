/// The numbers of SHA-2 (FIPS 180-4): 64 bits behind the point of roots of the first primes.
///
/// The short digests take the upper halves, and SHA-224 the lower ones for its beginning.
enum SHA2Numbers {
  /// Cube roots of the first 80 primes.
  static let steps: [UInt64] = [
    0x428A_2F98_D728_AE22, 0x7137_4491_23EF_65CD, 0xB5C0_FBCF_EC4D_3B2F, 0xE9B5_DBA5_8189_DBBC,
    0x3956_C25B_F348_B538, 0x59F1_11F1_B605_D019, 0x923F_82A4_AF19_4F9B, 0xAB1C_5ED5_DA6D_8118,
    0xD807_AA98_A303_0242, 0x1283_5B01_4570_6FBE, 0x2431_85BE_4EE4_B28C, 0x550C_7DC3_D5FF_B4E2,
    0x72BE_5D74_F27B_896F, 0x80DE_B1FE_3B16_96B1, 0x9BDC_06A7_25C7_1235, 0xC19B_F174_CF69_2694,
    0xE49B_69C1_9EF1_4AD2, 0xEFBE_4786_384F_25E3, 0x0FC1_9DC6_8B8C_D5B5, 0x240C_A1CC_77AC_9C65,
    0x2DE9_2C6F_592B_0275, 0x4A74_84AA_6EA6_E483, 0x5CB0_A9DC_BD41_FBD4, 0x76F9_88DA_8311_53B5,
    0x983E_5152_EE66_DFAB, 0xA831_C66D_2DB4_3210, 0xB003_27C8_98FB_213F, 0xBF59_7FC7_BEEF_0EE4,
    0xC6E0_0BF3_3DA8_8FC2, 0xD5A7_9147_930A_A725, 0x06CA_6351_E003_826F, 0x1429_2967_0A0E_6E70,
    0x27B7_0A85_46D2_2FFC, 0x2E1B_2138_5C26_C926, 0x4D2C_6DFC_5AC4_2AED, 0x5338_0D13_9D95_B3DF,
    0x650A_7354_8BAF_63DE, 0x766A_0ABB_3C77_B2A8, 0x81C2_C92E_47ED_AEE6, 0x9272_2C85_1482_353B,
    0xA2BF_E8A1_4CF1_0364, 0xA81A_664B_BC42_3001, 0xC24B_8B70_D0F8_9791, 0xC76C_51A3_0654_BE30,
    0xD192_E819_D6EF_5218, 0xD699_0624_5565_A910, 0xF40E_3585_5771_202A, 0x106A_A070_32BB_D1B8,
    0x19A4_C116_B8D2_D0C8, 0x1E37_6C08_5141_AB53, 0x2748_774C_DF8E_EB99, 0x34B0_BCB5_E19B_48A8,
    0x391C_0CB3_C5C9_5A63, 0x4ED8_AA4A_E341_8ACB, 0x5B9C_CA4F_7763_E373, 0x682E_6FF3_D6B2_B8A3,
    0x748F_82EE_5DEF_B2FC, 0x78A5_636F_4317_2F60, 0x84C8_7814_A1F0_AB72, 0x8CC7_0208_1A64_39EC,
    0x90BE_FFFA_2363_1E28, 0xA450_6CEB_DE82_BDE9, 0xBEF9_A3F7_B2C6_7915, 0xC671_78F2_E372_532B,
    0xCA27_3ECE_EA26_619C, 0xD186_B8C7_21C0_C207, 0xEADA_7DD6_CDE0_EB1E, 0xF57D_4F7F_EE6E_D178,
    0x06F0_67AA_7217_6FBA, 0x0A63_7DC5_A2C8_98A6, 0x113F_9804_BEF9_0DAE, 0x1B71_0B35_131C_471B,
    0x28DB_77F5_2304_7D84, 0x32CA_AB7B_40C7_2493, 0x3C9E_BE0A_15C9_BEBC, 0x431D_67C4_9C10_0D4C,
    0x4CC5_D4BE_CB3E_42B6, 0x597F_299C_FC65_7E2A, 0x5FCB_6FAB_3AD6_FAEC, 0x6C44_198C_4A47_5817,
  ]

  static let shortSteps = steps[..<64].map { UInt32($0 >> 32) }

  /// Square roots of the first eight primes: where SHA-256 and SHA-512 begin.
  static let first = SIMD8<UInt64>(
    0x6A09_E667_F3BC_C908,
    0xBB67_AE85_84CA_A73B,
    0x3C6E_F372_FE94_F82B,
    0xA54F_F53A_5F1D_36F1,
    0x510E_527F_ADE6_82D1,
    0x9B05_688C_2B3E_6C1F,
    0x1F83_D9AB_FB41_BD6B,
    0x5BE0_CD19_137E_2179
  )

  /// Square roots of the next eight: where SHA-224 and SHA-384 begin.
  static let second = SIMD8<UInt64>(
    0xCBBB_9D5D_C105_9ED8,
    0x629A_292A_367C_D507,
    0x9159_015A_3070_DD17,
    0x152F_ECD8_F70E_5939,
    0x6733_2667_FFC0_0B31,
    0x8EB4_4A87_6858_1511,
    0xDB0C_2E0D_64F9_8FA7,
    0x47B5_481D_BEFA_4FA4
  )

  /// Where SHA-256 begins.
  static var shortFirst: SIMD8<UInt32> { SIMD8(truncatingIfNeeded: first &>> 32) }
  /// Where SHA-224 begins.
  static var shortSecond: SIMD8<UInt32> { SIMD8(truncatingIfNeeded: second) }
}

/// SHA-256.
package struct SHA256Core: DigestCore {
  package static var byteCount: Int { 32 }
  package static var blockByteCount: Int { 64 }
  package static var isBigEndian: Bool { true }

  private var state = SHA2Numbers.shortFirst

  package init() {}
  package mutating func absorb(_ blocks: UnsafeRawBufferPointer) { state.absorb(blocks) }
  package func write(to bytes: UnsafeMutableRawBufferPointer) { bytes.write(bigEndian: state) }
}

/// SHA-224: SHA-256 with another beginning, cut short.
package struct SHA224Core: DigestCore {
  package static var byteCount: Int { 28 }
  package static var blockByteCount: Int { 64 }
  package static var isBigEndian: Bool { true }

  private var state = SHA2Numbers.shortSecond

  package init() {}
  package mutating func absorb(_ blocks: UnsafeRawBufferPointer) { state.absorb(blocks) }
  package func write(to bytes: UnsafeMutableRawBufferPointer) { bytes.write(bigEndian: state) }
}

/// SHA-512.
package struct SHA512Core: DigestCore {
  package static var byteCount: Int { 64 }
  package static var blockByteCount: Int { 128 }
  package static var isBigEndian: Bool { true }

  private var state = SHA2Numbers.first

  package init() {}
  package mutating func absorb(_ blocks: UnsafeRawBufferPointer) { state.absorb(blocks) }
  package func write(to bytes: UnsafeMutableRawBufferPointer) { bytes.write(bigEndian: state) }
}

/// SHA-384: SHA-512 with another beginning, cut short.
package struct SHA384Core: DigestCore {
  package static var byteCount: Int { 48 }
  package static var blockByteCount: Int { 128 }
  package static var isBigEndian: Bool { true }

  private var state = SHA2Numbers.second

  package init() {}
  package mutating func absorb(_ blocks: UnsafeRawBufferPointer) { state.absorb(blocks) }
  package func write(to bytes: UnsafeMutableRawBufferPointer) { bytes.write(bigEndian: state) }
}

/// How far the bits of a word are turned: by three distances in a step, by two in the schedule,
/// where the last number is a shift.
private struct SHA2Turns {
  var large0: (Int, Int, Int)
  var large1: (Int, Int, Int)
  var small0: (Int, Int, Int)
  var small1: (Int, Int, Int)

  static var short: SHA2Turns {
    SHA2Turns(large0: (2, 13, 22), large1: (6, 11, 25), small0: (7, 18, 3), small1: (17, 19, 10))
  }
  static var long: SHA2Turns {
    SHA2Turns(large0: (28, 34, 39), large1: (14, 18, 41), small0: (1, 8, 7), small1: (19, 61, 6))
  }
}

extension SIMD8<UInt32> {
  fileprivate mutating func absorb(_ blocks: UnsafeRawBufferPointer) {
    absorbBlocks(blocks, steps: SHA2Numbers.shortSteps, turns: .short)
  }
}

extension SIMD8<UInt64> {
  fileprivate mutating func absorb(_ blocks: UnsafeRawBufferPointer) {
    absorbBlocks(blocks, steps: SHA2Numbers.steps, turns: .long)
  }
}

extension SIMD8 where Scalar: FixedWidthInteger & BitwiseCopyable {
  @inline(__always)
  private mutating func absorbBlocks(
    _ blocks: UnsafeRawBufferPointer,
    steps: [Scalar],
    turns: SHA2Turns
  ) {
    let width = Scalar.bitWidth / 8
    withUnsafeTemporaryAllocation(of: Scalar.self, capacity: steps.count) { words in
      for start in stride(from: 0, to: blocks.count, by: 16 * width) {
        for index in 0..<16 {
          words.initializeElement(at: index, to: blocks.word(at: start + width * index))
        }
        for index in 16..<steps.count {
          let (early, late) = (words[index - 15], words[index - 2])
          let first =
            early.turned(turns.small0) ^ early &>> Scalar(truncatingIfNeeded: turns.small0.2)
          let second =
            late.turned(turns.small1) ^ late &>> Scalar(truncatingIfNeeded: turns.small1.2)
          let word = words[index - 16] &+ first &+ words[index - 7] &+ second
          words.initializeElement(at: index, to: word)
        }
        mix(UnsafeBufferPointer(words), steps, turns)
      }
    }
  }

  @inline(__always)
  private mutating func mix(
    _ words: UnsafeBufferPointer<Scalar>,
    _ steps: [Scalar],
    _ turns: SHA2Turns
  ) {
    var (a, b, c, d) = (self[0], self[1], self[2], self[3])
    var (e, f, g, h) = (self[4], self[5], self[6], self[7])
    for step in steps.indices {
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let turnedE = e.turned(turns.large1) ^ e.rotatedRight(by: turns.large1.2)
      let turnedA = a.turned(turns.large0) ^ a.rotatedRight(by: turns.large0.2)
      let sum = h &+ turnedE &+ choice &+ steps[step] &+ words[step]
      (h, g, f, e) = (g, f, e, d &+ sum)
      (d, c, b, a) = (c, b, a, sum &+ turnedA &+ majority)
    }
    self = self &+ SIMD8(a, b, c, d, e, f, g, h)
  }
}

extension FixedWidthInteger {
  /// Turned by the first two distances.
  fileprivate func turned(_ turns: (Int, Int, Int)) -> Self {
    rotatedRight(by: turns.0) ^ rotatedRight(by: turns.1)
  }
}
