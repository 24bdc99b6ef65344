/** Numbers, switches and lists to choose from. Each tells of a change when it is finished, so that it is undone as one. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { bounded } from '../edits/written.ts';

export interface NumberFieldProps {
  label: ComponentChildren;
  value: number | undefined;
  /** What holds where nothing is written; without it nothing means zero. */
  usual?: number | undefined;
  least?: number;
  most?: number;
  onChange: (value: number | undefined) => void;
}

export function NumberField({ label, value, usual, least = 0, most = 10_000, onChange }: NumberFieldProps) {
  // What is being typed outlasts whatever is drawn anew meanwhile.
  const [typed, setTyped] = useState<string>();
  const take = (field: HTMLInputElement) => {
    const isLeft = field.value === '' && usual !== undefined;
    const count = isLeft ? undefined : bounded(Number(field.value), least, most);
    // What is out of bounds is not kept in the field either.
    field.value = `${count ?? ''}`;
    setTyped(undefined);
    onChange(count);
  };
  return (
    <label class="field-n">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed ?? value ?? ''}
        placeholder={usual === undefined ? '' : `${usual}`}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onChange={({ currentTarget }) => take(currentTarget)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}

export interface SwitchProps {
  children: ComponentChildren;
  on: boolean;
  /** Given, it is one of several of which one is on. */
  group?: string;
  onChange: (on: boolean) => void;
}

export function Switch({ children, on, group, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type={group === undefined ? 'checkbox' : 'radio'}
        name={group}
        checked={on}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      <span>{children}</span>
    </label>
  );
}

export interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Options. */
  children: ComponentChildren;
}

export function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label class="select">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
