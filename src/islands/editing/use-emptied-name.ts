import { type KeyboardEvent, useState } from 'react';

/**
 * A name that writes into the draft: emptied, it is not, and comes back once the field is left. Ctrl+Z takes back the
 * emptying then, which is the last change and none of the draft's; so does the browser's own menu.
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
