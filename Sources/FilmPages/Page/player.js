/** Buttons, a slider and keys that walk through frames. `show(frame)` is called for each. */
Segue.Transport = class {
  constructor(times, interval, show) {
    Object.assign(this, { times, interval, show, frame: 0, speed: 1, loops: true, timer: null });
    const make = Segue.make;
    const button = (label, text, action) => make('button', { type: 'button', 'aria-label': label, title: label, onclick: action }, text);
    this.playButton = button('Play', '▶', () => this.toggle());
    this.loopButton = button('Loop', '↻', () => this.toggleLoop());
    this.loopButton.setAttribute('aria-pressed', 'true');
    this.slider = make('input', { type: 'range', min: 0, max: times.length - 1, value: 0, 'aria-label': 'Frame',
      oninput: () => { this.pause(); this.go(Number(this.slider.value)); } });
    this.speeds = make('select', { 'aria-label': 'Speed', onchange: () => { this.speed = Number(this.speeds.value); this.restart(); } },
      ...[0.1, 0.25, 0.5, 1, 2].map((speed) => make('option', { value: speed, selected: speed === 1 }, `${speed}×`)));
    this.output = make('output', {});
    this.element = make('div', { class: 'transport', role: 'group', 'aria-label': 'Playback' }, this.slider,
      make('div', { class: 'row' }, button('First frame', '⇤', () => this.step(-Infinity)), button('Previous frame', '←', () => this.step(-1)),
        this.playButton, button('Next frame', '→', () => this.step(1)), button('Last frame', '⇥', () => this.step(Infinity)),
        this.loopButton, this.speeds, this.output));
  }

  get count() { return this.times.length; }

  go(frame) {
    this.frame = Math.max(0, Math.min(this.count - 1, frame));
    this.slider.value = this.frame;
    const words = `frame ${this.frame + 1} of ${this.count}, ${this.times[this.frame].toFixed(3)} s`;
    this.slider.setAttribute('aria-valuetext', words);
    this.output.textContent = words;
    this.show(this.frame);
  }

  step(by) { this.pause(); this.go(this.frame + by); Segue.announce(this.output.textContent); }

  toggle() { if (this.timer) this.pause(); else this.play(); }

  play() {
    if (this.frame === this.count - 1) this.frame = 0;
    const start = performance.now() - this.frame * this.interval * 1000 / this.speed;
    const tick = (now) => {
      let frame = Math.floor((now - start) / 1000 * this.speed / this.interval);
      if (frame >= this.count && !this.loops) { this.go(this.count - 1); return this.pause(); }
      frame = Math.max(0, frame) % this.count;
      if (frame !== this.frame) this.go(frame);
      this.timer = requestAnimationFrame(tick);
    };
    this.timer = requestAnimationFrame(tick);
    this.playButton.textContent = '❚❚';
    this.playButton.setAttribute('aria-label', 'Pause');
  }

  pause() {
    if (this.timer) cancelAnimationFrame(this.timer);
    this.timer = null;
    this.playButton.textContent = '▶';
    this.playButton.setAttribute('aria-label', 'Play');
  }

  restart() { if (this.timer) { this.pause(); this.play(); } }

  toggleLoop() { this.loops = !this.loops; this.loopButton.setAttribute('aria-pressed', this.loops); }

  changeSpeed(by) {
    this.speeds.selectedIndex = Math.max(0, Math.min(this.speeds.length - 1, this.speeds.selectedIndex + by));
    this.speeds.dispatchEvent(new Event('change'));
    Segue.announce(`speed ${this.speeds.value}`);
  }

  /** Performs the action of a key, and returns whether it has one. */
  key(name) {
    const actions = {
      ArrowLeft: () => this.step(-1), ArrowRight: () => this.step(1), Home: () => this.step(-Infinity), End: () => this.step(Infinity),
      ' ': () => this.toggle(), l: () => this.toggleLoop(), ',': () => this.changeSpeed(-1), '.': () => this.changeSpeed(1),
    };
    actions[name]?.();
    return name in actions;
  }
};

/** The curves of properties, with a line at the current frame. */
Segue.Curves = class {
  constructor(count, seek) {
    this.count = count;
    this.svg = Segue.make('svg', { viewBox: '0 0 1000 240', role: 'img', onclick: (event) => {
      const box = this.svg.getBoundingClientRect();
      seek(Math.round((event.clientX - box.left) / box.width * (count - 1)));
    } });
    this.legend = Segue.make('ul', {});
    this.element = Segue.make('div', { class: 'curves' }, this.svg, this.legend);
    this.frame = 0;
  }

  /** Each curve is { label, values }. If `isScaled`, each is drawn between its own minimum and maximum. */
  set(curves, isScaled) {
    this.curves = curves;
    const all = curves.flatMap((curve) => curve.values);
    const range = (values) => [Math.min(...values, isScaled ? Infinity : 0), Math.max(...values, isScaled ? -Infinity : 1)];
    const lines = curves.map((curve, index) => {
      const [least, most] = range(isScaled ? curve.values : all);
      const points = curve.values.map((value, i) =>
        `${(i / Math.max(1, this.count - 1) * 1000).toFixed(1)},${(225 - (value - least) / (most - least || 1) * 210).toFixed(1)}`);
      return Segue.make('polyline', { points: points.join(' '), fill: 'none', 'stroke-width': 2.5, stroke: `var(--curve-${index % 4 + 1})` });
    });
    this.cursor = Segue.make('line', { y1: 0, y2: 240, stroke: 'var(--text)', 'stroke-width': 2, 'stroke-dasharray': '5 4' });
    this.svg.replaceChildren(...lines, this.cursor);
    this.svg.setAttribute('aria-label', `Curves of ${curves.map((curve) => curve.label).join('; ')}`);
    this.values = curves.map(() => Segue.make('span', {}));
    this.legend.replaceChildren(...curves.map((curve, index) => Segue.make('li', {},
      Segue.make('span', { class: 'swatch', style: `background: var(--curve-${index % 4 + 1})` }), `${curve.label} `, this.values[index])));
    this.element.hidden = curves.length === 0;
    this.show(this.frame);
  }

  show(frame) {
    this.frame = frame;
    if (!this.cursor) return;
    const x = frame / Math.max(1, this.count - 1) * 1000;
    this.cursor.setAttribute('x1', x);
    this.cursor.setAttribute('x2', x);
    this.curves.forEach((curve, index) => { this.values[index].textContent = String(curve.values[frame] ?? ''); });
  }
};

/** Small pictures of some frames. Each is a button that goes to its frame. */
Segue.Strip = class {
  constructor(film, pictures, seek) {
    const count = Math.min(12, film.frames.length);
    this.frames = Array.from({ length: count }, (_, i) => Math.round(i * (film.frames.length - 1) / Math.max(1, count - 1)));
    this.buttons = this.frames.map((frame) => {
      const canvas = Segue.make('canvas', {});
      canvas.height = 168;
      canvas.width = Math.max(1, Math.round(168 * film.width / film.height));
      this.draw(canvas, pictures, frame);
      return Segue.make('button', { type: 'button', 'aria-label': `Go to frame ${frame + 1}, ${film.frames[frame].time.toFixed(3)} s`,
        onclick: () => seek(frame) }, canvas, Segue.make('span', { class: 'quiet', 'aria-hidden': true }, `${film.frames[frame].time.toFixed(2)} s`));
    });
    this.element = Segue.make('div', { class: 'strip', role: 'group', 'aria-label': 'Filmstrip', tabindex: -1 }, ...this.buttons);
  }

  async draw(canvas, pictures, frame) {
    const bitmap = await createImageBitmap(await pictures.frame(frame), { resizeWidth: canvas.width, resizeHeight: canvas.height, resizeQuality: 'high' });
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    bitmap.close();
  }

  show(frame) {
    let nearest = 0;
    this.frames.forEach((candidate, i) => { if (Math.abs(candidate - frame) < Math.abs(this.frames[nearest] - frame)) nearest = i; });
    this.buttons.forEach((button, i) => button.setAttribute('aria-current', i === nearest));
  }
};

Segue.facts = function (facts) {
  return Segue.make('table', { class: 'facts' }, Segue.make('tbody', {}, ...facts.map((fact) =>
    Segue.make('tr', {}, Segue.make('th', { scope: 'row' }, fact.label), Segue.make('td', {}, fact.value)))));
};

Segue.notes = function (lines, isBad) {
  return lines.length === 0 ? null : Segue.make('ul', { class: `notes${isBad ? ' bad' : ''}` }, ...lines.map((line) => Segue.make('li', {}, line)));
};

/** One film: its picture, playback, curves, strip, facts and layers. */
Segue.Film = class {
  constructor(film) {
    this.film = film;
    this.pictures = new Segue.Pictures(film);
    this.canvas = Segue.make('canvas', { role: 'img' });
    this.canvas.width = film.width;
    this.canvas.height = film.height;
    this.context = this.canvas.getContext('2d');
    this.picture = Segue.make('div', { class: 'picture' }, this.canvas);
    const seek = (frame) => { this.transport.pause(); this.transport.go(frame); };
    this.transport = new Segue.Transport(film.frames.map((frame) => frame.time), film.interval, (frame) => this.show(frame));
    this.curves = new Segue.Curves(film.frames.length, seek);
    this.curves.set(film.curves, false);
    this.strip = new Segue.Strip(film, this.pictures, seek);
    const side = Segue.make('div', {}, Segue.notes(film.notes, true), this.curves.element, Segue.facts(film.facts));
    this.element = Segue.make('div', {},
      Segue.make('div', { class: 'film' }, Segue.make('div', {}, this.picture, this.transport.element), side), this.strip.element);
    if (film.layers.length > 0) {
      this.inspector = new Segue.Inspector(this);
      side.append(this.inspector.element);
      this.element.append(this.inspector.exploded);
    }
    this.transport.go(0);
  }

  async show(frame) {
    this.curves.show(frame);
    this.strip.show(frame);
    this.inspector?.show(frame);
    this.canvas.setAttribute('aria-label', `${this.film.title}, ${this.transport.output.textContent}`);
    const picture = await this.pictures.frame(frame);
    if (this.transport.frame !== frame) return;
    this.context.putImageData(picture, 0, 0);
    this.canvas.dataset.frame = frame;
  }

  key(event) { return this.transport.key(event.key) || (this.inspector?.key(event) ?? false); }

  close() { this.transport.pause(); }
};
Segue.Film.keys = [['← →', 'one frame'], ['Home End', 'first, last'], ['Space', 'play'], ['L', 'loop'], [', .', 'slower, faster'], ['X', 'exploded view']];
