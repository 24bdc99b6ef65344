/** How `abbey` is written in a document. Whose the abbeys on the table were is said by `supply`. */
import type { ModuleShapes } from './shapes.ts';

export const abbey: ModuleShapes = { choices: { abbey: {} } };
