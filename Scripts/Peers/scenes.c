// The scenes of segue-bench with Cairo: cairo-scenes NAME WIDTH HEIGHT BITMAPS [DUMP FRAME]
//
// Draws the 60 frames of a scene into memory, up to three times over but for two seconds or so, and prints a line of
// JSON with the times of a frame. BITMAPS is a folder that `segue-bench bitmaps` has written. Nothing is printed for a
// scene that Cairo has no means for: blurs, conic gradients and perspective.
#include <cairo.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FRAMES = 60, LABELS = 300 };

static double W, H, S;
static const char *folder;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int by_size(const void *a, const void *b) {
  double d = *(const double *)a - *(const double *)b;
  return (d > 0) - (d < 0);
}

// `count` bitmaps of one file, one below the other, in Cairo's order of bytes.
static void load(const char *name, int width, int height, cairo_format_t format, cairo_surface_t **out, int count) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s.rgba", folder, name);
  FILE *file = fopen(path, "rb");
  if (!file) exit(1);
  for (int i = 0; i < count; i++) {
    out[i] = cairo_image_surface_create(format, width, height);
    cairo_surface_flush(out[i]);
    uint8_t *bytes = cairo_image_surface_get_data(out[i]);
    if (fread(bytes, 4, (size_t)width * height, file) != (size_t)width * height) exit(1);
    for (size_t p = 0; p < (size_t)width * height; p++) {
      uint8_t red = bytes[4 * p];
      bytes[4 * p] = bytes[4 * p + 2];
      bytes[4 * p + 2] = red;
    }
    cairo_surface_mark_dirty(out[i]);
  }
  fclose(file);
}

// Places and colours.

static void middle(int i, int count, int columns, double t, double *x, double *y) {
  double rows = (count + columns - 1) / columns, turn = 2 * M_PI * t + i;
  *x = (i % columns + 0.5) / columns * W + 12 * S * sin(turn);
  *y = (i / columns + 0.5) / rows * H + 12 * S * cos(turn);
}

static void card(cairo_t *c, int i, int count, int columns, double t) {
  double x, y, w = 48 * S, h = 60 * S, r = 10 * S;
  middle(i, count, columns, t, &x, &y);
  x -= w / 2;
  y -= h / 2;
  cairo_new_sub_path(c);
  cairo_arc(c, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(c, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(c, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(c, x + r, y + r, r, M_PI, 1.5 * M_PI);
  cairo_close_path(c);
}

static void cards(cairo_t *c, int count, double t) {
  for (int i = 0; i < count; i++) {
    cairo_set_source_rgb(c, (155 + i * 37 % 100) / 255.0, (155 + i * 53 % 100) / 255.0, (155 + i * 91 % 100) / 255.0);
    card(c, i, count, 5, t);
    cairo_fill(c);
  }
}

static void cover(cairo_t *c, cairo_surface_t *picture) {
  cairo_set_operator(c, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface(c, picture, 0, 0);
  cairo_paint(c);
  cairo_set_operator(c, CAIRO_OPERATOR_OVER);
}

static cairo_pattern_t *circle(double t) {
  double x = W * (0.3 + 0.4 * t), y = H * (0.3 + 0.3 * t);
  return cairo_pattern_create_radial(x, y, 0, x, y, 0.6 * H);
}

// Scenes.

static cairo_surface_t *screen, *photo, *tile, *labels[LABELS];

static void draw_labels(cairo_t *c, double t) {
  cairo_set_source_rgb(c, 1, 1, 1);
  cairo_paint(c);
  for (int i = 0; i < LABELS; i++) {
    double x, y;
    middle(i, LABELS, 5, t, &x, &y);
    int w = cairo_image_surface_get_width(labels[i]), h = cairo_image_surface_get_height(labels[i]);
    cairo_set_source_surface(c, labels[i], x - w / 2.0, y - h / 2.0);
    cairo_pattern_set_filter(cairo_get_source(c), CAIRO_FILTER_BILINEAR);
    cairo_paint(c);
  }
}

static void draw_radial(cairo_t *c, double t) {
  static const double stops[4][4] = {{0, 1, 0.86, 0.24}, {0.35, 0.93, 0.35, 0.3}, {0.7, 0.3, 0.2, 0.6}, {1, 0.05, 0.05, 0.2}};
  cairo_pattern_t *gradient = circle(t);
  for (int i = 0; i < 4; i++)
    cairo_pattern_add_color_stop_rgb(gradient, stops[i][0], stops[i][1], stops[i][2], stops[i][3]);
  cairo_set_source(c, gradient);
  cairo_paint(c);
  cairo_pattern_destroy(gradient);
}

static void draw_pattern(cairo_t *c, double t) {
  cairo_set_source_surface(c, tile, 60 * S * t, 100 * S * t);
  cairo_pattern_set_extend(cairo_get_source(c), CAIRO_EXTEND_REPEAT);
  cairo_pattern_set_filter(cairo_get_source(c), CAIRO_FILTER_BILINEAR);
  cairo_paint(c);
}

static void draw_blend(cairo_t *c, double t, cairo_operator_t mode) {
  cover(c, screen);
  cairo_set_operator(c, mode);
  double left = round(W / 4 * t);
  cairo_set_source_surface(c, photo, left, 0);
  cairo_rectangle(c, left, 0, W - left, H);
  cairo_fill(c);
}

static void draw_masks(cairo_t *c, double t) {
  cover(c, screen);
  cairo_push_group(c);
  cover(c, photo);
  cards(c, 40, t);
  // The fade.
  cairo_pattern_t *fade = circle(t);
  cairo_pattern_add_color_stop_rgba(fade, 0, 0, 0, 0, 1);
  cairo_pattern_add_color_stop_rgba(fade, 1, 0, 0, 0, 0);
  cairo_set_operator(c, CAIRO_OPERATOR_DEST_IN);
  cairo_set_source(c, fade);
  cairo_paint(c);
  cairo_pattern_destroy(fade);
  cairo_pattern_t *content = cairo_pop_group(c);
  // The ellipses.
  cairo_push_group_with_content(c, CAIRO_CONTENT_ALPHA);
  cairo_set_source_rgba(c, 0, 0, 0, 0.8);
  for (int i = 0; i < 15; i++) {
    double x, y;
    middle(i, 15, 3, t, &x, &y);
    cairo_save(c);
    cairo_translate(c, x, y);
    cairo_scale(c, 55 * S, 70 * S);
    cairo_new_sub_path(c);
    cairo_arc(c, 0, 0, 1, 0, 2 * M_PI);
    cairo_restore(c);
  }
  cairo_fill(c);
  cairo_pattern_t *ellipses = cairo_pop_group(c);
  cairo_set_source(c, content);
  cairo_mask(c, ellipses);
  cairo_pattern_destroy(content);
  cairo_pattern_destroy(ellipses);
}

int main(int count, char **arguments) {
  if (count < 5) return 64;
  const char *name = arguments[1];
  W = atoi(arguments[2]);
  H = atoi(arguments[3]);
  S = W / 390;
  folder = arguments[4];
  static const char *able[] = {"labels", "radial", "pattern", "color-dodge", "luminosity", "overlay", "masks"};
  int scene = -1;
  for (int i = 0; i < 7; i++)
    if (!strcmp(name, able[i])) scene = i;
  if (scene < 0) return 1;
  load("screen", W, H, CAIRO_FORMAT_RGB24, &screen, 1);
  load("photo", W, H, CAIRO_FORMAT_RGB24, &photo, 1);
  load("tile", (int)round(40 * S), (int)round(40 * S), CAIRO_FORMAT_RGB24, &tile, 1);
  load("labels", (int)(72 * S), (int)(14 * S), CAIRO_FORMAT_ARGB32, labels, LABELS);
  cairo_surface_t *out = cairo_image_surface_create(CAIRO_FORMAT_RGB24, W, H);
  int dumped = count > 6 ? atoi(arguments[6]) : -1, done = 0;
  double times[FRAMES], begin = now();
  for (int round = 0; round < 3 && (round == 0 || now() - begin < 2000); round++) {
    done = 0;
    for (int frame = 0; frame < FRAMES && (dumped >= 0 || done < 10 || now() - begin < 2000); frame++) {
      double part = frame / (FRAMES - 1.0), t = part * part * (3 - 2 * part), start = now();
      cairo_t *c = cairo_create(out);
      switch (scene) {
        case 0: draw_labels(c, t); break;
        case 1: draw_radial(c, t); break;
        case 2: draw_pattern(c, t); break;
        case 3: draw_blend(c, t, CAIRO_OPERATOR_COLOR_DODGE); break;
        case 4: draw_blend(c, t, CAIRO_OPERATOR_HSL_LUMINOSITY); break;
        case 5: draw_blend(c, t, CAIRO_OPERATOR_OVERLAY); break;
        case 6: draw_masks(c, t); break;
      }
      cairo_destroy(c);
      cairo_surface_flush(out);
      times[done++] = now() - start;
      if (frame == dumped && round == 0) cairo_surface_write_to_png(out, arguments[5]);
    }
  }
  double sum = 0;
  for (int i = 0; i < done; i++) sum += times[i];
  qsort(times, done, sizeof(double), by_size);
  printf("{\"peer\":\"cairo\",\"wl\":\"%s\",\"w\":%d,\"h\":%d,\"mode\":\"mem\",\"med\":%.3f,\"mean\":%.3f}\n", name, (int)W,
         (int)H, (times[done / 2] + times[(done - 1) / 2]) / 2, sum / done);
}
