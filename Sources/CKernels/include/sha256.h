#pragma once
#include <stddef.h>
#include <stdint.h>

// SHA-256 (FIPS 180-4), used to name files and fonts by content.

/// Feeds `blocks` whole blocks of 64 bytes into `state` (eight words, big-endian sense).
void ck_sha256_blocks(uint32_t state[8], const uint8_t *bytes, size_t blocks);

/// The same by plain arithmetic, whatever the processor offers.
void ck_sha256_blocks_portable(uint32_t state[8], const uint8_t *bytes, size_t blocks);
