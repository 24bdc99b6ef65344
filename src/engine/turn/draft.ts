/** A state in the making: a shallow copy that phases may change, and the events that tell what they did. */
import type { RuleModule } from '../modules/module.ts';
import type { Follower, GameEvent, GameState, PhaseName, Supply } from '../state.ts';
import type { PieceKind, Player } from '../words.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export class Draft {
  readonly state: Writable<GameState>;
  readonly events: GameEvent[] = [];
  /** Set when the phase has nothing more to do. */
  left = false;
  /** Set to go on with another phase than the next. */
  jump: PhaseName | undefined;

  /** The modules that take part, for phases that ask all of them. */
  readonly modules: readonly RuleModule[];

  constructor(state: GameState, modules: readonly RuleModule[]) {
    this.state = { ...state };
    this.modules = modules;
  }

  /** Tells what happened, with the rules that other modules add to it. */
  tell(event: GameEvent): void {
    const more = this.modules.flatMap((module) => module.also?.(this.state, event) ?? []);
    this.events.push(more.length ? { ...event, also: [...(event.also ?? []), ...more] } : event);
  }

  leave(): void {
    this.left = true;
  }

  goTo(phase: PhaseName): void {
    this.left = true;
    this.jump = phase;
  }

  addPoints(player: Player, points: number): void {
    if (points) this.state.points = { ...this.state.points, [player]: (this.state.points[player] ?? 0) + points };
  }

  /** Adds to, or with a negative number takes from, a player's own pieces. */
  addPieces(player: Player, piece: PieceKind, count: number): void {
    const own: Supply = this.state.supply[player] ?? {};
    this.state.supply = { ...this.state.supply, [player]: { ...own, [piece]: (own[piece] ?? 0) + count } };
  }

  /** Gives followers back to their owners (BASE-27). */
  takeBack(followers: readonly Follower[]): void {
    if (followers.length === 0) return;
    this.state.followers = this.state.followers.filter((f) => !followers.includes(f));
    for (const { player, piece = 'follower' } of followers) this.addPieces(player, piece, 1);
  }
}
