import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useState } from 'react';
import { caseEditingWords, caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { casePublishing } from '#lib/cases/publishing.ts';
import { type Lack, lacking } from '#lib/items/kinds/lacks.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import { EditorBar } from '../editing/EditorBar.tsx';
import { useWord } from '../reviews/use-word.tsx';
import { withSheet } from './beside.ts';
import { coverPath } from './cover-path.ts';
import type { CaseEditor } from './editor.ts';

/** Of a sheet that is not open nothing is on its way. */
const NOTHING = atom<readonly unknown[]>([]);

/** What a reader would miss in the case if it were published now; what arrives meanwhile leaves the list. */
function useLacks(
  { autosave, uploads, attestation, missing, beside }: CaseEditor,
  reviewStatus: ReviewStatus,
): Lack[] {
  const { title, tags, ...body } = useStore(autosave.$draft);
  const ofSheet = useStore(beside.$sheet)?.uploads.$entries ?? NOTHING;
  const counts = [useStore(uploads.$entries).length, useStore(ofSheet).length, useStore(missing.$count)];
  const isSending = counts.some((count) => count > 0);
  const unattested = useStore(attestation.$unattested).size;
  return lacking(casePublishing, { title, tags, body, unattested, isSending, reviewStatus });
}

/** Goes to see what a reader would, of everything that was written until now. */
async function preview({ id, autosave, beside }: CaseEditor): Promise<void> {
  if (await withSheet(autosave, beside).flush()) location.assign(casePaths.preview(id));
  else notify('error', m.unsavedPreview);
}

/** Save state, publication, and the ways to the viewer and the sheet. */
export function CaseBar({ editor }: { editor: CaseEditor }) {
  const [whole] = useState(() => ({ ...editor, autosave: withSheet(editor.autosave, editor.beside) }));
  const visibility = useStore(editor.autosave.$visibility);
  const draft = useStore(editor.autosave.$draft);
  const word = useWord({ kind: 'case', editor: whole });
  const links = [
    { id: 'preview', label: m.preview, icon: 'i-lucide-eye', run: () => void preview(editor) },
    ...(visibility === 'public'
      ? [
          {
            id: 'see',
            label: m.see,
            icon: 'i-lucide-globe',
            place: 'more' as const,
            href: casePaths.item(editor.id),
          },
        ]
      : []),
    { id: 'sheet', label: m.sheet, icon: 'i-lucide-file-text', href: casePaths.editSheet(editor.id) },
  ];
  return (
    <EditorBar
      kind="case"
      editor={whole}
      words={caseEditingWords}
      lacks={useLacks(editor, word.status)}
      cover={coverPath(editor.id, draft)}
      links={[...links, word.action]}
    >
      {word.shown}
    </EditorBar>
  );
}
