import type { StepperWords } from '../../replay.ts';

export const stepper: StepperWords = {
  play: 'Odtwórz',
  pause: 'Pauza',
  copied: 'Skopiowano link',
  loading: 'Wczytywanie zasad…',
  failed: 'Nie udało się wczytać. Brak połączenia?',
  keys: 'Klawisze: ← wstecz, → dalej, z Shift o całą turę, Home, End, spacja – odtwarzanie, 1–9 – wybór',
  tryIt: 'Spróbuj samodzielnie',
  copy: 'Kopiuj link do tego kroku',
  leave: 'Wróć do przykładu',
};
