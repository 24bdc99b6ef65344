/** What is given to whatever is done at the table: the model, with the words for it. */
import type { ThingWords } from '../../../words/editing/things.ts';
import type { Model } from '../../model.ts';

export interface EditingModel extends Model {
  readonly words: Model['words'] & { readonly things: ThingWords };
}

export const withThings = (model: Model, things: ThingWords): EditingModel => ({
  ...model,
  words: { ...model.words, things },
});
