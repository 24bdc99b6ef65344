/** The field beside the table of gold values: a number of pieces, and the sum it makes. */

function look(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  const output = form.querySelector('output');
  const totals = form.dataset.totals?.split(' ').map(Number) ?? [];
  if (!field || !output) return;
  const show = (): void => {
    const pieces = Math.min(Math.max(Math.trunc(field.valueAsNumber) || 0, 0), totals.length - 1);
    const total = totals[pieces] ?? 0;
    output.value = pieces ? `${pieces} × ${total / pieces} = ${total}` : '0';
  };
  field.addEventListener('input', show);
  // No more than there are: the field says so as soon as one leaves it.
  field.addEventListener('change', () => {
    if (field.valueAsNumber >= totals.length) field.valueAsNumber = totals.length - 1;
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  show();
  form.hidden = false;
}

for (const form of document.querySelectorAll<HTMLFormElement>('.calc')) look(form);
