#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

#include "CPictures.h"

// A progressive file may ask for any number of passes over the whole picture; encoders make about ten.
enum { MAX_SCANS = 200 };

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf back;
  char *reason;
  size_t capacity;
  int is_cut;  // the bytes end before the marker that should be last
} failure;

static void fail(j_common_ptr jpeg) {
  failure *f = (failure *)jpeg->err;
  char words[JMSG_LENGTH_MAX];
  // Whatever is wrong with bytes behind the end is wrong because they were made up.
  if (f->is_cut && jpeg->err->msg_code != JERR_OUT_OF_MEMORY) jpeg->err->msg_code = JWRN_JPEG_EOF;
  jpeg->err->format_message(jpeg, words);
  if (f->capacity > 0) snprintf(f->reason, f->capacity, "%s", words);
  longjmp(f->back, 1);
}

// Warnings: those that mean that pixels were made up are errors.
static void message(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  switch (jpeg->err->msg_code) {
    // Bytes are read before they are needed: what lacks is known at the end. Arithmetic codes go on with
    // zeros, and nothing tells.
    case JWRN_JPEG_EOF:
      ((failure *)jpeg->err)->is_cut = 1;
      if (jpeg->is_decompressor && ((j_decompress_ptr)jpeg)->arith_code) fail(jpeg);
      return;
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC:
      fail(jpeg);
  }
}

static void output_nothing(j_common_ptr jpeg) { (void)jpeg; }

static void count_scans(j_common_ptr jpeg) {
  if (!jpeg->is_decompressor || ((j_decompress_ptr)jpeg)->input_scan_number <= MAX_SCANS) return;
  failure *f = (failure *)jpeg->err;
  if (f->capacity > 0) snprintf(f->reason, f->capacity, "more than %d scans", MAX_SCANS);
  longjmp(f->back, 1);
}

static struct jpeg_error_mgr *prepare(failure *f, char *reason, size_t capacity) {
  jpeg_std_error(&f->manager);
  f->manager.error_exit = fail;
  f->manager.emit_message = message;
  f->manager.output_message = output_nothing;
  f->reason = reason;
  f->capacity = capacity;
  f->is_cut = 0;
  if (capacity > 0) reason[0] = 0;
  return &f->manager;
}

// Whether all coefficients of all components were read, of a file that ends too early. Huffman codes that
// lack bits are reported before, and arithmetic ones are refused.
static int is_complete(j_decompress_ptr jpeg) {
  for (int c = 0; c < jpeg->num_components; c++) {
    if (!jpeg->comp_info[c].quant_table) return 0;  // of a component whose scan has not begun
    if (!jpeg->progressive_mode) continue;
    if (!jpeg->coef_bits) return 0;
    for (int k = 0; k < DCTSIZE2; k++)
      if (jpeg->coef_bits[c][k] != 0) return 0;
  }
  return 1;
}

static inline uint32_t over255(uint32_t product) {
  product += 128;
  return (product + (product >> 8)) >> 8;
}

// Ink to light without a colour profile: each ink takes its part of what black leaves.
static void expand_cmyk(const uint8_t *from, uint32_t width, int is_inverted, uint32_t *to) {
  uint32_t flip = is_inverted ? 0 : 255;
  for (uint32_t x = 0; x < width; x++, from += 4) {
    uint32_t k = from[3] ^ flip;
    uint32_t r = over255((from[0] ^ flip) * k), g = over255((from[1] ^ flip) * k);
    to[x] = r | g << 8 | over255((from[2] ^ flip) * k) << 16 | 255u << 24;
  }
}

enum cpictures_status cpictures_jpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
    char *reason, size_t reason_capacity) {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
  failure f;
  uint8_t *volatile row = NULL;
  volatile enum cpictures_status status = CPICTURES_OK;
  memset(&jpeg, 0, sizeof jpeg);
  jpeg.err = prepare(&f, reason, reason_capacity);
  if (setjmp(f.back)) {
    if (status == CPICTURES_OK)
      status = f.manager.msg_code == JERR_OUT_OF_MEMORY ? CPICTURES_NO_MEMORY : CPICTURES_DAMAGED;
    goto done;
  }
  jpeg_create_decompress(&jpeg);
  jpeg.progress = &progress;
  jpeg_mem_src(&jpeg, bytes, count);
  jpeg_read_header(&jpeg, TRUE);
  if (jpeg.image_width != width || jpeg.image_height != height) {
    if (reason_capacity > 0)
      snprintf(reason, reason_capacity, "the size differs from the header's");
    status = CPICTURES_DAMAGED;
    goto done;
  }
  int is_ink = jpeg.jpeg_color_space == JCS_CMYK || jpeg.jpeg_color_space == JCS_YCCK;
  jpeg.out_color_space = is_ink ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&jpeg);
  if (is_ink) {
    row = malloc((size_t)width * 4);
    if (!row) {
      status = CPICTURES_NO_MEMORY;
      goto done;
    }
  }
  while (jpeg.output_scanline < height) {
    uint32_t *line = pixels + (size_t)jpeg.output_scanline * width;
    JSAMPROW to = is_ink ? row : (JSAMPROW)line;
    jpeg_read_scanlines(&jpeg, &to, 1);
    // Adobe stores ink inverted, and its marker says that it was there.
    if (is_ink) expand_cmyk(row, width, jpeg.saw_Adobe_marker, line);
  }
  // Some writers leave out the last marker, and viewers show their pictures (inferred).
  int is_whole = is_complete(&jpeg);
  jpeg_finish_decompress(&jpeg);
  if (f.is_cut && !is_whole) {
    if (reason_capacity > 0) snprintf(reason, reason_capacity, "Premature end of JPEG file");
    status = CPICTURES_DAMAGED;
  }

done:
  free(row);
  jpeg_destroy_decompress(&jpeg);
  return status;
}

enum cpictures_status cpictures_jpeg_encode(
    const uint32_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
    size_t *count) {
  struct jpeg_compress_struct jpeg;
  failure f;
  unsigned char *buffer = NULL;
  unsigned long size = 0;
  memset(&jpeg, 0, sizeof jpeg);
  jpeg.err = prepare(&f, NULL, 0);
  *bytes = NULL;
  *count = 0;
  if (setjmp(f.back)) {
    // Whether `buffer` is still there is libjpeg's secret once it grew: without memory it is left.
    jpeg_destroy_compress(&jpeg);
    return CPICTURES_NO_MEMORY;
  }
  jpeg_create_compress(&jpeg);
  jpeg_mem_dest(&jpeg, &buffer, &size);
  jpeg.image_width = width;
  jpeg.image_height = height;
  jpeg.input_components = 4;
  jpeg.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&jpeg);
  jpeg_set_quality(&jpeg, quality, TRUE);
  jpeg.dct_method = JDCT_ISLOW;
  jpeg_start_compress(&jpeg, TRUE);
  while (jpeg.next_scanline < height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)jpeg.next_scanline * width);
    jpeg_write_scanlines(&jpeg, &row, 1);
  }
  jpeg_finish_compress(&jpeg);
  jpeg_destroy_compress(&jpeg);
  *bytes = buffer;
  *count = size;
  return CPICTURES_OK;
}
