#!/usr/bin/env python3
"""The scenes of segue-bench with Skia, on one core: skia_scenes.py NAME WIDTH HEIGHT BITMAPS [DUMP FRAME]

Draws the 60 frames of a scene into memory, up to three times over but for two seconds or so, and prints a line of
JSON with the times of a frame. BITMAPS is a folder that `segue-bench bitmaps` has written.
"""
import json
import math
import statistics
import sys
import time

import numpy
import skia

name, W, H, folder = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
dump, dumped = (sys.argv[5], int(sys.argv[6])) if len(sys.argv) > 6 else (None, -1)
FRAMES, S = 60, W / 390
kind, _, number = name.partition(":")
COUNT = int(number or 40)

# Skia's own order of bytes on this machine, which its fastest paths are made for.
NATIVE = skia.kN32_ColorType
SWAPPED = NATIVE == skia.kBGRA_8888_ColorType


def load(file, width, height, opaque, count=1):
    pixels = numpy.fromfile(f"{folder}/{file}.rgba", numpy.uint8).reshape(count, height, width, 4)
    if SWAPPED:
        pixels = pixels[..., [2, 1, 0, 3]]
    alpha = skia.kOpaque_AlphaType if opaque else skia.kPremul_AlphaType
    info = skia.ImageInfo.Make(width, height, NATIVE, alpha)
    return [skia.Image.MakeRasterCopy(skia.Pixmap(info, numpy.ascontiguousarray(p), width * 4)) for p in pixels]


screen, = load("screen", W, H, True)
photo, = load("photo", W, H, True)
sprite, = load("sprite", round(60 * S), round(60 * S), False)
tile, = load("tile", round(40 * S), round(40 * S), True)
labels = load("labels", int(72 * S), int(14 * S), False, 300)

info = skia.ImageInfo.Make(W, H, NATIVE, skia.kPremul_AlphaType)
memory = numpy.zeros((H, W, 4), numpy.uint8)
surface = skia.Surface.MakeRasterDirect(info, memory, W * 4)
c = surface.getCanvas()
near, linear = skia.SamplingOptions(), skia.SamplingOptions(skia.FilterMode.kLinear)
copy = skia.Paint(BlendMode=skia.BlendMode.kSrc)
solid = skia.Paint(AntiAlias=True)
bounds = skia.Rect.MakeWH(W, H)


def color(red, green, blue, alpha=1.0):
    return skia.Color4f(red, green, blue, alpha)


# Places and colours.

def middle(i, count, columns, t):
    rows, turn = (count + columns - 1) // columns, 2 * math.pi * t + i
    return ((i % columns + 0.5) / columns * W + 12 * S * math.sin(turn),
            (i // columns + 0.5) / rows * H + 12 * S * math.cos(turn))


def around(x, y, w, h):
    return skia.Rect.MakeXYWH(x - w / 2, y - h / 2, w, h)


def card(i, count, columns, t):
    return skia.RRect.MakeRectXY(around(*middle(i, count, columns, t), 48 * S, 60 * S), 10 * S, 10 * S)


tints = [skia.Paint(AntiAlias=True, Color4f=color(*((155 + i * k % 100) / 255 for k in (37, 53, 91)))) for i in range(60)]


def cards(count, t):
    for i in range(count):
        c.drawRRect(card(i, count, 5, t), tints[i])


def focus(t):
    return skia.Point(W * (0.3 + 0.4 * t), H * (0.3 + 0.3 * t))


def packed(red, green, blue, alpha=1.0):
    return color(red, green, blue, alpha).toColor()


COLORS = [packed(1, 0.86, 0.24), packed(0.93, 0.35, 0.3), packed(0.3, 0.2, 0.6), packed(0.05, 0.05, 0.2)]
OFFSETS = [0, 0.35, 0.7, 1]


# Scenes.

def draw_labels(t):
    c.clear(skia.ColorWHITE)
    for i, label in enumerate(labels):
        x, y = middle(i, len(labels), 5, t)
        c.drawImage(label, x - label.width() / 2, y - label.height() / 2, linear, solid)


shade = skia.Paint(AntiAlias=True, Color4f=color(0, 0, 0, 0.4), MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 5 * S))


def draw_shadows(t):
    c.drawImage(screen, 0, 0, near, copy)
    for i in range(60):
        outline = card(i, 60, 6, t)
        c.drawRRect(outline.makeOffset(0, 3 * S), shade)
        c.drawRRect(outline, tints[i])


def draw_blurs(t):
    c.drawImage(screen, 0, 0, near, copy)
    sigma = (2 + 4 * t) * S
    paint = skia.Paint(ImageFilter=skia.ImageFilters.Blur(sigma, sigma))
    side = sprite.width()
    for i in range(COUNT):
        place = around(*middle(i, 40, 5, t), side, side)
        c.saveLayer(place, paint)
        c.drawImage(sprite, place.left(), place.top(), linear)
        c.restore()


def draw_blurred(t):
    c.drawImage(screen, 0, 0, near, copy)
    c.saveLayer(bounds, skia.Paint(ImageFilter=skia.ImageFilters.Blur(COUNT, COUNT)))
    c.drawImage(photo, round(9 * t), 0, near)
    c.restore()


def saturation(s):
    r, g, b = 0.2126 * (1 - s), 0.7152 * (1 - s), 0.0722 * (1 - s)
    return [r + s, g, b, 0, 0, r, g + s, b, 0, 0, r, g, b + s, 0, 0, 0, 0, 0, 1, 0]


glass = skia.ImageFilters.ColorFilter(
    skia.ColorFilters.Matrix(saturation(1.8)), skia.ImageFilters.Blur(20 * S, 20 * S, skia.TileMode.kClamp))


def draw_backdrop(t):
    c.clear(skia.ColorWHITE)
    c.drawImage(screen, 0, round(-100 * S * t), near)
    cards(40, t)
    c.saveLayer(skia.Canvas.SaveLayerRec(bounds, copy, glass, 0))
    c.restore()
    c.drawColor(color(0.97, 0.97, 0.97, 0.5))


def draw_radial(t):
    c.drawPaint(skia.Paint(Shader=skia.GradientShader.MakeRadial(focus(t), 0.6 * H, COLORS, OFFSETS)))


def draw_conic(t):
    at = focus(t)
    turn = skia.Matrix.RotateDeg(360 * t, at)
    shader = skia.GradientShader.MakeSweep(
        at.x(), at.y(), COLORS + COLORS[:1], [0, 0.25, 0.5, 0.75, 1], localMatrix=turn)
    c.drawPaint(skia.Paint(Shader=shader))


def draw_turned(t):
    c.clear(skia.ColorBLACK)
    angle = (t - 0.5) * 2 * math.pi / 3
    layer = around(0, 0, 0.8 * W, 0.6 * H)
    c.save()
    c.translate(W / 2, H / 2)
    c.concat(skia.Matrix.MakeAll(math.cos(angle), 0, 0, 0, 1, 0, math.sin(angle) / (1000 * S), 0, 1))
    ends = [skia.Point(layer.left(), layer.top()), skia.Point(layer.right(), layer.bottom())]
    c.drawRect(layer, skia.Paint(AntiAlias=True, Shader=skia.GradientShader.MakeLinear(ends, COLORS, OFFSETS)))
    c.restore()


def draw_pattern(t):
    move = skia.Matrix.Translate(60 * S * t, 100 * S * t)
    c.drawPaint(skia.Paint(Shader=tile.makeShader(skia.TileMode.kRepeat, skia.TileMode.kRepeat, linear, move)))


def draw_blend(mode):
    paint = skia.Paint(BlendMode=mode)

    def draw(t):
        c.drawImage(screen, 0, 0, near, copy)
        c.drawImage(photo, round(W / 4 * t), 0, near, paint)
    return draw


inside = skia.Paint(BlendMode=skia.BlendMode.kDstIn)


def draw_masks(t):
    c.drawImage(screen, 0, 0, near, copy)
    c.saveLayerAlpha(bounds, 204)
    c.drawImage(photo, 0, 0, near, copy)
    cards(40, t)
    # The fade.
    ends = [packed(0, 0, 0, 1), packed(0, 0, 0, 0)]
    fade = skia.GradientShader.MakeRadial(focus(t), 0.6 * H, ends)
    c.drawPaint(skia.Paint(Shader=fade, BlendMode=skia.BlendMode.kDstIn))
    # The ellipses.
    c.saveLayer(bounds, inside)
    for i in range(15):
        c.drawOval(around(*middle(i, 15, 3, t), 110 * S, 140 * S), solid)
    c.restore()
    c.restore()


scenes = {
    "labels": draw_labels, "shadows": draw_shadows, "blurs": draw_blurs, "blurred": draw_blurred,
    "backdrop": draw_backdrop, "radial": draw_radial, "conic": draw_conic, "turned": draw_turned,
    "pattern": draw_pattern, "color-dodge": draw_blend(skia.BlendMode.kColorDodge),
    "luminosity": draw_blend(skia.BlendMode.kLuminosity), "overlay": draw_blend(skia.BlendMode.kOverlay),
    "masks": draw_masks,
}
if kind not in scenes:
    sys.exit(1)
draw, begin, times = scenes[kind], time.perf_counter(), []
for turn in range(3):
    if turn and time.perf_counter() - begin > 2:
        break
    times = []
    for frame in range(FRAMES):
        if dumped < 0 and len(times) >= 10 and time.perf_counter() - begin > 2:
            break
        part = frame / (FRAMES - 1)
        start = time.perf_counter()
        draw(part * part * (3 - 2 * part))
        times.append((time.perf_counter() - start) * 1000)
        if frame == dumped and turn == 0:
            surface.makeImageSnapshot().save(dump, skia.kPNG)
print(json.dumps(dict(peer="skia", wl=name, w=W, h=H, mode="mem", med=round(statistics.median(times), 3),
                      mean=round(sum(times) / len(times), 3))))
