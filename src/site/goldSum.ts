/**
 * What so many pieces of gold are worth, as a sum; `totals` by their number. More than there are count as all of them.
 *
 * @example sumOf(7, [0, 1, 2, 3, 8, 10, 12, 21]) // '7 × 3 = 21'
 */
export function sumOf(pieces: number, totals: readonly number[]): string {
  const count = Math.min(Math.max(Math.trunc(pieces) || 0, 0), totals.length - 1);
  const total = totals[count] ?? 0;
  return count ? `${count} × ${total / count} = ${total}` : '0';
}
