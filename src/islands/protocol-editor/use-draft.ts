import { useSyncExternalStore } from 'react';
import type { ProtocolEditor } from './editor.ts';

type Draft = ReturnType<ProtocolEditor['autosave']['$draft']['get']>;

/**
 * A value of the draft: the component renders again only when that value changes, not with each keystroke elsewhere.
 * @param select must return the same object as long as nothing in it changes
 */
export function useDraft<Value>(editor: ProtocolEditor, select: (draft: Draft) => Value): Value {
  const { $draft } = editor.autosave;
  const read = () => select($draft.get());
  return useSyncExternalStore((told) => $draft.listen(told), read, read);
}
