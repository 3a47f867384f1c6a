import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { type Lack, lacking } from '#lib/items/kinds/lacks.ts';
import {
  questionnaireEditorMessages as m,
  questionnaireEditingWords,
} from '#lib/questionnaires/editor-texts.ts';
import { FHIR_FORMAT, MRRT_FORMAT, questionnairePaths } from '#lib/questionnaires/paths.ts';
import { questionnairePublishing } from '#lib/questionnaires/publishing.ts';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import { EditorBar } from '../editing/EditorBar.tsx';
import { useWord } from '../reviews/use-word.tsx';
import type { QuestionnaireEditor } from './editor.ts';
import { useDebounced } from './use-debounced.ts';

/** What readers would miss if the questionnaire were published now; computed once editing pauses. */
function useLacks(
  { autosave, attestation, images }: QuestionnaireEditor,
  reviewStatus: ReviewStatus,
): Lack[] {
  const draft = useDebounced(useStore(autosave.$draft));
  const isSending = useStore(images.uploads.$entries).length > 0;
  const unattested = useStore(attestation.$unattested).size;
  return useMemo(() => {
    const { title, tags, ...body } = draft;
    return lacking(questionnairePublishing, { title, tags, body, unattested, isSending, reviewStatus });
  }, [draft, unattested, isSending, reviewStatus]);
}

const FORMATS = [
  { format: FHIR_FORMAT, label: m.exportFhir },
  { format: MRRT_FORMAT, label: m.exportMrrt },
] as const;

/** Save state, publication, and a link to the questionnaire as its readers see it. */
export function QuestionnaireBar({ editor }: { editor: QuestionnaireEditor }) {
  const word = useWord({ kind: 'questionnaire', editor });
  const links = [
    { id: 'see', label: m.see, icon: 'i-lucide-eye', href: questionnairePaths.item(editor.id) },
    ...FORMATS.map(({ format, label }) => ({
      id: `export-${format}`,
      label,
      icon: 'i-lucide-download',
      place: 'more' as const,
      href: questionnairePaths.export(editor.id, format),
    })),
  ];
  return (
    <EditorBar
      kind="questionnaire"
      editor={editor}
      words={questionnaireEditingWords}
      lacks={useLacks(editor, word.status)}
      links={[...links, word.action]}
    >
      {word.shown}
    </EditorBar>
  );
}
