/** Compares two films, frame by frame. */
Segue.Comparison = class {
  constructor(data) {
    const make = Segue.make;
    this.data = data;
    this.films = { expected: data.expected, actual: data.actual };
    this.pictures = { expected: new Segue.Pictures(data.expected), actual: new Segue.Pictures(data.actual) };
    this.mode = 'side';
    this.part = 0.5;
    const modes = [['side', 'Side by side'], ['slider', 'Slider'], ['onion', 'Onion skin'], ['blink', 'Blink'], ['heat', 'Heat map']];
    this.buttons = modes.map(([mode, label]) => make('button', { type: 'button', 'data-mode': mode, 'aria-pressed': mode === this.mode, onclick: () => this.choose(mode) }, label));
    this.amount = make('input', { type: 'range', min: 0, max: 100, value: 50, 'aria-label': 'Expected to actual', oninput: () => { this.part = this.amount.value / 100; this.draw(); } });
    this.place = make('div', {});
    this.words = make('p', { 'aria-live': 'off' });
    this.transport = new Segue.Transport(data.pairs.map((pair) => pair.time), data.expected.interval || data.actual.interval || 1 / 60, (frame) => this.show(frame));
    this.spark = this.makeSparkline();
    this.element = make('div', {}, Segue.notes(data.messages, data.pairs.some((pair) => pair.count !== 0)),
      make('div', { class: 'row modes', role: 'group', 'aria-label': 'How to compare' }, ...this.buttons, this.amount), this.place, this.words, this.transport.element, this.spark,
      Segue.facts(data.expected.facts));
    const worst = data.pairs.reduce((best, pair, i) => ((pair.count ?? 0) > (data.pairs[best]?.count ?? 0) ? i : best), 0);
    this.transport.go(worst);
    this.choose('side');
  }

  makeSparkline() {
    const { pairs } = this.data;
    const most = Math.max(1, ...pairs.map((pair) => pair.count ?? 0));
    const width = 1000 / pairs.length;
    this.cursor = Segue.make('rect', { y: 0, width: Math.max(2, width), height: 100, fill: 'var(--accent)', opacity: 0.25 });
    const bars = pairs.map((pair, i) => {
      const height = pair.count == null ? 100 : pair.count === 0 ? 3 : 10 + 90 * Math.sqrt(pair.count / most);
      return Segue.make('rect', { x: i * width, y: 100 - height, width: Math.max(1, width * 0.85), height, fill: pair.count === 0 ? 'var(--good)' : 'var(--bad)' });
    });
    const differing = pairs.filter((pair) => pair.count !== 0).length;
    const svg = Segue.make('svg', { viewBox: '0 0 1000 100', preserveAspectRatio: 'none', role: 'img', 'aria-label': `${differing} of ${pairs.length} frames differ`,
      onclick: (event) => { const box = svg.getBoundingClientRect(); this.transport.step(Math.floor((event.clientX - box.left) / box.width * pairs.length) - this.transport.frame); } }, ...bars, this.cursor);
    return Segue.make('div', { class: 'spark' }, Segue.make('h3', {}, 'Differences'), svg);
  }

  choose(mode) {
    this.mode = mode;
    clearInterval(this.blinking);
    for (const button of this.buttons) button.setAttribute('aria-pressed', button.dataset.mode === mode);
    this.amount.hidden = !['slider', 'onion'].includes(mode);
    if (mode === 'blink') this.blinking = setInterval(() => { this.isActual = !this.isActual; this.draw(); }, 600);
    this.draw();
    Segue.announce(this.buttons.find((button) => button.dataset.mode === mode).textContent);
  }

  show(frame) {
    const pair = this.data.pairs[frame];
    const width = 1000 / this.data.pairs.length;
    this.cursor.setAttribute('x', frame * width);
    const words = pair.count == null ? 'Nothing to compare with.' : pair.count === 0 ? 'No pixel differs.'
      : `${pair.count} pixel${pair.count === 1 ? ' differs' : 's differ'}, by up to ${pair.maxDelta}, in x ${pair.box[0]}, y ${pair.box[1]}, ${pair.box[2]} × ${pair.box[3]}.`;
    this.words.replaceChildren(words, ...pair.layers.length ? [Segue.make('span', { class: 'quiet' }, ` There: ${pair.layers.join('; ')}`)] : []);
    this.draw();
  }

  async picture(side, frame) {
    const number = this.data.pairs[frame][side];
    return number == null ? null : this.pictures[side].frame(number);
  }

  async draw() {
    const frame = this.transport.frame;
    const [expected, actual] = await Promise.all([this.picture('expected', frame), this.picture('actual', frame)]);
    if (frame !== this.transport.frame) return;
    const size = expected ?? actual;
    if (!size) return;
    const fitting = expected && actual && expected.width === actual.width && expected.height === actual.height;
    const heat = () => Segue.heat(expected, actual);
    if (this.mode === 'side' || !fitting) {
      const panels = [['Expected', expected], ['Actual', actual]];
      if (fitting) panels.push(['Difference', heat()]);
      this.place.className = 'frames';
      this.place.replaceChildren(...panels.map(([label, picture]) => Segue.make('figure', {},
        Segue.make('div', { class: 'picture' }, picture ? Segue.canvas(picture, `${label}, ${this.transport.output.textContent}`) : ''), Segue.make('figcaption', {}, label))));
    } else {
      const canvas = Segue.canvas(expected, `Expected and actual, ${this.transport.output.textContent}`);
      const context = canvas.getContext('2d');
      const holder = Segue.make('div', { class: 'picture' }, canvas);
      if (this.mode === 'heat') context.putImageData(heat(), 0, 0);
      if (this.mode === 'blink' && this.isActual) context.putImageData(actual, 0, 0);
      if (this.mode === 'onion') {
        const mixed = new ImageData(size.width, size.height);
        for (let i = 0; i < mixed.data.length; i++) mixed.data[i] = expected.data[i] * (1 - this.part) + actual.data[i] * this.part;
        context.putImageData(mixed, 0, 0);
      }
      if (this.mode === 'slider') {
        const x = Math.round(size.width * this.part);
        context.putImageData(actual, 0, 0, x, 0, size.width - x, size.height);
        holder.append(Segue.make('div', { class: 'edge', style: `left: ${this.part * 100}%` }));
        holder.addEventListener('pointermove', (event) => {
          const box = holder.getBoundingClientRect();
          this.amount.value = this.part * 100;
          this.part = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
          this.draw();
        });
      }
      this.place.className = 'over';
      this.place.replaceChildren(holder);
    }
    this.place.dataset.shown = `${this.mode} ${frame}`;
  }

  /** Goes to the next frame that differs; `by` is 1 or -1. */
  jump(by) {
    const { pairs } = this.data;
    for (let i = this.transport.frame + by; i >= 0 && i < pairs.length; i += by)
      if (pairs[i].count !== 0) return this.transport.step(i - this.transport.frame);
  }

  key(event) {
    if (/^[1-5]$/.test(event.key)) this.choose(this.buttons[Number(event.key) - 1].dataset.mode);
    else if (event.key === 'n') this.jump(1);
    else if (event.key === 'p') this.jump(-1);
    else return this.transport.key(event.key);
    return true;
  }

  close() { this.transport.pause(); clearInterval(this.blinking); }
};
Segue.Comparison.keys = [['← →', 'one frame'], ['N P', 'next, previous difference'], ['1 – 5', 'how to compare'], ['Space', 'play'], [', .', 'slower, faster']];

Segue.canvas = function (picture, label) {
  const canvas = Segue.make('canvas', { role: 'img', 'aria-label': label });
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d').putImageData(picture, 0, 0);
  return canvas;
};

/** A heat map: equal pixels are faint grey; the others run from yellow (a little) to red (a lot). */
Segue.heat = function (a, b) {
  const result = new ImageData(a.width, a.height);
  for (let i = 0; i < a.data.length; i += 4) {
    let delta = 0;
    for (let k = 0; k < 4; k++) delta = Math.max(delta, Math.abs(a.data[i + k] - b.data[i + k]));
    const gray = 208 + (a.data[i] + a.data[i + 1] + a.data[i + 2]) / 3 * 47 / 255;
    const color = delta === 0 ? [gray, gray, gray] : [220 - delta / 4, Math.max(0, 150 - delta * 2), 0];
    result.data.set([...color, 255], i);
  }
  return result;
};
