/** Shows which layer drew what: point at the picture, or walk through the tree. */
Segue.Inspector = class {
  constructor(player) {
    const make = Segue.make;
    this.player = player;
    this.layers = new Segue.Layers(player.film);
    this.frame = 0;
    this.chosen = null;
    this.hover = make('div', { class: 'mark', hidden: true });
    this.mark = make('div', { class: 'mark chosen', hidden: true });
    player.picture.append(this.hover, this.mark);
    player.picture.addEventListener('pointermove', (event) => this.point(event, false));
    player.picture.addEventListener('pointerleave', () => { this.hover.hidden = true; });
    player.picture.addEventListener('click', (event) => this.point(event, true));
    this.tree = make('ul', { class: 'tree', role: 'tree', 'aria-label': 'Layers', onkeydown: (event) => this.walk(event) });
    this.details = make('div', { 'aria-live': 'off' });
    this.layerCurves = new Segue.Curves(player.film.frames.length, (frame) => { player.transport.pause(); player.transport.go(frame); });
    this.button = make('button', { type: 'button', class: 'no-print', 'aria-pressed': 'false', onclick: () => this.toggleExploded() }, 'Exploded view');
    this.element = make('section', { class: 'layers', 'aria-label': 'Inspector' }, make('h3', {}, 'Layers'),
      make('p', { class: 'quiet no-print' }, 'Point at the picture to see what drew it; click to keep it.'),
      make('div', { class: 'inspector' }, make('div', {}, this.tree, make('p', {}, this.button)), make('div', {}, this.details, this.layerCurves.element)));
    this.layerCurves.set([], true);
    this.exploded = make('div', { class: 'no-print' });
    this.exploded.hidden = true;
  }

  show(frame) {
    this.frame = frame;
    this.hover.hidden = true;
    const nodes = this.layers.at(frame);
    const ids = nodes.map((node) => node.layer.id).join();
    if (ids !== this.ids) { this.ids = ids; this.build(nodes); }
    for (const node of nodes) this.rows.get(node.layer.id).classList.toggle('gone', !node.shows || node.alpha <= 0);
    this.layerCurves.show(frame);
    this.describe();
    if (!this.exploded.hidden) this.space.show(frame);
  }

  node(id) { return this.layers.at(this.frame).find((node) => node.layer.id === id); }

  build(nodes) {
    this.rows = new Map();
    this.tree.replaceChildren(...nodes.map((node) => {
      const layer = node.layer;
      const words = [layer.name, layer.text && `“${layer.text}”`, layer.isMask && 'mask'].filter(Boolean).join(' ');
      const row = Segue.make('li', { role: 'treeitem', 'aria-level': node.depth + 1, 'aria-selected': layer.id === this.chosen, tabindex: -1,
        style: `padding-left: ${6 + 14 * Math.min(node.depth, 12)}px`, onclick: () => this.choose(layer.id),
        onpointerenter: () => this.place(this.hover, this.node(layer.id)), onpointerleave: () => { this.hover.hidden = true; } },
      Segue.nameOf(layer), Segue.make('span', { class: 'quiet' }, words ? ` ${words}` : ''));
      this.rows.set(layer.id, row);
      return row;
    }));
    (this.rows.get(this.chosen) ?? this.tree.firstElementChild)?.setAttribute('tabindex', 0);
  }

  walk(event) {
    const rows = [...this.rows.values()], ids = [...this.rows.keys()];
    const index = rows.indexOf(document.activeElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (event.key === 'Enter' || event.key === ' ') this.choose(ids[index]);
    else if (next == null) return;
    else if (rows[next]) { rows[next].focus(); this.choose(ids[next]); }
    event.preventDefault();
    event.stopPropagation();
  }

  point(event, keeps) {
    const box = this.player.canvas.getBoundingClientRect();
    const film = this.player.film;
    const factor = film.width / film.scale / box.width;
    const node = this.layers.hit(this.frame, (event.clientX - box.left) * factor, (event.clientY - box.top) * factor);
    if (keeps && node) this.choose(node.layer.id);
    else this.place(this.hover, node);
    this.player.picture.title = node ? Segue.nameOf(node.layer) : '';
  }

  choose(id) {
    this.chosen = id;
    for (const [other, row] of this.rows) {
      row.setAttribute('aria-selected', other === id);
      row.tabIndex = other === id ? 0 : -1;
    }
    const row = this.rows.get(id);
    if (row) this.tree.scrollTop = Math.max(0, row.offsetTop - this.tree.offsetTop - this.tree.clientHeight / 2);
    this.layerCurves.set(this.curvesOf(id), true);
    this.layerCurves.show(this.frame);
    this.describe();
    if (!this.exploded.hidden) this.space.show(this.frame);
  }

  /** The values of a layer that change during the film, in their own units. */
  curvesOf(id) {
    const layer = this.layers.byId.get(id);
    const count = this.player.film.frames.length;
    const values = Array.from({ length: count }, (_, frame) => this.layers.valuesOf(layer, frame));
    const readers = {
      'frame.minX': (v) => v.frame?.[0], 'frame.minY': (v) => v.frame?.[1], 'frame.width': (v) => v.frame?.[2], 'frame.height': (v) => v.frame?.[3],
      opacity: (v) => v.opacity, cornerRadius: (v) => v.cornerRadius, 'path.width': (v) => v.path?.[2],
      'transform.rotation.z': (v) => v.transform?.length ? Math.round(Math.atan2(v.transform[1], v.transform[0]) * 1e4) / 1e4 : 0,
    };
    return Object.entries(readers).map(([label, read]) => {
      const numbers = values.map(read);
      const known = numbers.find((number) => number != null) ?? 0;
      return { label, values: numbers.map((number) => number ?? known) };
    }).filter((curve) => Math.max(...curve.values) - Math.min(...curve.values) > 1e-3).slice(0, 4);
  }

  place(mark, node) {
    mark.hidden = !node;
    if (!node) return;
    const film = this.player.film;
    const [x, y, width, height] = node.values.bounds;
    const zoom = this.player.canvas.getBoundingClientRect().width / (film.width / film.scale);
    const m = Segue.multiply([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, 0, 1], node.screen);
    mark.style.width = `${width}px`;
    mark.style.height = `${height}px`;
    mark.style.transform = `scale(${zoom}) matrix3d(${m.join()})`;
    mark.style.borderWidth = `${2 / zoom}px`;
  }

  describe() {
    const node = this.chosen == null ? null : this.node(this.chosen);
    this.place(this.mark, node);
    this.element.classList.toggle('chosen', node != null);
    if (!node) {
      const gone = this.chosen != null ? 'The chosen layer is not on the screen in this frame.' : 'No layer is chosen.';
      return this.details.replaceChildren(Segue.make('p', { class: 'quiet' }, gone));
    }
    const { layer, values } = node;
    const rect = (numbers) => numbers?.length ? `${numbers[0]}, ${numbers[1]}, ${numbers[2]} × ${numbers[3]}` : 'none';
    const masks = this.layers.at(this.frame).filter((other) => other.layer.isMask && other.layer.parent === layer.id);
    const facts = [
      ['View', layer.viewClass], ['Controller', layer.controllerClass], ['Layer', layer.layerClass], ['Name', layer.name], ['Text', layer.text],
      ['Frame', rect(values.frame)], ['Bounds', rect(values.bounds)],
      ['Transform', values.transform?.length ? Segue.transformText(values.transform) : 'identity'],
      ['Opacity', node.alpha === values.opacity ? values.opacity : `${values.opacity} (${Math.round(node.alpha * 1000) / 1000} with those above)`],
      ['Hidden', values.isHidden ? 'yes' : null], ['Corner radius', values.cornerRadius || null], ['Background', values.background || null],
      ['Clips', values.clips ? 'to its bounds' : null], ['Mask', masks.map((mask) => `${Segue.nameOf(mask.layer)} ${rect(mask.values.path?.length ? mask.values.path : mask.values.frame)}`).join('; ') || null],
      ['Path', values.path?.length ? rect(values.path) : null], ['Animations', (values.animations ?? []).join('; ') || 'none'],
    ].filter(([, value]) => value != null && value !== '');
    this.details.replaceChildren(Segue.make('h3', {}, Segue.nameOf(layer)), Segue.facts(facts.map(([label, value]) => ({ label, value: String(value) }))));
  }

  toggleExploded() {
    this.space ??= new Segue.Exploded(this);
    if (!this.space.element.isConnected) this.exploded.append(this.space.element);
    this.exploded.hidden = !this.exploded.hidden;
    this.button.setAttribute('aria-pressed', !this.exploded.hidden);
    if (!this.exploded.hidden) this.space.show(this.frame);
  }

  key(event) {
    if (event.key !== 'x') return false;
    this.toggleExploded();
    return true;
  }
};

Segue.transformText = function (t) {
  const isPlane = [t[2], t[3], t[6], t[7], t[8], t[9], t[11], t[14]].every((n) => n === 0) && t[10] === 1 && t[15] === 1;
  return isPlane ? `[${[t[0], t[1], t[4], t[5], t[12], t[13]].join(', ')}]` : `[${t.join(', ')}]`;
};

/** The layers of a frame, spread out in depth. The pointer and the arrow keys turn them. */
Segue.Exploded = class {
  constructor(inspector) {
    const make = Segue.make;
    this.inspector = inspector;
    this.angles = { x: -18, y: 32 };
    this.gap = 26;
    this.world = make('div', { class: 'world' });
    this.view = make('div', { class: 'exploded', tabindex: 0, role: 'application', 'aria-label': 'Layers in depth. Arrow keys turn.',
      onkeydown: (event) => {
        const turn = { ArrowLeft: [0, -5], ArrowRight: [0, 5], ArrowUp: [-5, 0], ArrowDown: [5, 0] }[event.key];
        if (!turn) return;
        this.turn(turn[0], turn[1]);
        event.preventDefault();
        event.stopPropagation();
      },
      onpointerdown: (event) => { this.start = { x: event.clientX, y: event.clientY }; },
      onpointermove: (event) => {
        if (!this.start || event.buttons === 0) return;
        this.turn((this.start.y - event.clientY) / 3, (event.clientX - this.start.x) / 3);
        this.start = { x: event.clientX, y: event.clientY };
      } }, this.world);
    const spread = make('input', { type: 'range', min: 0, max: 80, value: this.gap, 'aria-label': 'Distance between layers',
      oninput: () => { this.gap = Number(spread.value); this.show(this.frame); } });
    this.element = make('section', { 'aria-label': 'Exploded view' }, make('h3', {}, 'Exploded view'), this.view, make('label', {}, 'Distance', spread));
  }

  turn(x, y) {
    this.angles.x = Math.max(-85, Math.min(85, this.angles.x + x));
    this.angles.y += y;
    this.tilt();
  }

  tilt() {
    const { film } = this.inspector.player;
    const width = film.width / film.scale, height = film.height / film.scale;
    const zoom = 360 / height;
    this.world.style.transform = `rotateX(${this.angles.x}deg) rotateY(${this.angles.y}deg) scale3d(${zoom}, ${zoom}, ${zoom}) translate3d(${-width / 2}px, ${-height / 2}px, ${-this.depth / 2}px)`;
  }

  async show(frame) {
    this.frame = frame;
    const { film, pictures } = this.inspector.player;
    const picture = await pictures.frame(frame);
    if (this.frame !== frame) return;
    const nodes = this.inspector.layers.at(frame).filter((node) => node.shows && node.alpha > 0.01 && !node.isMask && Segue.draws(node));
    // Many layers are closer together; otherwise the view would look like a tunnel.
    this.spacing = this.gap * Math.min(1, 14 / nodes.length);
    this.depth = nodes.length * this.spacing;
    this.world.replaceChildren(...nodes.map((node, index) => this.plane(node, index, picture, film.scale)));
    this.tilt();
  }

  plane(node, index, picture, scale) {
    const [x, y, width, height] = node.values.bounds;
    const m = Segue.multiply([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, 0, 1], node.screen);
    const isUpright = m[0] > 0 && m[5] > 0 && m[1] === 0 && m[4] === 0 && m[3] === 0 && m[7] === 0;
    // Their order shows which flat layer is in front; a `zPosition` of thousands would move a layer out of view.
    if (isUpright) m[14] = 0;
    const plane = Segue.make('div', { class: `plane${node.layer.id === this.inspector.chosen ? ' chosen' : ''}`, title: Segue.nameOf(node.layer),
      onclick: () => this.inspector.choose(node.layer.id),
      style: `width: ${width}px; height: ${height}px; transform: translateZ(${index * this.spacing}px) matrix3d(${m.join()}); opacity: ${Math.max(0.25, node.alpha)}` });
    if (node.values.background) plane.style.backgroundColor = node.values.background;
    if (node.values.cornerRadius) plane.style.borderRadius = `${node.values.cornerRadius}px`;
    // A layer without sublayers shows its part of the picture.
    if (isUpright && node.children === 0 && width > 0 && height > 0) plane.append(this.cutOut(m, width, height, picture, scale));
    return plane;
  }

  cutOut(m, width, height, picture, scale) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.min(4096, Math.round(width * m[0] * scale)));
    canvas.height = Math.max(1, Math.min(4096, Math.round(height * m[5] * scale)));
    canvas.style.cssText = 'width: 100%; height: 100%; display: block';
    canvas.getContext('2d').putImageData(picture, -Math.round(m[12] * scale), -Math.round(m[13] * scale));
    return canvas;
  }
};
