#!/usr/bin/env python3
"""The scenes of segue-bench with Chromium, on one core: chromium_scenes.py NAME WIDTH HEIGHT BITMAPS [DUMP FRAME]

A page draws a scene by elements and styles, and changes them for each of 60 frames, without a limit of frames a
second. All processes of the browser share one core. Prints a line of JSON.
BITMAPS is a folder that `segue-bench bitmaps` has written. Needs Debian's chromium, and nothing else.
"""
import base64
import json
import os
import signal
import struct
import subprocess
import sys
import tempfile
import zlib

name, W, H, folder = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
dump, dumped = (sys.argv[5], int(sys.argv[6])) if len(sys.argv) > 6 else (None, -1)
S = W / 390
kind, _, number = name.partition(":")
count = int(number or 40)


def png(file, width, height, index=0):
    """A bitmap of the folder as a PNG in a URL."""
    size = width * height * 4
    with open(f"{folder}/{file}.rgba", "rb") as stream:
        stream.seek(index * size)
        pixels = bytearray(stream.read(size))
    for at in range(3, size, 4) if file in ("sprite", "labels") else ():
        alpha = pixels[at]
        if 0 < alpha < 255:  # PNG is not premultiplied
            for part in range(at - 3, at):
                pixels[part] = min(255, (pixels[part] * 255 + alpha // 2) // alpha)
    rows = b"".join(b"\0" + pixels[y * width * 4:(y + 1) * width * 4] for y in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    data = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b"")
    return "data:image/png;base64," + base64.b64encode(b"\x89PNG\r\n\x1a\n" + data).decode()


side, tileSide, label = round(60 * S), round(40 * S), (int(72 * S), int(14 * S))
screen = kind not in ("labels", "radial", "conic", "turned", "pattern")
photo = kind in ("color-dodge", "luminosity", "overlay", "masks", "blurred")
pictures = {
    "screen": [png("screen", W, H)] if screen else [],
    "photo": [png("photo", W, H)] if photo else [],
    "sprite": [png("sprite", side, side)] if kind == "blurs" else [],
    "tile": [png("tile", tileSide, tileSide)] if kind == "pattern" else [],
    "labels": [png("labels", *label, i) for i in range(300)] if kind == "labels" else [],
}

PAGE = """<!doctype html><style>
* { margin: 0 } html, body { width: 100%; height: 100%; overflow: hidden; background: black }
div, img { position: absolute; left: 0; top: 0; transform-origin: 0 0 } .all { width: 100%; height: 100% }
</style><body><script>
const { W, H, S, kind, count, side, label, pictures } = SETTINGS
const place = (e, x, y) => { e.style.transform = `translate(${x}px, ${y}px)` }

function add(parent, style, source) {
  const e = document.createElement(source ? 'img' : 'div')
  if (source) e.src = source
  e.style.cssText = style
  parent.append(e)
  return e
}
const full = `width: ${W}px; height: ${H}px;`
const screen = parent => add(parent, full, pictures.screen[0])
const photo = (parent, style = '') => add(parent, full + style, pictures.photo[0])

// Places and colours.

function middle(i, count, columns, t) {
  const rows = Math.floor((count + columns - 1) / columns), turn = 2 * Math.PI * t + i
  return [(i % columns + 0.5) / columns * W + 12 * S * Math.sin(turn),
          (Math.floor(i / columns) + 0.5) / rows * H + 12 * S * Math.cos(turn)]
}
const focus = t => [W * (0.3 + 0.4 * t), H * (0.3 + 0.3 * t)]
const tint = i => `rgb(${[37, 53, 91].map(k => 155 + i * k % 100)})`
const colors = ['rgb(100% 86% 24%)', 'rgb(93% 35% 30%)', 'rgb(30% 20% 60%)', 'rgb(5% 5% 20%)']
const stops = colors.map((color, i) => `${color} ${[0, 35, 70, 100][i]}%`)

function cards(parent, count, columns, style = '') {
  const all = [...Array(count).keys()].map(i => add(parent,
    `width: ${48 * S}px; height: ${60 * S}px; border-radius: ${10 * S}px; background: ${tint(i)};` + style))
  return t => all.forEach((e, i) => {
    const [x, y] = middle(i, count, columns, t)
    place(e, x - 24 * S, y - 30 * S)
  })
}

// Scenes: each builds its elements and returns what moves them.

function background(image) {
  const e = add(document.body, full)
  return t => { e.style.background = image(t) }
}
function blend(mode) {
  screen(document.body)
  const e = photo(document.body, `mix-blend-mode: ${mode}`)
  return t => place(e, Math.round(W / 4 * t), 0)
}
const scenes = {
  labels() {
    document.body.style.background = 'white'
    const all = pictures.labels.map(source => add(document.body, '', source))
    return t => all.forEach((e, i) => {
      const [x, y] = middle(i, all.length, 5, t)
      place(e, x - label[0] / 2, y - label[1] / 2)
    })
  },
  shadows() {
    screen(document.body)
    return cards(document.body, 60, 6, `box-shadow: 0 ${3 * S}px ${10 * S}px rgb(0 0 0 / 40%)`)
  },
  blurs() {
    screen(document.body)
    const all = [...Array(count).keys()].map(() => add(document.body, '', pictures.sprite[0]))
    return t => all.forEach((e, i) => {
      const [x, y] = middle(i, 40, 5, t)
      place(e, x - side / 2, y - side / 2)
      e.style.filter = `blur(${(2 + 4 * t) * S}px)`
    })
  },
  blurred() {
    screen(document.body)
    const e = photo(document.body, `filter: blur(${count}px)`)
    return t => place(e, Math.round(9 * t), 0)
  },
  backdrop() {
    document.body.style.background = 'white'
    const e = screen(document.body), move = cards(document.body, 40, 5)
    add(document.body,
      full + `backdrop-filter: blur(${20 * S}px) saturate(1.8); background: rgb(97% 97% 97% / 50%)`)
    return t => { place(e, 0, Math.round(-100 * S * t)); move(t) }
  },
  radial: () => background(t => {
    const [x, y] = focus(t)
    return `radial-gradient(circle ${0.6 * H}px at ${x}px ${y}px, ${stops})`
  }),
  conic: () => background(t => {
    const [x, y] = focus(t)
    return `conic-gradient(from ${360 * t + 90}deg at ${x}px ${y}px, ${[...colors, colors[0]]})`
  }),
  turned() {
    const [w, h] = [0.8 * W, 0.6 * H]
    document.body.style.perspective = `${1000 * S}px`
    // From corner to corner, whatever the angle of the diagonal is.
    const length = Math.hypot(w, h), angle = Math.atan2(w, -h)
    const line = Math.abs(w * Math.sin(angle)) + Math.abs(h * Math.cos(angle))
    const at = colors.map((color, i) => `${color} ${(line - length) / 2 + length * [0, 0.35, 0.7, 1][i]}px`)
    const e = add(document.body, `left: ${W * 0.1}px; top: ${H * 0.2}px; width: ${w}px; height: ${h}px;
      transform-origin: 50% 50%; background: linear-gradient(${angle}rad, ${at})`)
    return t => { e.style.transform = `rotateY(${(t - 0.5) * 120}deg)` }
  },
  pattern() {
    const e = add(document.body, full + `background: url(${pictures.tile[0]})`)
    return t => { e.style.backgroundPosition = `${60 * S * t}px ${100 * S * t}px` }
  },
  'color-dodge': () => blend('color-dodge'), luminosity: () => blend('luminosity'), overlay: () => blend('overlay'),
  masks() {
    screen(document.body)
    const group = add(document.body, full + 'opacity: 0.8'), inner = add(group, full)
    photo(inner)
    const move = cards(inner, 40, 5)
    return t => {
      move(t)
      const [x, y] = focus(t)
      group.style.maskImage = `radial-gradient(circle ${0.6 * H}px at ${x}px ${y}px, black, transparent)`
      const [a, b] = [55 * S, 70 * S]
      const ellipses = [...Array(15).keys()].map(i => {
        const [x, y] = middle(i, 15, 3, t)
        return `M${x - a} ${y}A${a} ${b} 0 0 0 ${x + a} ${y}A${a} ${b} 0 0 0 ${x - a} ${y}Z`
      })
      inner.style.clipPath = `path('${ellipses.join('')}')`
    }
  },
}
const move = scenes[kind]()
const show = frame => { const p = frame / 59; move(p * p * (3 - 2 * p)) }
const next = () => new Promise(requestAnimationFrame)
async function still(frame) { show(frame); await next(); await next() }
// Milliseconds a frame, of up to five turns of 60 frames, for two seconds or so. The browser has several frames in
// work at once: the times from each to the next swing between almost nothing and twice that.
async function measure() {
  await still(0)
  const begin = performance.now()
  const turns = []
  while (turns.length < 5 && performance.now() - begin < 2000) {
    const start = performance.now()
    let frames = 0
    while (frames < 60 && (frames < 10 || performance.now() - begin < 2000)) {
      show(frames++)
      await next()
    }
    turns.push((performance.now() - start) / frames)
  }
  return turns
}
const ready = Promise.all([...document.images].map(image => image.decode()))
</script>"""


class Browser:
    """Chromium without a window, told what to do through a pipe."""

    def __init__(self, profile):
        inner, self.commands = os.pipe()
        self.answers, outer = os.pipe()
        def pipes():
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
            # 3 and 4 are what Chromium reads and writes.
            first, second = os.dup(inner), os.dup(outer)
            os.dup2(first, 3)
            os.dup2(second, 4)
        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--disable-frame-rate-limit", "--disable-gpu-vsync", "--remote-debugging-pipe",
             f"--user-data-dir={profile}", "--force-device-scale-factor=1", f"--window-size={W},{H}", "about:blank"],
            close_fds=False, preexec_fn=pipes, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(inner)
        os.close(outer)
        self.number, self.rest, self.session = 0, b"", None

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            while b"\0" not in self.rest:
                part = os.read(self.answers, 1 << 20)
                if not part:
                    sys.exit("Chromium has ended.")
                self.rest += part
            line, _, self.rest = self.rest.partition(b"\0")
            answer = json.loads(line)
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def value(self, script):
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            sys.exit(str(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def end(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    settings = dict(W=W, H=H, S=S, kind=kind, count=count, side=side, label=label, pictures=pictures)
    path = f"{profile}/scene.html"
    with open(path, "w") as page:
        page.write(PAGE.replace("SETTINGS", json.dumps(settings)))
    browser = Browser(profile)
    signal.signal(signal.SIGALRM, lambda *_: sys.exit("Chromium does not answer."))
    signal.alarm(60)
    try:
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.call("Emulation.setDeviceMetricsOverride", width=W, height=H, deviceScaleFactor=1, mobile=False)
        browser.call("Page.enable")
        browser.call("Page.navigate", url=f"file://{path}")
        while browser.value("document.readyState") != "complete":
            pass
        browser.value("ready.then(() => 1)")
        times = browser.value("measure()")
        if dump:
            browser.value(f"still({dumped})")
            shot = browser.call("Page.captureScreenshot", format="png")["data"]
            with open(dump, "wb") as stream:
                stream.write(base64.b64decode(shot))
    finally:
        browser.end()
# Frames overlap: a short time from one to the next only puts off what the one after it pays for (every frame is drawn,
# as a trace shows). So the mean is what a frame takes.
mean = round(sum(times) / len(times), 3)
print(json.dumps(dict(peer="chromium", wl=name, w=W, h=H, mode="mem", med=mean, mean=mean)))
