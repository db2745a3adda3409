/** The component that shows an item, by the item's kind. */
Segue.components = {
  film: Segue.Film,
  comparison: Segue.Comparison,
  text: class {
    constructor(lines) { this.element = Segue.make('div', {}, Segue.notes(lines, false)); }
    key() { return false; }
    close() {}
  },
};

Segue.Page = class {
  constructor() {
    this.index = JSON.parse(document.getElementById('index').textContent);
    this.main = document.getElementById('main');
    this.setTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    document.getElementById('theme').addEventListener('click', () => this.setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'));
    document.addEventListener('keydown', (event) => this.key(event));
    if (this.index.items.length === 1) this.open(0);
    else {
      this.list();
      addEventListener('hashchange', () => this.follow());
      this.follow();
    }
  }

  setTheme(theme) { document.documentElement.dataset.theme = theme; }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.opened) return;
    const target = event.target;
    const isOwn = target.matches?.('input[type="search"], select') || (event.key === ' ' && target.matches?.('button, input'));
    if (isOwn) return;
    if (this.opened.key(event)) event.preventDefault();
  }

  /** Reads an item of the list and shows it. */
  open(number) {
    const entry = this.index.items[number];
    this.opened?.close();
    this.detail?.remove();
    const Component = Segue.components[entry.kind];
    this.opened = new Component(JSON.parse(document.getElementById(`item-${number}`).textContent));
    const heading = this.index.items.length === 1 ? [] : [Segue.make('div', { class: 'row' }, Segue.make('h2', { tabindex: -1 }, entry.title),
      Segue.make('button', { type: 'button', class: 'no-print', onclick: () => this.close(number) }, 'Close'))];
    const keys = Component.keys ? Segue.make('p', { class: 'keys' }, ...Component.keys.flatMap(([key, what]) => [Segue.make('kbd', {}, key), ` ${what}   `])) : null;
    this.detail = Segue.make('section', { class: this.index.items.length === 1 ? '' : 'detail', 'aria-label': entry.title }, ...heading,
      entry.caption && this.index.items.length > 1 ? Segue.make('p', { class: 'quiet' }, entry.caption) : null, this.opened.element, keys);
    this.main.append(this.detail);
    if (heading.length) { this.detail.scrollIntoView(); heading[0].firstChild.focus({ preventScroll: true }); }
  }

  close(number) {
    this.opened?.close();
    this.opened = null;
    this.detail?.remove();
    history.replaceState(null, '', '#');
    this.buttons[number].focus();
  }

  follow() {
    const number = Number(location.hash.slice(1)) - 1;
    if (this.index.items[number]) this.open(number);
  }

  list() {
    const make = Segue.make;
    const { items, layout, columns } = this.index;
    const failed = items.filter((item) => item.status === 'failed').length;
    const search = make('input', { type: 'search', placeholder: 'Search', 'aria-label': 'Search', oninput: () => this.filter() });
    const only = make('button', { type: 'button', 'aria-pressed': failed > 0, onclick: () => { only.setAttribute('aria-pressed', only.getAttribute('aria-pressed') !== 'true'); this.filter(); } }, `Only failed (${failed})`);
    this.search = search;
    this.only = only;
    this.found = make('span', { class: 'quiet', role: 'status' });
    this.main.append(make('div', { class: 'tools', role: 'search' }, search, items.some((item) => item.status) ? only : null, this.found));
    this.buttons = [];
    const words = { passed: 'passed', failed: 'failed', new: 'new' };
    let group, list;
    items.forEach((item, number) => {
      if (!list || item.group !== group) {
        group = item.group;
        if (group) this.main.append(make('h2', {}, group));
        list = make('ul', { class: `items ${layout}`, style: columns ? `grid-template-columns: repeat(${columns}, minmax(110px, 1fr))` : null });
        this.main.append(list);
      }
      const button = make('button', { type: 'button', onclick: () => { if (location.hash === `#${number + 1}`) this.open(number); else location.hash = number + 1; } },
        item.poster ? make('img', { src: item.poster, alt: '', loading: 'lazy', decoding: 'async' }) : null,
        make('strong', {}, item.title), item.status ? make('span', { class: item.status === 'failed' ? 'bad' : 'good' }, words[item.status]) : null,
        item.caption ? make('span', { class: 'quiet' }, item.caption) : null);
      this.buttons.push(button);
      list.append(make('li', {}, button));
    });
    this.filter();
  }

  filter() {
    const wanted = this.search.value.toLowerCase();
    const onlyFailed = this.only.isConnected && this.only.getAttribute('aria-pressed') === 'true';
    let count = 0;
    this.index.items.forEach((item, number) => {
      const shows = (!onlyFailed || item.status === 'failed') && `${item.title} ${item.caption} ${item.group ?? ''}`.toLowerCase().includes(wanted);
      this.buttons[number].parentElement.hidden = !shows;
      if (shows) count += 1;
    });
    this.found.textContent = `${count} of ${this.index.items.length}`;
    for (const heading of this.main.querySelectorAll('main > h2')) heading.hidden = !heading.nextElementSibling.querySelector('li:not([hidden])');
  }
};

new Segue.Page();
