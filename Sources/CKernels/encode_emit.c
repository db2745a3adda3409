#include "encode_internal.h"
#include "encode_levels.h"

// A code and its length in one word: bits low, length in the high half.
typedef struct {
  uint32_t entries[256];
} literal_table;

ALWAYS_INLINE literal_table make_literal_table(const encode_codes *codes) {
  literal_table table;
  for (int i = 0; i < 256; i++)
    table.entries[i] = codes->bits[i] | (uint32_t)codes->lengths[i] << 16;
  return table;
}

// Two words are joined when they fit, which they nearly always do: each append waits for the one
// before it.
ALWAYS_INLINE void put_pair(encode_bits *to, uint64_t first, uint64_t first_count, uint64_t second,
                            uint64_t second_count) {
  if (__builtin_expect(first_count + second_count <= 56, 1)) {
    put_bits(to, first | second << first_count, (uint32_t)(first_count + second_count));
  } else {
    put_bits(to, first, (uint32_t)first_count);
    put_bits(to, second, (uint32_t)second_count);
  }
}

typedef struct {
  uint64_t bits, count;
} joined;

// Four literals, up to 56 bits.
ALWAYS_INLINE joined join_literals(const literal_table *table, uint32_t bytes) {
  uint32_t a = table->entries[bytes & 255], b = table->entries[bytes >> 8 & 255];
  uint32_t c = table->entries[bytes >> 16 & 255], d = table->entries[bytes >> 24];
  uint32_t ab = (a & 0xffff) | (b & 0xffff) << (a >> 16);
  uint32_t cd = (c & 0xffff) | (d & 0xffff) << (c >> 16);
  uint32_t ab_count = (a >> 16) + (b >> 16), cd_count = (c >> 16) + (d >> 16);
  return (joined){ab | (uint64_t)cd << ab_count, ab_count + cd_count};
}

ALWAYS_INLINE void emit_literals(const literal_table *table, const uint8_t *bytes, size_t count,
                                 encode_bits *to) {
  encode_bits out = *to;
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    uint64_t word = load64(bytes + i);
    joined first = join_literals(table, (uint32_t)word);
    joined second = join_literals(table, (uint32_t)(word >> 32));
    put_pair(&out, first.bits, first.count, second.bits, second.count);
  }
  if (i + 4 <= count) {
    uint32_t word;
    memcpy(&word, bytes + i, sizeof word);
    joined four = join_literals(table, word);
    put_bits(&out, four.bits, (uint32_t)four.count);
    i += 4;
  }
  for (; i < count; i++) {
    uint32_t a = table->entries[bytes[i]];
    put_bits(&out, a & 0xffff, a >> 16);
  }
  *to = out;
}

ALWAYS_INLINE void emit_matches(const encode_codes *codes, uint32_t zeros, encode_bits *to) {
  while (zeros > 0) {
    uint32_t length = next_match(zeros);
    match_length match = match_symbol(length);
    uint64_t bits = codes->bits[match.symbol];
    uint32_t count = codes->lengths[match.symbol];
    bits |= (uint64_t)match.extra << count;
    count += match.extra_bits + 1;  // and the distance: one 0 bit
    put_bits(to, bits, count);
    zeros -= length;
  }
}

// MARK: Portable, AVX2: four literals at a time, from a table

ALWAYS_INLINE void emit_with_table(const uint8_t *bytes, const encode_run *runs, size_t run_count,
                                   const encode_codes *codes, encode_bits *to) {
  literal_table table = make_literal_table(codes);
  encode_bits out = *to;
  for (size_t r = 0; r < run_count; r++) {
    emit_literals(&table, bytes, runs[r].literals, &out);
    emit_matches(codes, runs[r].zeros, &out);
    bytes += (size_t)runs[r].literals + runs[r].zeros;
  }
  *to = out;
}

void emit_portable(const uint8_t *bytes, const encode_run *runs, size_t run_count,
                   const encode_codes *codes, encode_bits *to) {
  emit_with_table(bytes, runs, run_count, codes, to);
}

#if ENCODE_X86

TARGET_AVX2 void emit_avx2(const uint8_t *bytes, const encode_run *runs, size_t run_count,
                           const encode_codes *codes, encode_bits *to) {
  emit_with_table(bytes, runs, run_count, codes, to);
}

// MARK: AVX-512: 64 literals at a time; the tables live in registers

// Of fewer literals four at a time are quicker (15 to 18 % of all where runs are short).
enum { FEW_LITERALS = 24 };

// 256 bytes, looked up by 64 indices at once.
typedef struct {
  __m512i parts[4];
} byte_table;

TARGET_AVX512 ALWAYS_INLINE byte_table load_table(const uint8_t *bytes) {
  return (byte_table){{_mm512_loadu_si512(bytes), _mm512_loadu_si512(bytes + 64),
                       _mm512_loadu_si512(bytes + 128), _mm512_loadu_si512(bytes + 192)}};
}

TARGET_AVX512 ALWAYS_INLINE __m512i look_up(const byte_table *t, __m512i at) {
  __m512i low = _mm512_permutex2var_epi8(t->parts[0], at, t->parts[1]);
  __m512i high = _mm512_permutex2var_epi8(t->parts[2], at, t->parts[3]);
  return _mm512_mask_blend_epi8(_mm512_movepi8_mask(at), low, high);
}

// Joins the codes of 4 neighbours, given as 16-bit lanes: 8 words of up to 56 bits and their
// lengths.
TARGET_AVX512 ALWAYS_INLINE void join(__m512i bits, __m512i counts, uint64_t words[8],
                                      uint64_t lengths[8]) {
  const __m512i low16 = _mm512_set1_epi32(0xffff);
  const __m512i low32 = _mm512_set1_epi64(0xffffffff);
  __m512i first = _mm512_and_si512(counts, low16);
  __m512i pair = _mm512_or_si512(_mm512_and_si512(bits, low16),
                                 _mm512_sllv_epi32(_mm512_srli_epi32(bits, 16), first));
  __m512i pair_counts = _mm512_add_epi32(first, _mm512_srli_epi32(counts, 16));
  __m512i left = _mm512_and_si512(pair_counts, low32);
  __m512i quad = _mm512_or_si512(_mm512_and_si512(pair, low32),
                                 _mm512_sllv_epi64(_mm512_srli_epi64(pair, 32), left));
  _mm512_store_si512(words, quad);
  _mm512_store_si512(lengths, _mm512_add_epi64(left, _mm512_srli_epi64(pair_counts, 32)));
}

// What is looked up for a literal.
typedef struct {
  byte_table low_bits, high_bits, lengths;
} code_table;

TARGET_AVX512 ALWAYS_INLINE code_table load_codes(const encode_codes *codes) {
  uint8_t low[256], high[256];
  for (int i = 0; i < 256; i++) {
    low[i] = (uint8_t)codes->bits[i];
    high[i] = (uint8_t)(codes->bits[i] >> 8);
  }
  return (code_table){load_table(low), load_table(high), load_table(codes->lengths)};
}

TARGET_AVX512 ALWAYS_INLINE void emit_many(const code_table *table, const uint8_t *bytes,
                                           size_t count, encode_bits *to) {
  const __m512i zero = _mm512_setzero_si512();
  encode_bits out = *to;
  for (size_t i = 0; i < count; i += 64) {
    size_t left = count - i;
    // Masked-out literals have no bits and length 0.
    __mmask64 mask = left >= 64 ? ~0ull : (1ull << left) - 1;
    __m512i at = _mm512_maskz_loadu_epi8(mask, bytes + i);
    __m512i l = _mm512_maskz_mov_epi8(mask, look_up(&table->low_bits, at));
    __m512i h = _mm512_maskz_mov_epi8(mask, look_up(&table->high_bits, at));
    __m512i n = _mm512_maskz_mov_epi8(mask, look_up(&table->lengths, at));
    // unpacklo takes the lower 8 literals of every 16: words alternate between the two halves.
    uint64_t words[16] __attribute__((aligned(64))), counts[16] __attribute__((aligned(64)));
    join(_mm512_unpacklo_epi8(l, h), _mm512_unpacklo_epi8(n, zero), words, counts);
    join(_mm512_unpackhi_epi8(l, h), _mm512_unpackhi_epi8(n, zero), words + 8, counts + 8);
    size_t quads = left >= 64 ? 16 : (left + 3) / 4;
    for (size_t q = 0; q < quads; q += 4) {
      const uint64_t *w = words + q / 2, *c = counts + q / 2;
      put_pair(&out, w[0], c[0], w[1], c[1]);
      put_pair(&out, w[8], c[8], w[9], c[9]);
    }
  }
  *to = out;
}

TARGET_AVX512 void emit_avx512(const uint8_t *bytes, const encode_run *runs, size_t run_count,
                               const encode_codes *codes, encode_bits *to) {
  const code_table table = load_codes(codes);
  const literal_table few = make_literal_table(codes);
  encode_bits out = *to;
  for (size_t r = 0; r < run_count; r++) {
    if (runs[r].literals < FEW_LITERALS)
      emit_literals(&few, bytes, runs[r].literals, &out);
    else
      emit_many(&table, bytes, runs[r].literals, &out);
    emit_matches(codes, runs[r].zeros, &out);
    bytes += (size_t)runs[r].literals + runs[r].zeros;
  }
  *to = out;
}

#endif
