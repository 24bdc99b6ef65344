/** The tabs of the shelf that are fetched when they are wanted, with words of their own. */
import type { ComponentType } from 'preact';
import { loadTabWords, type TabWords } from '../../words/editing/tabs.ts';
import { later } from '../later.tsx';
import type { Model, PanelProps } from '../model.ts';

export interface TabModel extends Model {
  readonly words: Model['words'] & { readonly tabs: TabWords };
}

export interface TabProps extends PanelProps {
  readonly model: TabModel;
}

/** A part of the shelf that is there once it and its words have been fetched. */
export const laterTab = <Props extends PanelProps>(
  load: () => Promise<ComponentType<Props & TabProps>>,
): ComponentType<Props> =>
  later<Props>(
    async ({ model: { locale } }) => {
      const [Tab, tabs] = await Promise.all([load(), loadTabWords(locale)]);
      return (props) => <Tab {...props} model={{ ...props.model, words: { ...props.model.words, tabs } }} />;
    },
    ({ model }) => model.words.editor.drafts,
  );
