import { useRef } from 'react';

/** Inserts words at the cursor of a text field, replacing the selection. */
export function useInsert(value: string, onChange: (value: string) => void) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const insert = (words: string) => {
    const field = input.current;
    const [from, to] = [field?.selectionStart ?? value.length, field?.selectionEnd ?? value.length];
    onChange(value.slice(0, from) + words + value.slice(to));
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(from + words.length, from + words.length);
    });
  };
  return { input, insert };
}
