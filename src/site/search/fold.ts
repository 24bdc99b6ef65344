/** Words as they are compared: without capitals and without the marks on letters, which many people do not type. */

/** A word of a text, and where it stands there. */
export interface Word {
  /** As it is compared. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/**
 * A text without capitals and marks. Its letters stay where they are: a place in it is the same place in the text.
 *
 * @example fold('Mănăstiri și łąki') // 'manastiri si laki'
 */
export const fold = (text: string): string =>
  text.replace(/[^\0-\x7f]|[A-Z]/g, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ł', 'l');
    return plain.length === letter.length ? plain : letter;
  });

/** The id of a rule, or else a word. */
const WORD = /\p{L}+(?:-\p{L}+)?-\d+[a-z]?(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** The words of a text; the id of a rule is one word. */
export const wordsOf = (text: string): Word[] =>
  [...fold(text.normalize('NFC')).matchAll(WORD)].map(({ 0: form, index }) => ({
    form: form.replace(/['’]/g, ''),
    start: index,
    end: index + form.length,
  }));
