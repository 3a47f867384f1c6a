import { useEffect, useRef } from 'react';
import { sheetEditorMessages } from '#lib/cases/sheet-editor-texts.ts';
import type { Fiche } from '#lib/questionnaires/tree.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { TextPage } from '../../sheet-editor/TextPage.tsx';
import { useTextEditor } from '../../sheet-editor/use-text-editor.tsx';
import type { QuestionnaireEditor } from '../editor.ts';
import { setField } from './node-edits.ts';

/** The rich text of a fiche, with the tools of a case's sheet. A `key` makes a new component for each fiche. */
export function FicheText({ editor, fiche }: { editor: QuestionnaireEditor; fiche: Fiche }) {
  const owner = { id: editor.id, folders: [], withoutFolders: true, masked: editor.masked };
  /** The text that the editor view shows. */
  const shown = useRef(fiche.content);
  const text = useTextEditor({
    owner,
    content: fiche.content,
    attestation: editor.attestation,
    onChange(content: RichText) {
      shown.current = content;
      setField(editor, fiche.id, 'content', content);
    },
    onSave: () => void editor.autosave.flush(),
  });
  const { replace } = text.view;
  // A text changed by undo, or from elsewhere, replaces the one in the view.
  useEffect(() => {
    if (fiche.content === shown.current) return;
    shown.current = fiche.content;
    replace(fiche.content);
  }, [fiche.content, replace]);
  return (
    <TextPage owner={owner} text={text}>
      <h2 className="visually-hidden">{sheetEditorMessages.text}</h2>
    </TextPage>
  );
}
