/** Says that the editor could not be loaded, and offers to try again. Its own script cannot: it is what is missing. */
addEventListener('unhandledrejection', (event) => {
  const failed = document.querySelector<HTMLElement>('#main .failed');
  if (!failed) return;
  event.preventDefault();
  document.querySelector('#main .wait')?.remove();
  document.querySelector('#main')?.removeAttribute('aria-busy');
  failed.hidden = false;
  const again = failed.querySelector('button');
  if (again) again.onclick = () => location.reload();
});
