import { expect, test } from 'vitest';
import { parseTile, type Tile } from '../engine/index.ts';
import { gameWords } from './all.ts';
import { LOCALES } from './locale.ts';

function tile(text: string): Tile {
  const turns = parseTile(text);
  if ('reason' in turns) throw new Error(`${text}: ${turns.reason}`);
  return turns[0] as Tile;
}

test.each([
  ['field', 'field only', 'alleen weide', 'samo pole', 'doar câmp'],
  [
    'city:NE* road:S,W gold',
    'city, coat of arms, 2 roads, gold symbol',
    'stad, wapen, 2 wegen, goudsymbool',
    'miasto, proporzec, 2 drogi, symbol złota',
    'oraș, blazon, 2 drumuri, simbolul aurului',
  ],
  ['abbey', 'abbey', 'abdij', 'opactwo', 'abație'],
  ['shrine road:S', 'road, shrine', 'weg, cultusplaats', 'droga, siedziba kultu', 'drum, lăcaș de cult'],
  ['monastery', 'special monastery', 'bijzonder klooster', 'klasztor specjalny', 'mănăstire specială'],
  ['church', 'Darmstadt church', 'Darmstadt-kerk', 'kościół w Darmstadt', 'biserică Darmstadt'],
  ['city:N darmstadtium', 'city, Darmstadtium', 'stad, Darmstadtium', 'miasto, Darmstadtium', 'oraș, Darmstadtium'],
  ['city:N garden', 'city, garden', 'stad, tuin', 'miasto, ogród', 'oraș, grădină'],
  ['hut', 'Baba Yaga’s hut', 'hut van Baba Yaga', 'chatka Baby Jagi', 'coliba Babei Yaga'],
  ['german-castle:E', 'German castle', 'Duitse burcht', 'niemiecki zamek', 'castel german'],
  [
    'cathedral road:N,E,S',
    '3 roads, German cathedral',
    '3 wegen, Duitse kathedraal',
    '3 drogi, niemiecka katedra',
    '3 drumuri, catedrală germană',
  ],
  [
    'mist-castle mist',
    'castle of the Mists, mist',
    'kasteel in de mist, mist',
    'zamek we mgle, mgła',
    'castel în ceață, ceață',
  ],
  [
    'road:S pitchfork',
    'road, crop circle with a pitchfork',
    'weg, graancirkel met hooivork',
    'droga, krąg w zbożu z widłami',
    'drum, cerc în lan cu furcă',
  ],
  [
    'road:S club',
    'road, crop circle with a club',
    'weg, graancirkel met knuppel',
    'droga, krąg w zbożu z maczugą',
    'drum, cerc în lan cu bâtă',
  ],
  [
    'city:N shield',
    'city, crop circle with a shield',
    'stad, graancirkel met schild',
    'miasto, krąg w zbożu z tarczą',
    'oraș, cerc în lan cu scut',
  ],
  ['road:S bazaar', 'road, bazaar', 'weg, bazaar', 'droga, bazar', 'drum, bazar'],
  ['prairie', 'prairie only', 'alleen prairie', 'sama preria', 'doar prerie'],
  [
    'mountain:N1,S3 star',
    'mountain (1 nugget), mountain (3 nuggets), sheriff star',
    'berg (1 goudklomp), berg (3 goudklompen), sheriffster',
    'góra (1 samorodek), góra (3 samorodki), gwiazda szeryfa',
    'munte (1 pepită), munte (3 pepite), stea de șerif',
  ],
  [
    'town track:N!,E,S',
    '3 railroads, locomotive, city',
    '3 spoorwegen, locomotief, stad',
    '3 linie kolejowe, lokomotywa, miasto',
    '3 căi ferate, locomotivă, oraș',
  ],
  [
    'track:NS camp:EL herd:WL,WL',
    'railroad, tipi camp, 2 herds of wild horses',
    'spoorweg, tipikamp, 2 kuddes paarden',
    'linia kolejowa, obóz tipi, 2 stada dzikich koni',
    'cale ferată, tabără de corturi tepee, 2 herghelii',
  ],
  [
    'cemetery star',
    'cemetery, sheriff star',
    'kerkhof, sheriffster',
    'cmentarz, gwiazda szeryfa',
    'cimitir, stea de șerif',
  ],
])('%s is described', (text, ...expected) => {
  expect(LOCALES.map((locale) => gameWords[locale].tile(tile(text)))).toEqual(expected);
});
