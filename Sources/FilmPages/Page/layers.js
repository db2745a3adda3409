/** The layers of a film at each of its frames. Matrices are sixteen numbers, row by row; points are row vectors. */
Segue.Layers = class {
  constructor(film) {
    this.film = film;
    this.byId = new Map(film.layers.map((layer) => [layer.id, layer]));
    this.frames = new Map();
    this.context = document.createElement('canvas').getContext('2d');
  }

  get isEmpty() { return this.film.layers.length === 0; }

  /** The layers of a frame in painter's order: { layer, values, screen, alpha, shows, clip, depth, children }. */
  at(frame) {
    if (this.frames.has(frame)) return this.frames.get(frame);
    const ids = this.film.order.findLast((order) => order.frame <= frame)?.ids ?? [];
    const nodes = new Map();
    for (const id of ids) {
      const layer = this.byId.get(id);
      const values = this.valuesOf(layer, frame);
      const parent = nodes.get(layer.parent);
      const local = Segue.matrix(values.matrix);
      const node = {
        layer, values, parent, children: 0,
        screen: parent ? Segue.multiply(local, parent.screen) : local,
        alpha: values.opacity * (parent?.alpha ?? 1),
        shows: !values.isHidden && (parent?.shows ?? true),
        isMask: layer.isMask || (parent?.isMask ?? false),
        depth: parent ? parent.depth + 1 : 0,
      };
      if (parent) parent.children += 1;
      if (layer.isMask && parent) parent.mask = node;
      nodes.set(id, node);
    }
    const list = [...nodes.values()];
    this.frames.set(frame, list);
    return list;
  }

  valuesOf(layer, frame) {
    const values = {};
    for (const key of layer.keys) {
      if (key.frame > frame) break;
      Object.assign(values, key.values);
    }
    return values;
  }

  /** The frontmost layer that draws something at a point of the screen, in points. */
  hit(frame, x, y) {
    const nodes = this.at(frame);
    const isInside = (node) => {
      const point = Segue.unproject(node.screen, x, y);
      if (!point) return false;
      const [left, top, width, height] = node.values.bounds;
      return point.x >= left && point.y >= top && point.x < left + width && point.y < top + height;
    };
    // A shape covers its path, not its bounds.
    const covers = (node) => {
      const { outline, background } = node.values;
      if (!outline) return isInside(node);
      const point = Segue.unproject(node.screen, x, y);
      if (!point) return false;
      const path = new Path2D(outline);
      this.context.lineWidth = 4;
      return this.context.isPointInPath(path, point.x, point.y) || (!node.isMask && this.context.isPointInStroke(path, point.x, point.y))
        || (Boolean(background) && !background.endsWith('00') && isInside(node));
    };
    for (let i = nodes.length - 1; i >= 0; i--) {
      const node = nodes[i];
      if (!node.shows || node.alpha <= 0 || node.isMask || !Segue.draws(node) || !covers(node)) continue;
      let isClipped = Boolean(node.mask) && !covers(node.mask);
      for (let above = node.parent; above; above = above.parent)
        isClipped ||= (above.values.clips && !isInside(above)) || (Boolean(above.mask) && !covers(above.mask));
      if (!isClipped) return node;
    }
    return null;
  }
};

Segue.draws = function ({ values, layer }) {
  const isClear = !values.background || values.background.endsWith('00');
  return !isClear || values.hasContents || (values.path?.length ?? 0) > 0
    || ['CAGradientLayer', 'CATextLayer', 'CAShapeLayer'].includes(layer.layerClass) || layer.viewClass === 'UILabel';
};

Segue.nameOf = function (layer) {
  return layer.controllerClass ?? layer.viewClass ?? layer.layerClass;
};

Segue.matrix = function (numbers) {
  if (numbers.length === 16) return numbers;
  const [a, b, c, d, x, y] = numbers;
  return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, x, y, 0, 1];
};

Segue.multiply = function (a, b) {
  const result = new Array(16).fill(0);
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++)
      for (let i = 0; i < 4; i++) result[4 * row + column] += a[4 * row + i] * b[4 * i + column];
  return result;
};

/** The point of a layer's plane at a point of the screen; null when the plane is edge-on. */
Segue.unproject = function (m, x, y) {
  const h = [m[0] - x * m[3], m[4] - x * m[7], m[12] - x * m[15], m[1] - y * m[3], m[5] - y * m[7], m[13] - y * m[15]];
  const determinant = h[0] * h[4] - h[1] * h[3];
  if (Math.abs(determinant) < 1e-9) return null;
  return { x: (h[1] * h[5] - h[2] * h[4]) / determinant, y: (h[2] * h[3] - h[0] * h[5]) / determinant };
};
