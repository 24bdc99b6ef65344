/** Leads to what hands the scenario on, wherever it stands. */
export function showShare(): void {
  const panel = document.querySelector<HTMLDetailsElement>('details.share');
  if (!panel) return;
  panel.open = true;
  panel.querySelector('summary')?.focus({ preventScroll: true });
  panel.scrollIntoView({ block: 'start' });
}
