import type { StepperWords } from '../../replay.ts';

export const stepper: StepperWords = {
  play: 'Redă',
  pause: 'Pauză',
  copied: 'Link copiat',
  loading: 'Se încarcă regulile…',
  failed: 'Nu s-a putut încărca. Ești offline?',
  keys: 'Taste: ← înapoi, → înainte, cu Shift o tură întreagă, Home, End, spațiu pentru redare, 1–9 pentru a alege',
  tryIt: 'Încearcă tu',
  copy: 'Copiază linkul către acest pas',
  leave: 'Înapoi la exemplu',
};
