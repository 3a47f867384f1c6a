import { useSyncExternalStore } from 'react';
import type { ProtocolEditor } from './editor.ts';

type Draft = ReturnType<ProtocolEditor['autosave']['$draft']['get']>;

/**
 * A value of the draft: what shows it is drawn again when it changes, and not with every letter typed elsewhere.
 * @param select gives the same object for as long as nothing in it changes
 */
export function useDraft<Value>(editor: ProtocolEditor, select: (draft: Draft) => Value): Value {
  const { $draft } = editor.autosave;
  const read = () => select($draft.get());
  return useSyncExternalStore((told) => $draft.listen(told), read, read);
}
