/** Scenarios as one line of text: what a link carries. */
export { type Decoded, decode, MAX_TEXT } from './decode.ts';
export { type EncodeOptions, encode, normalForm } from './encode.ts';
export { namesInText } from './normal.ts';
export { withOutcome } from './outcome.ts';
export { NOTATION_PROBLEMS, type NotationProblem, type NotationProblemReason } from './problems.ts';
export { TAG, VERSION } from './seal.ts';
