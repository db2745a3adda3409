'use strict';
/* The scripts of a page share this one name. */
const Segue = {};

/** Makes an element: `make('button', { class: 'a', onclick: f }, 'text', child, …)`. */
Segue.make = function (tag, attributes = {}, ...children) {
  const svg = ['svg', 'polyline', 'line', 'rect', 'text', 'g', 'title'].includes(tag);
  const element = svg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name.startsWith('aria-') && value != null) element.setAttribute(name, String(value));
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
};

Segue.announce = function (text) { document.getElementById('announcer').textContent = text; };

Segue.bytes = function (base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
};

/** The pictures of a film, decoded on request. The most recently used ones are kept. */
Segue.Pictures = class {
  constructor(film) {
    this.film = film;
    this.kept = new Map();
    this.limit = Math.max(20, Math.floor(2e8 / (4 * film.width * film.height || 1)));
    this.scratch = document.createElement('canvas');
    this.scratch.width = film.width;
    this.scratch.height = film.height;
    this.context = this.scratch.getContext('2d', { willReadFrequently: true });
  }

  /** A promise of a picture's ImageData. */
  get(index) {
    let picture = this.kept.get(index);
    this.kept.delete(index);
    picture ??= this.decode(this.film.pictures[index]);
    this.kept.set(index, picture);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.limit) break;
      this.kept.delete(oldest);
    }
    return picture;
  }

  frame(number) { return this.get(this.film.frames[number].picture); }

  async decode(picture) {
    const before = picture.on == null ? null : await this.get(picture.on);
    if (picture.kind === 'guessed') return this.guess(before, await Segue.inflate(Segue.bytes(picture.data)));
    const patch = await createImageBitmap(new Blob([Segue.bytes(picture.data)], { type: `image/${picture.kind}` }),
      { colorSpaceConversion: 'none' });
    const context = this.context;
    if (before) context.putImageData(before, 0, 0); else context.clearRect(0, 0, this.film.width, this.film.height);
    context.clearRect(picture.x, picture.y, patch.width, patch.height);
    context.drawImage(patch, picture.x, picture.y);
    patch.close();
    return context.getImageData(0, 0, this.film.width, this.film.height);
  }

  /** Each pixel is stored as its difference from a guess. `ColorGuess` in PagePicture.swift makes the same guesses. */
  guess(before, differences) {
    const count = this.film.width * this.film.height;
    const result = new ImageData(this.film.width, this.film.height);
    const old = new Uint32Array(before.data.buffer), now = new Uint32Array(result.data.buffer);
    const colors = new Uint32Array(65536).fill(0xffffffff), results = new Uint32Array(65536);
    const moved = (color, from, to, shift) =>
      Math.max(0, Math.min(255, (color >> shift & 255) + (to >> shift & 255) - (from >> shift & 255))) << shift;
    for (let i = 0; i < count; i++) {
      const color = old[i] & 0xffffff;
      const slot = Math.imul(color, 2654435761) >>> 16;
      let guess = color;
      if (colors[slot] === color) guess = results[slot];
      else if (i > 0) {
        const from = old[i - 1], to = now[i - 1];
        guess = moved(color, from, to, 0) | moved(color, from, to, 8) | moved(color, from, to, 16);
      }
      const value = ((guess + differences[i]) & 255)
        | (((guess >> 8) + differences[count + i] & 255) << 8)
        | (((guess >> 16) + differences[2 * count + i] & 255) << 16);
      colors[slot] = color;
      results[slot] = value;
      now[i] = value | 0xff000000;
    }
    return result;
  }
};

Segue.inflate = async function (bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};
