/** The gallery works without this script: films play, and sources open. The script adds search, filters
    and the theme, and plays only the films that are in view. */
const Gallery = class {
  constructor() {
    this.cards = [...document.querySelectorAll('.card')];
    this.search = document.getElementById('search');
    this.filters = [...document.querySelectorAll('.filter')];
    this.play = document.getElementById('playing');
    this.seen = new Set();
    const theme = document.getElementById('theme');
    theme.hidden = false;
    document.querySelector('.tools').hidden = false;
    this.setTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    theme.addEventListener('click', () => this.setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'));
    this.search.addEventListener('input', () => this.filter());
    for (const button of this.filters) button.addEventListener('click', () => { this.toggle(button); this.filter(); });
    this.play.addEventListener('click', () => { this.toggle(this.play); this.show(); });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.toggle(this.play);
    for (const card of this.cards) {
      card.querySelector('.source')?.addEventListener('toggle', (event) => card.classList.toggle('wide', event.target.open));
      const screen = card.querySelector('.screen');
      // A click plays the film again from its beginning.
      screen.addEventListener('click', (event) => { event.preventDefault(); this.restart(card); });
    }
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) entry.isIntersecting ? this.seen.add(entry.target) : this.seen.delete(entry.target);
      this.show();
    }, { rootMargin: '80px' });
    for (const card of this.cards) observer.observe(card);
    this.filter();
  }

  setTheme(theme) { document.documentElement.dataset.theme = theme; }

  toggle(button) { button.setAttribute('aria-pressed', !this.isPressed(button)); }

  isPressed(button) { return button.getAttribute('aria-pressed') === 'true'; }

  restart(card) {
    const image = card.querySelector('img');
    image.src = '';
    image.src = image.dataset.film;
  }

  show() {
    const plays = this.isPressed(this.play);
    for (const card of this.cards) {
      const image = card.querySelector('img');
      const wanted = plays && this.seen.has(card) ? image.dataset.film : image.dataset.poster;
      if (image.getAttribute('src') !== wanted) image.src = wanted;
    }
  }

  /** Shows the cards that contain all the words, are in one of the chosen groups and meet the other filters. */
  filter() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const chosen = this.filters.filter((button) => this.isPressed(button)).map((button) => button.dataset.filter);
    const groups = chosen.filter((name) => name !== 'finger');
    let count = 0;
    for (const card of this.cards) {
      const tags = card.dataset.tags.split('|');
      const text = `${card.id} ${[...card.querySelectorAll(':scope > p, .legend')].map((each) => each.textContent).join(' ')}`.toLowerCase();
      const shows = words.every((word) => text.includes(word)) && (!groups.length || groups.some((name) => tags.includes(name))) && (!chosen.includes('finger') || tags.includes('finger'));
      card.hidden = !shows;
      if (shows) count += 1;
    }
    for (const section of document.querySelectorAll('section')) section.hidden = !section.querySelector('.card:not([hidden])');
    document.getElementById('found').textContent = `${count} of ${this.cards.length}`;
  }
};

new Gallery();
