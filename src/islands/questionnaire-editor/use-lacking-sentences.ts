import { useMemo, useRef } from 'react';
import { sameItems } from '#lib/platform/same-items.ts';
import { lackingSentences } from '#lib/questionnaires/check/lacking-sentences.ts';
import { placesOf } from '#lib/questionnaires/check/places.ts';
import type { QuestionnaireEditor } from './editor.ts';
import { useBody } from './use-body.ts';
import { useDebounced } from './use-debounced.ts';

/** The nodes without a sentence, as in « Vérifier », shortly after a change; the same object unless they change. */
export function useLackingSentences(editor: QuestionnaireEditor): ReadonlySet<string> {
  const { pages } = useDebounced(useBody(editor));
  const last = useRef<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const next = lackingSentences(placesOf(pages));
    if (!sameItems([...next], [...last.current])) last.current = next;
    return last.current;
  }, [pages]);
}
