/**
 * What JCloisterZone calls the tiles. `B=CFc+@1`: ours is called `B`, theirs `CFc+`, and theirs must be turned by a quarter
 * clockwise to lie like ours unturned.
 */
import type { TileName, Turn } from '../engine/index.ts';

const BOXES: readonly (readonly [ours: string, theirs: string, tiles: string])[] = [
  [
    'base',
    'BA',
    'A=LR B=L C=Cccc+ D=RCr E=C F=CFc+@1 G=CFc.1@1 H=CFC.2 I=CC.2@1 J=CRr K=RrC L=CRRR M=Cc+@1 N=Cc.1@1 O=CcRr+@1 ' +
      'P=CcRr@1 Q=Ccc+@1 R=Ccc@1 S=CccR+@1 T=CccR@1 U=RFr@1 V=Rr W=RRR X=RRRR Eg=CG Hg=CFCG Ig=CCG@1 Mg=Cc+G@1 ' +
      'Ng=CcG@1 Rg=CccG@1 Ug=RFrG@1 Vg=RrG',
  ],
  ['gold', 'GO', 'G1=LRr G2=LCc G3=LCcRr G4=LRrRr G5=RrRr G6=CcRr G7=CRcr G8=RRrr.X'],
  ['crop1', 'CC.1', '1=Cc.1 2=CC.2 3=CR 4=Rr 5=RrC 6=RRR'],
  ['crop2', 'CC.2', '1=RRr 2=RRRr 3=CFR 4=RCR 5=CFC 6=CcCc'],
  ['castles', 'BB', 'B1=Cccc.b B2=CCCR B3=CFc.b B4=CFR! B5=CFR.b B6=F.b B7=LCFc B8=LRFr B9=R.bi B10=RFR.b B11=RFR.bi'],
  ['shrine', 'CU', '1=S 2=SC 3=SR 4=SCFR 5=SRFR 6=SRCR'],
  ['monastery', 'MO', '1=M1 2=M2 3=M3 4=M4 5=MR1 6=MR2'],
  ['darmstadt', 'DA', '1=Cccc 2=LRRRR 3=LRR'],
  ['russian', 'RU', 'hut=L'],
  ['abbey', 'AM', 'abbey=A'],
];

/** The abbey, which is nobody's draw. */
export const ABBEY: TileName = 'abbey/abbey';

/** A face of theirs with a garden that has no printed name here: `castles/B4` with a garden. */
const WITH_GARDEN: Readonly<Record<string, TileName>> = {
  'BB/CFR!G': 'city:W^ road:E garden field:NLNR/W,EL/W,ERSLSR/W',
};

export interface KnownTile {
  readonly tile: TileName;
  /** How many quarters theirs must be turned to lie like ours unturned. */
  readonly quarters: number;
}

const KNOWN = new Map<string, KnownTile>(
  Object.entries(WITH_GARDEN).map(([name, tile]) => [name, { tile, quarters: 0 }]),
);
for (const [ours, theirs, tiles] of BOXES) {
  for (const [, name, theirName, quarters] of tiles.matchAll(/(\w+)=([^ @]+)(?:@(\d))?/g)) {
    KNOWN.set(`${theirs}/${theirName}`, { tile: `${ours}/${name}`, quarters: Number(quarters ?? 0) });
  }
}

export const tileOf = (name: string): KnownTile | undefined => KNOWN.get(name);

/** Our turn for one of theirs. */
export const ourTurn = ({ quarters }: KnownTile, theirs: Turn): Turn => ((theirs - quarters + 4) % 4) as Turn;

/** Their names with ours, for the way back. */
export const KNOWN_TILES: ReadonlyMap<string, KnownTile> = KNOWN;
