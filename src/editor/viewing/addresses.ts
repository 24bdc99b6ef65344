/** The addresses of a scenario that is looked at, and of its steps. */
import { encode } from '../../notation/index.ts';
import { type Address, atStep, readAddress, writeAddress } from '../../replay/live/address.ts';
import { LOCALES, type ScenarioDocument, type StepId } from '../../scenario/document.ts';

export interface Addresses {
  /** The fragment that leads to a step. */
  readonly fragment: (step: StepId) => string;
  /** Whether it is the address under which the page was opened. */
  readonly isHere: boolean;
  /** Whether it asked for a draft, which nobody got by it. */
  readonly asksToGoOn: boolean;
  /** Whether it is one of our own examples. */
  readonly isExample: boolean;
}

/** A text ends with the check that is the id of its document. */
const leadsTo = ({ id, text }: Address, document: ScenarioDocument): boolean =>
  text === undefined ? id === document.id : `link/${text.slice(-5)}` === document.id;

/** Those of the address itself if it leads to this document, else those of its text. */
export function addressesOf(document: ScenarioDocument, here: string): Addresses {
  const found = readAddress(here);
  const isHere = found !== undefined && leadsTo(found, document);
  const address = isHere ? found : { text: encode(document, { captions: LOCALES }) };
  const isExample = isHere && found.text === undefined;
  return {
    fragment: (step) => writeAddress(atStep(address, step)),
    isHere,
    isExample,
    asksToGoOn: isHere && found.goOn === true,
  };
}
