#pragma once
#include <stddef.h>
#include <stdint.h>

// libjpeg-turbo and libwebp behind functions that return a status: libjpeg's longjmp never leaves this
// target. And programs that make pictures of PDF, SVG and HEIC files, in a process with limits.

enum cpictures_status {
  CPICTURES_OK = 0,
  CPICTURES_DAMAGED = 1,    // the reason is in words in the caller's buffer
  CPICTURES_NO_MEMORY = 2,
  CPICTURES_TIMED_OUT = 3,  // only of a program
  CPICTURES_NO_PROGRAM = 4,
};

// Frees what a function below handed over.
void cpictures_free(uint8_t *bytes);

// MARK: JPEG

// Decodes to width * height opaque pixels of r, g, b, a bytes; the sizes are those of the frame header,
// which the caller has read. Baseline, progressive and arithmetic; grey, YCbCr, RGB, CMYK and YCCK.
// Damage is an error, not a grey area; data after the picture and odd headers are not damage.
enum cpictures_status cpictures_jpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
    char *reason, size_t reason_capacity);

// Encodes r, g, b, a bytes (alpha is not looked at) with quality 1...100. The bytes are the caller's to free.
enum cpictures_status cpictures_jpeg_encode(
    const uint32_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
    size_t *count);

// MARK: WebP

struct cpictures_webp {
  uint32_t width, height;
  int has_alpha, is_animated;
};

enum cpictures_status cpictures_webp_header(
    const uint8_t *bytes, size_t count, struct cpictures_webp *header);

// Straight alpha.
enum cpictures_status cpictures_webp_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels);

// Encodes opaque r, g, b, a bytes with loss, quality 0...100. The bytes are the caller's to free.
enum cpictures_status cpictures_webp_encode(
    const uint32_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
    size_t *count);

// MARK: Programs

struct cpictures_limits {
  size_t memory;   // bytes of address space
  size_t output;   // bytes the program may write
  int seconds;     // of computing, and of waiting
};

// Runs argv[0] (a path) with `bytes` as its standard input, a file that can be sought. What it writes to its
// standard output is the caller's to free; the end of what it says on its standard error is the
// reason. The child sees no environment but a path and plain C language, and dies with its parent.
enum cpictures_status cpictures_run(
    char *const argv[], const uint8_t *bytes, size_t count, struct cpictures_limits limits,
    uint8_t **output, size_t *output_count, char *reason, size_t reason_capacity);
