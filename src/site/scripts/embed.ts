/** Wakes the embedded replay. Until it is there, and where it cannot be fetched, a link leads to the same scenario. */
async function wake(main: HTMLElement): Promise<void> {
  const link = main.querySelector('a');
  if (link) link.hash = location.hash;
  const script = main.dataset.script as string;
  const { mount } = (await import(/* @vite-ignore */ script)) as typeof import('../../editor/viewing/embed.tsx');
  await mount(main);
}

const main = document.querySelector<HTMLElement>('main[data-script]');
if (main) wake(main);
