import { MeeplePicture, TilePicture } from '../../drawing/index.ts';
import { Put } from '../../drawing/Put.tsx';
import type { PieceKey, SignKey } from '../../words/symbols.ts';
import { PIECES, SIGNS } from './symbols.ts';

/** A symbol alone, in a square of so many units to each side. */
function Alone({ what, half }: { what: readonly string[]; half: number }) {
  return (
    <svg class="piece-picture" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      {what.map((name) => (
        <Put what={name} />
      ))}
    </svg>
  );
}

const NEUTRAL: readonly PieceKey[] = ['sheriff', 'tokens'];

/** A sign on its tile and, where it has a symbol, that symbol larger; or a piece. */
export function SymbolPicture(props: { sign: SignKey } | { piece: PieceKey }) {
  if ('sign' in props) {
    const { tile, symbols, half = 20 } = SIGNS[props.sign];
    return (
      <>
        <TilePicture tile={tile} />
        {symbols && <Alone what={symbols} half={half} />}
      </>
    );
  }
  const { pose, half = 20 } = PIECES[props.piece];
  if (!pose) return <Alone what={[props.piece]} half={half} />;
  return NEUTRAL.includes(props.piece) ? <MeeplePicture pose={pose} /> : <MeeplePicture player="red" pose={pose} />;
}
