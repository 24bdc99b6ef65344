import { type Pose, transform } from './units.ts';

/** One use of a symbol of `Defs`. */
export function Put({ what, pose, class: name }: { what: string; pose?: Pose; class?: string | undefined }) {
  const moved = pose && transform(pose.at, pose.degrees, pose.scale);
  return <use href={`#b-${what}`} class={name} transform={moved} />;
}
