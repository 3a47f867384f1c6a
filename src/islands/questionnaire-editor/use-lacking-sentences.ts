import { useMemo, useRef } from 'react';
import { sameItems } from '#lib/platform/same-items.ts';
import { lackingSentences } from '#lib/questionnaires/check/lacking-sentences.ts';
import { placesOf } from '#lib/questionnaires/check/places.ts';
import type { QuestionnaireEditor } from './editor.ts';
import { useBody } from './use-body.ts';
import { useLater } from './use-later.ts';

/** What has no sentence, as « Vérifier » tells it, soon after a change; the same object while it is the same. */
export function useLackingSentences(editor: QuestionnaireEditor): ReadonlySet<string> {
  const { pages } = useLater(useBody(editor));
  const last = useRef<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const next = lackingSentences(placesOf(pages));
    if (!sameItems([...next], [...last.current])) last.current = next;
    return last.current;
  }, [pages]);
}
