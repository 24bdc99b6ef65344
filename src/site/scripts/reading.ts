/** What a page does for those who read on: keeps their place across languages, and shows it in the contents. */

const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/**
 * The first chapter, rule or example that begins in sight; the fragment itself if its target is in sight, and at the top of the
 * page, where one may have gone only for the sake of the header.
 */
function place(): string {
  // There the fragment is the scenario.
  if (document.body.matches('.editing')) return location.hash;
  const target = document.getElementById(location.hash.slice(1));
  if (scrollY < innerHeight / 2 || (target && isSeen(target))) return location.hash;
  const parts = [...document.querySelectorAll('main :is(h2, .rule, .ex)[id]')].filter(isSeen);
  const seen = parts.find((part) => part.getBoundingClientRect().top >= 0) ?? parts[0];
  return seen ? `#${seen.id}` : '';
}

function keepPlace(nav: HTMLElement): void {
  const links = nav.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
  const update = (): void => {
    for (const link of links) link.hash = place();
  };
  nav.onclick = null;
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

/** The address of a step that its example no longer has leads to the example, which knows the step that comes nearest. */
function findExample(): void {
  const name = location.hash.slice(1);
  if (!name || document.getElementById(name)) return;
  const figures = [...document.querySelectorAll('.ex')];
  figures.find(({ id }) => name.startsWith(`${id}.`))?.scrollIntoView();
}

const languages = document.querySelector<HTMLElement>('.lang');
if (languages) keepPlace(languages);
const contents = document.querySelector('.toc');
if (contents) followReading(contents);
findExample();
addEventListener('hashchange', findExample);
