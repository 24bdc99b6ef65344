/** What the pages outside the rule books say, in English. */
import type { WikiWords } from '../../wiki.ts';

export const wiki: WikiWords = {
  topics: {
    about: {
      title: 'About this book',
      description:
        'What else is in this wiki of Carcassonne rules, whose game it is, under which licences it stands, and how to report a mistake.',
      lede: 'Beside the rules there are pages about them. This one lists them, and says who owns what.',
    },
    examples: {
      title: 'All examples',
      description:
        'Every example of the Carcassonne rules in this wiki as a picture, by book and by rule. Each can be played step by step.',
      lede: 'Every example of these rules, by its first picture. Choose a rule book; a click on an example takes you to where it can be played.',
    },
    symbols: {
      title: 'Pictures and symbols',
      description:
        'What the symbols on the tiles and boards mean: coats of arms, gold, crop circles, buildings, nuggets, pieces, players’ marks.',
      lede: 'Everything that we draw on tiles and boards, with what it means and the rule about it. Printed tiles look different in each edition; these drawings are our own.',
    },
    boxes: {
      title: 'Which boxes do you have?',
      description:
        'How to tell the editions of Carcassonne and its expansions apart, with our own drawings, and how to fold away the rules that you do not need.',
      lede: 'Carcassonne comes in three editions and many boxes, and not every rule applies to all of them. Here you see how to recognise each box.',
    },
    sources: {
      title: 'How we know',
      description:
        'Which of our Carcassonne rules the publisher has answered, which the sources give, which we concluded ourselves, and what is still open.',
      lede: 'A rule is only as good as the place where it was read. Here you see how certain ours are, and what we read.',
    },
    differences: {
      title: 'Editions and languages',
      description:
        'Where the editions and the language versions of the Carcassonne rules differ: one list for all the books of this wiki.',
      lede: 'Where editions, languages or sources tell a rule differently, a rule of its own says so, and says which way we play. This page brings all of them together.',
    },
    'home-rules': {
      title: 'Home rules',
      description:
        'What people play in Carcassonne that is no rule, or no longer one: home rules, older rules, variants, and questions without an answer.',
      lede: 'At many a table something is played that is in no rule book. There is nothing wrong with that, as long as everybody knows. None of what is on this page is played in our examples, unless it says so.',
    },
  },
  about: {
    pages: 'Pages',
    colophon: {
      game: {
        name: 'The game',
        about:
          'Carcassonne is a game by Klaus-Jürgen Wrede, published by Hans im Glück. The name, the artwork and the printed rules belong to their owners. We have no connection with the publisher, and nobody there has checked what is written here.',
      },
      texts: {
        name: 'Texts and drawings',
        about:
          'Facts about a game are free; words and pictures are not. So we wrote every sentence and drew every picture ourselves. You may use them, even commercially, if you say where they come from.',
      },
      program: {
        name: 'Program',
        about:
          'The program that plays the rules and builds these pages is free as well. You may use, change and pass it on.',
      },
      type: {
        name: 'Type',
        about: 'The text is set in Literata, the labels in Source Sans 3. Both are free fonts and come with the site.',
      },
      privacy: {
        name: 'Privacy',
        about:
          'No cookies, no counting, no account, nothing from other sites. What you choose, such as light or dark, and the pages kept for reading without a network stay in your browser.',
      },
      mistakes: {
        name: 'If something is wrong',
        about:
          'Tell whoever runs the site on which you read this. The number of the rule is enough to find the place, in every language; best of all, add where you read it otherwise. For an example, send the link to the step. Whoever works on the sources of this book finds in CONTRIBUTING.md how to correct a rule.',
      },
    },
  },
  examples: {
    of: (book) => `Examples: ${book}`,
    description: (book) =>
      `${book}: every example as a picture, with the rules it shows. Each can be played step by step.`,
    lede: 'The first picture of each example, in the order of the pages they stand on.',
    byRule: 'By rule',
    byRuleAbout: 'Which of these examples show a rule. The number of the rule leads to its text.',
    questions: {
      title: 'Questions people ask',
      about:
        'Situations that come up at many a table, each with its answer. They open in the editor, where they can be stepped through and changed.',
    },
    others: { title: 'Further situations', about: 'They stand on no page of the rules. These too open in the editor.' },
  },
  sources: {
    certainty: 'How certain the rules are',
    certainties: {
      official: {
        name: 'Answered by the publisher',
        about: 'The publisher was asked about it. The month stands beside the rule.',
      },
      given: { name: 'Given by the sources', about: 'It says so in the sources that are named beside the rule.' },
      partly: {
        name: 'Partly our conclusion',
        about: 'The sources give the rule, but not all of it; the rest we concluded.',
      },
      derived: {
        name: 'Our own conclusion',
        about: 'No source says it, but it follows from those that do, or a program has to decide it.',
      },
      unconfirmed: {
        name: 'Not confirmed yet',
        about: 'We read it in one place only, or where we could not check it.',
      },
      open: { name: 'Open question', about: 'No source answers it. The rule says how we play it until somebody does.' },
    },
    list: 'What we read',
    listAbout:
      'After each source, the books whose rules rest on it, with the number of those rules. Some sources we know only from quotations; then it says so.',
  },
  differences: {
    editions: 'Which edition our pages follow',
    editionsAbout: 'Each book describes one edition and points out where others differ.',
    also: 'More rules that speak of editions:',
  },
  homeRules: {
    kinds: {
      home: {
        name: 'Home rules',
        about:
          'No rule book has these. We know little about how often they are played: we list only those that somebody has told of in public.',
      },
      old: { name: 'Older rules', about: 'Once official, and still played by some; the edition on the table decides.' },
      choice: { name: 'Choices', about: 'The rules or a publisher offer these themselves.' },
      gap: { name: 'Agree beforehand', about: 'No source decides these. We had to; you can decide otherwise.' },
    },
    rules: {
      holes: {
        name: 'No holes',
        about:
          'A tile must not enclose an empty square. One programmer had played it so for years and took it for official. It is not: gaps are allowed, whether or not a tile fits into them.',
      },
      hand: {
        name: 'A hand of tiles',
        about: 'Everybody holds several tiles and chooses one. By the rules you draw one tile and place it.',
      },
      smallCity: {
        name: '2 points for a small city',
        about: 'Played until 2001, and at some tournaments long after. Today it is 4 points.',
      },
      oldFields: {
        name: 'Older ways to score fields',
        about: 'City by city, or each city once for a player. Since 2002 every field has scored its cities.',
      },
      agreement: {
        name: 'All agree that a tile fits nowhere',
        about: 'In the first edition everybody must agree. Now the tile is simply put aside.',
      },
      noFarmers: {
        name: 'Without farmers',
        about: 'Newer boxes hold them in a supplement, so that first games are easier. Our pages always include them.',
      },
      bazaars: {
        name: 'Bazaars without bids',
        about: 'Everybody in turn takes one of the tiles. A variant from the rules themselves.',
      },
      rioGrande: {
        name: 'Gold by feature',
        about: 'Rio Grande had players take one piece for each scored feature. How exactly, we could not find out.',
      },
      tie: { name: 'Equal at the end', about: 'No tie-break is given. We let the players share the victory.' },
      debt: {
        name: 'Bidding more than you have',
        about: 'May a bid take you below zero? We allow bids up to your score.',
      },
      fortune: {
        name: 'Take 2 and the Fortune Teller',
        about:
          'Two statements exclude each other: the card has no effect, or it adds a tile. We take the first, unless you agree on the other.',
      },
    },
    see: 'See',
  },
};
