/** Somebody who builds the situation of a document from an empty board, one way or another. English. */
import type { Locator, Page } from '@playwright/test';
import { followerPlaces } from '../../src/drawing/places.ts';
import { type Follower, type GameState, getTile, sameCell } from '../../src/engine/index.ts';
import type { BoardDocument, ScenarioDocument } from '../../src/scenario/document.ts';
import { gameWords } from '../../src/words/all.ts';
import { capital } from '../../src/words/lists.ts';
import { draftList } from '../../src/words/locales/en/editing/draftList.ts';
import { editor } from '../../src/words/locales/en/editing/index.ts';
import { tabs } from '../../src/words/locales/en/editing/tabs.ts';
import { things } from '../../src/words/locales/en/editing/things.ts';
import { labelChoice } from '../../src/words/tell.ts';
import { SeenBoard, symbolOf } from './seenBoard.ts';
import { Shelf } from './shelf.ts';
import { patiently } from './test.ts';
import type { Way } from './ways.ts';

const { drafts, table } = editor;
const { count, players: names } = gameWords.en;

type Castle = NonNullable<BoardDocument['castles']>[number];

/** No square is named where a spot is. */
const ctx = { names: () => '' };

export class Builder {
  readonly page: Page;
  readonly way: Way;
  readonly board: SeenBoard;
  readonly shelf: Shelf;
  private readonly here: Locator;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.way = way;
    this.board = new SeenBoard(page);
    this.shelf = new Shelf(page, way);
    this.here = page.locator('.t-here');
  }

  private button(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  /** Begins a draft without anything. */
  async begin(): Promise<void> {
    await this.way.press(this.button(drafts.drafts));
    await this.way.press(this.button(draftList.kinds.empty));
    await patiently(this.board.opening).toHaveAccessibleName(table.board(0));
  }

  /** Everything around the board and on it. `state` is the same situation, with all spots written in full. */
  async setUp(document: ScenarioDocument, state: GameState): Promise<void> {
    const { tiles, gold = [], castles = [] } = document.board;
    await this.shelf.play(document.modules);
    await this.shelf.seat(document);
    await this.lay(tiles);
    // A lord comes with its castle.
    const figures = state.followers.filter(({ on }) => !on.startsWith('castle'));
    if (figures.length + gold.length + castles.length) await this.shelf.open('pieces');
    for (const figure of figures) await this.putFigure(figure, state);
    if (gold.length) await this.putGold(gold);
    for (const castle of castles) await this.putCastle(castle);
    await this.shelf.plan(document);
  }

  private async lay(tiles: BoardDocument['tiles']): Promise<void> {
    await this.shelf.open('tiles');
    for (const [i, [x, y, tile, turn]] of tiles.entries()) {
      const inBox = this.shelf.panel.locator('.palette.tiles button', { has: this.page.locator(symbolOf(tile)) });
      if ((await inBox.getAttribute('aria-pressed')) !== 'true') await this.way.press(inBox);
      await patiently(inBox).toHaveAttribute('aria-pressed', 'true');
      await this.way.point([x, y]);
      await patiently(this.board.opening).toHaveAccessibleName(table.board(i + 1));
      for (let turns = 0; turns < 3; turns++) {
        const lies = await this.board.turnOf(tile, [x, y]);
        if (lies === turn) break;
        await this.way.turnOn([x, y], this.button(table.turn, this.page.locator('.table')));
        await patiently.poll(() => this.board.turnOf(tile, [x, y])).not.toBe(lies);
      }
    }
    await this.emptyHand();
  }

  private async emptyHand(): Promise<void> {
    await this.way.letGo(this.button(table.done, this.page.locator('.table')));
    await patiently(this.shelf.panel.locator('[aria-pressed=true]')).toHaveCount(0);
  }

  private async take(whose: string, name: string): Promise<void> {
    const pieces = this.shelf.panel.getByRole('group', { name: whose, exact: true });
    const piece = pieces.getByRole('button', { name: new RegExp(`^${name}(?! with)`) });
    await this.way.press(piece);
    await patiently(piece).toHaveAttribute('aria-pressed', 'true');
  }

  private async putFigure({ player, cell, on }: Follower, { tiles }: GameState): Promise<void> {
    const placed = tiles.find((tile) => sameCell(tile.cell, cell));
    if (!placed) throw new Error('a figure beside the board');
    await this.take(names[player].name, tabs.pieces.names.follower);
    const segment = getTile(placed.tile, placed.turn).segments.findIndex(({ spot }) => spot === on);
    await this.way.point(cell, followerPlaces(placed.tile, placed.turn)[segment]?.at);
    const spot = this.button(capital(labelChoice(gameWords.en, { kind: 'follower', on }, ctx)), this.here);
    await patiently(spot).toBeVisible();
    // Whoever points has put it there already.
    if (this.way.name === 'keyboard') await this.way.press(spot);
    await patiently(spot).toHaveAttribute('aria-pressed', 'true');
    await this.emptyHand();
  }

  private async putGold(gold: NonNullable<BoardDocument['gold']>): Promise<void> {
    await this.take(tabs.pieces.common, tabs.pieces.names.gold);
    for (const [x, y, pieces] of gold) {
      for (let lying = 1; lying <= pieces; lying++) {
        await this.way.point([x, y]);
        await patiently(this.here.locator('.t-things')).toContainText(count('gold', lying));
      }
    }
    await this.emptyHand();
  }

  private async putCastle({ player, cells, lord = false }: Castle): Promise<void> {
    await this.take(names[player].name, tabs.pieces.names[lord ? 'lord' : 'castle']);
    const stands = this.here.getByText(capital(things.castle(player, lord)), { exact: true });
    const asked = this.here.getByText(things.hints.second);
    await this.way.point(cells[0]);
    await patiently(stands.or(asked)).toBeVisible();
    // Where the small city could be one with several squares, the other half is asked for.
    if (await asked.isVisible()) await this.way.point(cells[1]);
    await patiently(stands).toBeVisible();
    await this.emptyHand();
  }
}
