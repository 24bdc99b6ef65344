/** The way from a button anywhere in the editor to the dialog in which something is opened. */
const door: { open?: () => void } = {};

export const askToOpen = (): void => door.open?.();

/** Whoever has the dialog; the answer takes it away again. */
export function keepDoor(open: () => void): () => void {
  door.open = open;
  return () => {
    if (door.open === open) delete door.open;
  };
}
