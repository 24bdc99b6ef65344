/** How somebody with only a keyboard gets to something. */

/**
 * The key that brings the focus nearer to an element, and how often it is pressed; nothing once the focus is there. Runs
 * in the page.
 */
export function nextKeys(target: Element): readonly [key: string, times: number] | undefined {
  const focused = document.activeElement ?? document.body;
  if (focused === target) return undefined;
  const comesAfter = (a: Element, b: Element) => !!(b.compareDocumentPosition(a) & Node.DOCUMENT_POSITION_FOLLOWING);
  const forth = comesAfter(target, focused);

  // Inside one tab stop the arrows lead on.
  const toolbar = target.closest('[role=toolbar]');
  if (toolbar?.contains(focused)) {
    const [own, wanted] = [focused.getBoundingClientRect(), target.getBoundingClientRect()];
    if (Math.abs(wanted.top - own.top) > 4) return [wanted.top > own.top ? 'ArrowDown' : 'ArrowUp', 1];
    const buttons = [...toolbar.querySelectorAll('button:not(:disabled)')];
    return [forth ? 'ArrowRight' : 'ArrowLeft', Math.abs(buttons.indexOf(target) - buttons.indexOf(focused))];
  }
  const tabs = target.closest('[role=tablist]');
  if (tabs?.contains(focused)) return [forth ? 'ArrowRight' : 'ArrowLeft', 1];
  const isRadio = (one: Element): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'radio';
  const beside = (radio: HTMLInputElement) =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(({ name }) => name === radio.name);
  const isBeside = isRadio(target) && beside(target).some((radio) => radio === focused);
  if (isBeside) return [forth ? 'ArrowDown' : 'ArrowUp', 1];

  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility())
    .filter((stop) => !isRadio(stop) || stop.checked || !beside(stop).some(({ checked }) => checked));
  const goal = isRadio(target)
    ? beside(target).find(({ checked }) => checked)
    : (toolbar ?? tabs)?.querySelector('[tabindex="0"]');
  const to = stops.findIndex((stop) => stop === (goal ?? target));
  const isStop = stops.some((stop) => stop === focused);
  const from = stops.filter((stop) => stop === focused || comesAfter(focused, stop)).length - 1;
  if (to > from) return ['Tab', to - from];
  return ['Shift+Tab', from - to + (isStop ? 0 : 1)];
}
