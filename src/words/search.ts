/** What the search says, in one language. */
export interface SearchWords {
  /** The link in the header of every page. */
  readonly link: string;
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  /** The field. */
  readonly field: string;
  /** Under the field: what can be typed, with an example, and which keys work. */
  readonly hint: string;
  readonly keys: string;
  /** The switch for the key that opens the search from every page. */
  readonly slash: string;
  /** Over all rules by number. */
  readonly all: string;
  /** The kinds of what is found that have no number of their own. */
  readonly kinds: Readonly<Record<'page' | 'chapter' | 'example' | 'term', string>>;
  /** How many were found; more than the list shows are not listed. */
  readonly found: (count: number) => string;
  readonly foundMore: (count: number, shown: number) => string;
  readonly none: (query: string) => string;
  /** The query is a term in another language, which is given by its own name, and this is what it is called here. */
  readonly foreign: (query: string, language: string, name: string) => string;
  readonly failed: string;
}
