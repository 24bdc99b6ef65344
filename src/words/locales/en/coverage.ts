/** What the page about the coverage of the rules says, in English. */
import type { CoverageWords } from '../../site.ts';

export const coverage: CoverageWords = {
  title: 'Which rules are played',
  description:
    'Which of our rules of Carcassonne the program plays by itself, which examples show them, and which cannot be played, with the reason.',
  lede: 'Whatever can be executed in these rules, our program executes. This page accounts for it, rule by rule.',
  how: 'A rule counts as executed if the program names it while it plays: in what happens, in what somebody has to decide, or as the reason why a move is not allowed. At least one example must show it as well. What is played are all the steps of all the examples, and a few games at random. If a single rule falls short, our tests fail.',
  legend: 'What the words mean',
  columns: { rule: 'Rule', play: 'How', examples: 'Examples' },
  plays: {
    executed: { name: 'executed', about: 'The program names it, and an example shows it.' },
    absence: {
      name: 'by absence',
      about: 'It shows only in what does not happen or is not on offer. An example expects exactly that.',
    },
    'set-up': { name: 'set-up', about: 'Comes before the first tile. Every new game names it; examples begin later.' },
    contents: {
      name: 'contents',
      about: 'Says what is in the box, what it looks like, whose work it is and when it came out.',
    },
    words: { name: 'meaning', about: 'Says what a word means, or what belongs to the rules.' },
    table: { name: 'at the table', about: 'Concerns what people do with their hands; the program has no need of it.' },
    advice: { name: 'advice', about: 'Suggests something and obliges nobody.' },
    versions: {
      name: 'versions',
      about: 'Compares editions, languages or sources. What we made of it stands in another rule.',
    },
    repeats: { name: 'repetition', about: 'Says once more, or by an example, what other rules say.' },
    'other-expansion': { name: 'other expansion', about: 'Needs an expansion that is not described here.' },
    variant: { name: 'variant', about: 'Concerns a way of playing that the program does not offer.' },
    unknown: { name: 'not known', about: 'The sources do not give us the text or the numbers.' },
  },
};
