import { useStore } from '@nanostores/react';
import { casePaths } from '#lib/kinds/case/paths.ts';
import { casePublishing } from '#lib/kinds/case/publishing.ts';
import { type Lack, lacking } from '#lib/kinds/lacks.ts';
import { caseEditingWords, caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { EditorBar } from '../editing/EditorBar.tsx';
import type { CaseEditor } from './editor.ts';

/** What a reader would miss in the case if it were published now; what arrives meanwhile leaves the list. */
function useLacks({ autosave, uploads, attestation, missing }: CaseEditor): Lack[] {
  const { title, tags, ...body } = useStore(autosave.$draft);
  const isSending = [useStore(uploads.$entries).length, useStore(missing.$count)].some((count) => count > 0);
  const unattested = useStore(attestation.$unattested).size;
  return lacking(casePublishing, { title, tags, body, unattested, isSending });
}

/** Save state, publication, and the ways to the viewer and the sheet. */
export function CaseBar({ editor }: { editor: CaseEditor }) {
  const links = [
    { id: 'see', label: m.see, icon: 'i-lucide-eye', href: casePaths.item(editor.id) },
    { id: 'sheet', label: m.sheet, icon: 'i-lucide-file-text', href: casePaths.editSheet(editor.id) },
  ];
  return (
    <EditorBar kind="case" editor={editor} words={caseEditingWords} lacks={useLacks(editor)} links={links} />
  );
}
