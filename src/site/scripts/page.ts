/**
 * What a page does beyond its HTML. It stands in every page, so that it is short: what is needed only by those who read
 * on is in `reading.ts`, what an example does in `replay/`.
 */

/** The key is that of `theme.ts`, which has read it already. */
const THEME = 'cartulary.theme';

function keepTheme(select: HTMLSelectElement): void {
  const { dataset } = document.documentElement;
  select.value = dataset.theme ?? '';
  select.onchange = () => {
    dataset.theme = select.value;
    try {
      localStorage[THEME] = select.value;
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
}

const readOn = () => import(/* @vite-ignore */ import.meta.env.READING_SCRIPT);

/** Wakes each part that needs a script when it comes near; until then its links work as links. */
function wake(parts: Iterable<HTMLElement>): void {
  const near = new IntersectionObserver(
    async (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        const script = (target as HTMLElement).dataset.script ?? import.meta.env.ISLAND_SCRIPT;
        const { mount } = (await import(/* @vite-ignore */ script)) as typeof import('../../replay/mount.tsx');
        mount(target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const part of parts) near.observe(part);
}

/** Keeps the site on the device, once the page is there and quiet. Without a network it is kept already, or cannot be. */
const keepSite = () => import(/* @vite-ignore */ import.meta.env.KEEP_SCRIPT).catch(String);

/** `/` opens the search, unless that is switched off there (`search.ts`). In a field, which has a value, it is a letter. */
addEventListener('keydown', (event) => {
  if (event.key === '/' && (event.target as Partial<HTMLInputElement>).value == null && !localStorage['slash']) {
    document.querySelector<HTMLElement>('#search')?.click();
    event.preventDefault();
  }
});

const select = document.querySelector<HTMLSelectElement>('#theme');
if (select) keepTheme(select);
const languages = document.querySelector<HTMLElement>('.lang');
if (languages) {
  // Who has not read on is where the address says.
  languages.onclick = ({ target }) => {
    (target as HTMLAnchorElement).hash = location.hash;
  };
}
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(keepSite, 999));
if (location.hash) readOn();
addEventListener('scroll', readOn, { once: true });
wake(document.querySelectorAll<HTMLElement>('.ex, [data-script]'));
try {
  // The key is that of `boxes/choice.ts`.
  if (localStorage['cartulary.boxes']) import(/* @vite-ignore */ import.meta.env.FOLD_SCRIPT);
} catch {
  // Without storage there is no choice of boxes.
}
