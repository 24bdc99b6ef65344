import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../words/locale.ts';
import { fold, wordsOf } from '../fold.ts';
import { stem } from './index.ts';

/** Words of the rule pages, each line the forms of one. */
const SAME: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'city cities',
    'monastery monasteries',
    'tile tiles',
    'score scores scored scoring',
    'castle castles',
    'complete completes completed completing',
    'majority majorities',
    'meeple meeples',
    'place places placed placing',
    'abbey abbeys',
    'bridge bridges',
    'take takes taken taking',
    'pass passes passed',
    'box boxes',
  ],
  nl: [
    'stad steden',
    'weg wegen',
    'klooster kloosters',
    'tegel tegels',
    'staaf staven',
    'burcht burchten',
    'brug bruggen',
    'punt punten',
    'meerderheid meerderheden',
    'plaats plaatsen plaatst',
    'speler spelers',
    'huis huizen',
    'kaart kaarten kaartje',
    'meeple meeples',
    'weide weiden',
  ],
  pl: [
    'miasto miasta miast miastem mieście miastach',
    'droga drogi drogę drodze dróg drogami',
    'klasztor klasztory klasztorze klasztorów klasztoru',
    'kafelek kafelka kafelki kafelków kafelkach',
    'zamek zamki zamku zamków',
    'pole pola pól polu',
    'gracz gracze graczy graczowi',
    'sztabka sztabki sztabek sztabkami',
    'złoto złota złotem',
    'punkt punkty punktów',
    'ukończony ukończone ukończona ukończonego ukończyć ukończył',
    'zasada zasady zasad zasadzie',
    'tura tury turze',
    'most mosty mostów moście',
  ],
  ro: [
    'oraș orașe orașul orașului orașele orașelor',
    'drum drumuri drumul drumului drumurilor',
    'mănăstire mănăstiri mănăstirea mănăstirii mănăstirilor',
    'cetate cetăți cetatea cetății cetăților',
    'câmp câmpuri câmpul câmpului câmpurile',
    'cartonaș cartonașe cartonașul cartonașelor',
    'jucător jucători jucătorul jucătorului jucătorilor',
    'pod poduri podul podului',
    'regulă reguli regula regulii regulile',
    'punct puncte punctele punctelor',
    'teritoriu teritorii teritoriul teritoriului teritoriile',
    'finalizat finalizate finalizată finalizează',
    'supus supuși supușii supusul',
    'blazon blazoane blazonul blazoanele',
  ],
};

/** Words of the rule pages that are not each other. */
const APART: Readonly<Record<Locale, readonly string[]>> = {
  en: ['castle', 'card', 'city', 'cite', 'road', 'round', 'tile', 'till', 'abbey', 'abbot'],
  nl: ['stad', 'staaf', 'steen', 'burcht', 'brug', 'punt', 'pond', 'tegel', 'tegen', 'weg', 'weide'],
  pl: ['miasto', 'miejsce', 'most', 'droga', 'dodatek', 'zamek', 'zasada', 'gracz', 'gra', 'punkt', 'pole', 'połowa'],
  ro: ['oraș', 'oricare', 'drum', 'pod', 'punct', 'cetate', 'carte', 'cartonaș', 'câmp', 'regulă', 'rege'],
};

describe.each(LOCALES)('%s', (lang) => {
  test.each(SAME[lang])('%s', (forms) => {
    const stems = forms.split(' ').map((form) => stem(lang, fold(form)));
    expect(new Set(stems).size, stems.join(' ')).toBe(1);
  });

  test('other words have other stems', () => {
    const stems = APART[lang].map((word) => stem(lang, fold(word)));
    expect(stems).toEqual([...new Set(stems)]);
  });

  test('the words tried here are on the pages', () => {
    const folder = new URL(`../../../../content/${lang}/`, import.meta.url);
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
    const told = new Set(
      pages.flatMap((file) => wordsOf(readFileSync(new URL(file, folder), 'utf8')).map(({ form }) => form)),
    );
    const unknown = SAME[lang].filter((forms) => !forms.split(' ').some((form) => told.has(fold(form))));
    expect(unknown).toEqual([]);
  });

  test('leaves a word that is nothing but an ending, and numbers', () => {
    for (const word of ['en', 'a', 'ele', 'ing', '14a', '16']) expect(stem(lang, word)).not.toBe('');
    expect(stem(lang, '14a')).toBe('14a');
  });
});
