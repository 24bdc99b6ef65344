/** A button below the board. */
import type { ComponentChildren } from 'preact';

interface ButtonProps {
  onPress: () => void;
  pressed?: boolean | undefined;
  /** What it is about, for those who do not see what it stands beside. */
  about?: string | undefined;
  children: ComponentChildren;
}

export function Button({ onPress, pressed, about, children }: ButtonProps) {
  return (
    <button type="button" class="btn" aria-pressed={pressed} onClick={onPress}>
      {children}
      {about && <span class="vh"> ({about})</span>}
    </button>
  );
}
