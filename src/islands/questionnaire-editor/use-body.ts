import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { bodyOf, type QuestionnaireEditor } from './editor.ts';

/** The edited tree; the same object as long as nothing in it changes. */
export function useBody(editor: QuestionnaireEditor): QuestionnaireBody {
  const draft = useStore(editor.autosave.$draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: title and tags are not part of the tree
  return useMemo(() => bodyOf(draft), [draft.pages, draft.fiches]);
}
