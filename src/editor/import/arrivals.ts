/** What arrives at the page: files and texts, dropped or pasted, while no field has the focus. */
export type Arrival = { readonly text: string } | { readonly file: File };

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

function arrivalsIn(data: DataTransfer): readonly Arrival[] {
  const files = [...data.files];
  if (files.length > 0) return files.map((file) => ({ file }));
  const text = data.getData('text/plain');
  return text ? [{ text }] : [];
}

/** Whether something is carried that could be opened; what it is, nobody knows before it is dropped. */
const carries = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain') ?? false;

export interface Watcher {
  readonly arrive: (arrivals: readonly Arrival[]) => void;
  /** Something is being dragged over the page, or no longer. */
  readonly hover: (isOver: boolean) => void;
}

/** Watches the page until the answer is called. What a field takes is left to it, but for files. */
export function watchArrivals({ arrive, hover }: Watcher): () => void {
  const isOurs = (event: DragEvent): boolean =>
    carries(event) && (event.dataTransfer?.types.includes('Files') || !isField(event.target)) === true;
  const over = (event: DragEvent) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    hover(true);
  };
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) hover(false);
  };
  const drop = (event: DragEvent) => {
    hover(false);
    if (!isOurs(event) || !event.dataTransfer) return;
    event.preventDefault();
    const arrivals = arrivalsIn(event.dataTransfer);
    if (arrivals.length > 0) arrive(arrivals);
  };
  const paste = (event: ClipboardEvent) => {
    if (isField(event.target) || !event.clipboardData) return;
    const arrivals = arrivalsIn(event.clipboardData);
    if (arrivals.length === 0) return;
    event.preventDefault();
    arrive(arrivals);
  };
  document.addEventListener('dragover', over);
  document.addEventListener('dragleave', leave);
  document.addEventListener('drop', drop);
  document.addEventListener('paste', paste);
  return () => {
    document.removeEventListener('dragover', over);
    document.removeEventListener('dragleave', leave);
    document.removeEventListener('drop', drop);
    document.removeEventListener('paste', paste);
  };
}
