/** The field beside the table of gold values: a number of pieces, and the sum it makes. */
import { sumOf } from '../goldSum.ts';

/** Wakes the field. The page calls it when the field comes into sight. */
export function mount(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  const output = form.querySelector('output');
  const totals = form.dataset.totals?.split(' ').map(Number) ?? [];
  if (!field || !output) return;
  const show = (): void => {
    output.value = sumOf(field.valueAsNumber, totals);
  };
  field.addEventListener('input', show);
  // No more than there are: the field says so as soon as one leaves it.
  field.addEventListener('change', () => {
    if (field.valueAsNumber >= totals.length) field.valueAsNumber = totals.length - 1;
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  show();
}
