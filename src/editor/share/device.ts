/** What the device of the reader can do with a text or a file: copy, save, hand to another program. */

/** Copies a text; where that is not allowed it is selected in its field, ready for the reader’s own keys. */
export async function copyText(field: HTMLTextAreaElement | null, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Outside a secure context there is no clipboard, and elsewhere it can be forbidden.
    field?.focus();
    field?.select();
    return false;
  }
}

/** Long enough for any browser to have begun. */
const KEPT = 60_000;

export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

export const canSendLinks = (): boolean => typeof navigator.share === 'function';

/** Whether a kind of file can be handed to another program: `image/png`. */
export function canSendFiles(type: string): boolean {
  if (!canSendLinks() || !navigator.canShare) return false;
  return navigator.canShare({ files: [new File(['-'], `a.${type.split('/')[1]}`, { type })] });
}

/** True if it was handed on, false if the reader has thought better of it. */
export async function send(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
