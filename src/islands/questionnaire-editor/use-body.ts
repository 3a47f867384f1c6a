import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { bodyOf, type QuestionnaireEditor } from './editor.ts';

/** The tree that is edited; the same object for as long as nothing in it changes. */
export function useBody(editor: QuestionnaireEditor): QuestionnaireBody {
  const draft = useStore(editor.autosave.$draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: title and tags are no part of it
  return useMemo(() => bodyOf(draft), [draft.pages, draft.fiches]);
}
