/** The element that holds the words of all islands of a page, as JSON. */
export const WORDS_ID = 'replay-words';
