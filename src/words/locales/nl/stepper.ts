import type { StepperWords } from '../../replay.ts';

export const stepper: StepperWords = {
  play: 'Afspelen',
  pause: 'Pauze',
  copied: 'Link gekopieerd',
  loading: 'De regels worden opgehaald…',
  failed: 'Het ophalen is niet gelukt. Ben je offline?',
  keys: 'Toetsen: ← terug, → verder, met Shift een hele beurt, Home, End, spatie om af te spelen, 1–9 om te kiezen',
  tryIt: 'Probeer het zelf',
  copy: 'Kopieer link naar deze stap',
  leave: 'Terug naar het voorbeeld',
};
