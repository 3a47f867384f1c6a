import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { caseEditingWords, caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { EditorBar } from '../editing/EditorBar.tsx';
import { useWord } from '../reviews/use-word.tsx';
import { withSheet } from './beside.ts';
import { coverPath } from './cover-path.ts';
import type { CaseEditor } from './editor.ts';
import { useLacks } from './use-lacks.ts';

/** Saves everything, then opens the reader's view of the case. */
async function preview({ id, autosave, beside }: CaseEditor): Promise<void> {
  if (await withSheet(autosave, beside).flush()) location.assign(casePaths.preview(id));
  else notify('error', m.unsavedPreview);
}

interface CaseBarProps {
  editor: CaseEditor;
  /** The place at the end of the page that also shows the publish actions. */
  end: Element | null;
}

/** Save state, publication, and the ways to the viewer and the sheet. */
export function CaseBar({ editor, end }: CaseBarProps) {
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
      end={end}
      links={[...links, word.action]}
    >
      {word.shown}
    </EditorBar>
  );
}
