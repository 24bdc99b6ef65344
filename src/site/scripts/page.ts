/** What a page does beyond its HTML: remember the theme, keep the reader's place across languages, show it in the contents. */

const THEME = 'cartulary.theme';

function keepTheme(select: HTMLSelectElement): void {
  try {
    select.value = localStorage.getItem(THEME) ?? '';
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  select.addEventListener('change', () => {
    const root = document.documentElement;
    if (select.value) root.dataset.theme = select.value;
    else delete root.dataset.theme;
    try {
      if (select.value) localStorage.setItem(THEME, select.value);
      else localStorage.removeItem(THEME);
    } catch {
      // As above.
    }
  });
}

const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/**
 * The first chapter, rule or example that begins in sight; the fragment itself if its target is in sight, and at the top of the
 * page, where one may have gone only for the sake of the header.
 */
function place(): string {
  const target = document.getElementById(location.hash.slice(1));
  if (scrollY < innerHeight / 2 || (target && isSeen(target))) return location.hash;
  const parts = [...document.querySelectorAll('main :is(h2, .rule, .ex)[id]')].filter(isSeen);
  const seen = parts.find((part) => part.getBoundingClientRect().top >= 0) ?? parts[0];
  return seen ? `#${seen.id}` : '';
}

function keepPlace(nav: Element): void {
  const links = nav.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
  const update = (): void => {
    for (const link of links) link.hash = place();
  };
  for (const event of ['pointerover', 'focusin', 'click']) nav.addEventListener(event, update, { capture: true });
}

/** Marks the chapter that is being read: the last whose heading has passed the upper third of the window. */
function followReading(contents: Element): void {
  const links = [...contents.querySelectorAll('a')].filter(({ pathname }) => pathname === location.pathname);
  const headings = links.map((link) => document.querySelector(link.hash));
  const update = (): void => {
    const at = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < innerHeight / 3);
    for (const [i, link] of links.entries()) link.ariaCurrent = i === at ? 'true' : null;
  };
  addEventListener('scroll', update, { passive: true });
  update();
}

/** Wakes each example when it comes near; until then its links work as links. */
function wakeExamples(figures: Iterable<HTMLElement>): void {
  const seen = new IntersectionObserver(
    async (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        const { mount } = (await import(
          /* @vite-ignore */ import.meta.env.ISLAND_SCRIPT
        )) as typeof import('../../replay/mount.tsx');
        mount(target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const figure of figures) seen.observe(figure);
}

/** The address of a step that its example no longer has leads to the example, which knows the step that comes nearest. */
function findExample(): void {
  const name = location.hash.slice(1);
  if (name && !document.getElementById(name)) document.getElementById(name.replace(/\..*/, ''))?.scrollIntoView();
}

const select = document.querySelector<HTMLSelectElement>('#theme');
if (select) keepTheme(select);
const languages = document.querySelector('.lang');
if (languages) keepPlace(languages);
const contents = document.querySelector('.toc');
if (contents) followReading(contents);
findExample();
addEventListener('hashchange', findExample);
wakeExamples(document.querySelectorAll<HTMLElement>('.ex'));
