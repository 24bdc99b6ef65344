/** The components that the rule pages use by name. */
import Chapter from './Chapter.astro';
import Ex from './Ex.astro';
import Example from './Example.astro';
import GoldValue from './GoldValue.astro';
import Note from './Note.astro';
import R from './R.astro';
import Rule from './Rule.astro';
import Sources from './Sources.astro';
import T from './T.astro';
import Text from './Text.astro';
import TileGallery from './TileGallery.astro';

export const components = { Chapter, Ex, Example, GoldValue, Note, R, Rule, Sources, T, Text, TileGallery };
