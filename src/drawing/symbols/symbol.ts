import type { JSX } from 'preact';

/** What is drawn once and used many times, by its name: `b-roof` on a page is `roof` here. */
export type Symbols = Readonly<Record<string, JSX.Element>>;
