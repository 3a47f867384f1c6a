import { type KeyboardEvent, useState } from 'react';

/**
 * State of a name field: an empty name is not written into the draft, and the former name comes back when the field
 * loses the focus. Until then Ctrl+Z and the browser's menu restore the name, since the draft has not changed.
 */
export function useEmptiedName(name: string, onName: (name: string) => void) {
  const [emptied, setEmptied] = useState<string>();
  const bringBack = () => setEmptied(undefined);
  const change = (typed: string) => {
    const isEmpty = typed.trim() === '';
    setEmptied(isEmpty ? typed : undefined);
    if (!isEmpty) onName(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (emptied === undefined || !isUndo || event.shiftKey || event.altKey) return;
    event.preventDefault();
    bringBack();
  };
  const isOfDraft = emptied === undefined;
  return {
    change,
    field: {
      value: emptied ?? name,
      onChange: ({ target }: { target: { value: string } }) => change(target.value),
      onBlur: bringBack,
      onKeyDown,
      ...(isOfDraft && { 'data-of-draft': '' }),
    },
  };
}
