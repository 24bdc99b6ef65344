/**
 * Keeps the site on the device, and offers its new version once that is there as well. It is never put in the place of
 * what somebody reads: it waits until the reader asks for it, or has closed all pages.
 */
import { dress } from '../../replay/dress.ts';
import type { Locale } from '../../words/locale.ts';
import type { UpdateWords } from '../../words/site.ts';
import styles from './keep.css?inline';

const WORDS = import.meta.env.UPDATE_WORDS as Readonly<Record<Locale, UpdateWords>>;

const button = (text: string, press: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.className = 'btn';
  made.textContent = text;
  made.onclick = press;
  return made;
};

function offer(waiting: ServiceWorker): void {
  if (document.querySelector('.update')) return;
  dress(styles);
  const { there, load, later } = WORDS[document.documentElement.lang as Locale];
  const notice = document.createElement('div');
  notice.className = 'update ui';
  notice.role = 'status';
  // What is read out is what is put into a place that has been there before.
  document.body.append(notice);
  const accept = button(load, () => {
    accept.disabled = true;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('load');
  });
  notice.append(
    there,
    accept,
    button(later, () => notice.remove()),
  );
}

/** Offers what is being fetched once it is there, unless it is the first version that has ever been. */
function follow({ installing, active }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && active) offer(installing);
  });
}

async function keep(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(import.meta.env.WORKER);
    if (registration.waiting) offer(registration.waiting);
    follow(registration);
    registration.addEventListener('updatefound', () => follow(registration));
  } catch {
    // A browser that keeps nothing: the site needs the network.
  }
}

keep();
