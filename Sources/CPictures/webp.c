#include <stdlib.h>
#include <string.h>

#include <webp/decode.h>
#include <webp/encode.h>

#include "CPictures.h"

enum cpictures_status cpictures_webp_header(
    const uint8_t *bytes, size_t count, struct cpictures_webp *header) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(bytes, count, &features) != VP8_STATUS_OK) return CPICTURES_DAMAGED;
  header->width = (uint32_t)features.width;
  header->height = (uint32_t)features.height;
  header->has_alpha = features.has_alpha;
  header->is_animated = features.has_animation;
  return CPICTURES_OK;
}

enum cpictures_status cpictures_webp_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return CPICTURES_DAMAGED;
  if (WebPGetFeatures(bytes, count, &config.input) != VP8_STATUS_OK) return CPICTURES_DAMAGED;
  if ((uint32_t)config.input.width != width || (uint32_t)config.input.height != height)
    return CPICTURES_DAMAGED;
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = (uint8_t *)pixels;
  config.output.u.RGBA.stride = (int)(width * 4);
  config.output.u.RGBA.size = (size_t)width * height * 4;
  VP8StatusCode status = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  if (status == VP8_STATUS_OUT_OF_MEMORY) return CPICTURES_NO_MEMORY;
  return status == VP8_STATUS_OK ? CPICTURES_OK : CPICTURES_DAMAGED;
}

enum cpictures_status cpictures_webp_encode(
    const uint32_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
    size_t *count) {
  *bytes = NULL;
  *count = 0;
  WebPConfig config;
  WebPPicture picture;
  if (width == 0 || height == 0 || width > WEBP_MAX_DIMENSION || height > WEBP_MAX_DIMENSION)
    return CPICTURES_DAMAGED;
  if (!WebPConfigPreset(&config, WEBP_PRESET_DRAWING, (float)quality) || !WebPPictureInit(&picture))
    return CPICTURES_DAMAGED;
  config.method = 4;
  // Coloured text keeps its edges although colour is stored at half the size.
  config.use_sharp_yuv = 1;
  picture.use_argb = 1;
  picture.width = (int)width;
  picture.height = (int)height;
  WebPMemoryWriter writer;
  WebPMemoryWriterInit(&writer);
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = &writer;
  enum cpictures_status status = CPICTURES_NO_MEMORY;
  if (WebPPictureImportRGBX(&picture, (const uint8_t *)pixels, (int)(width * 4)) &&
      WebPEncode(&config, &picture) && (*bytes = malloc(writer.size)) != NULL) {
    memcpy(*bytes, writer.mem, writer.size);
    *count = writer.size;
    status = CPICTURES_OK;
  }
  WebPPictureFree(&picture);
  WebPMemoryWriterClear(&writer);
  return status;
}
