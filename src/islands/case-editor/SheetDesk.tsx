import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { SheetDraft } from '#lib/cases/browser/sheet-autosave.ts';
import { presentFindings } from '#lib/cases/findings.ts';
import { sheetFolders } from '#lib/cases/sheet.ts';
import { sheetEditingWords, sheetEditorMessages } from '#lib/cases/sheet-editor-texts.ts';
import { sheetPanelMessages as m } from '#lib/cases/sheet-panel-texts.ts';
import { asShown } from '#lib/cases/shown-folders.ts';
import { findView } from '#lib/cases/view-links.ts';
import { partSource } from '#lib/items/browser/item-source.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { RichText as Blocks } from '#lib/rich-text/rich-text.ts';
import { Conflict } from '../editing/Conflict.tsx';
import { KeptDraft } from '../editing/KeptDraft.tsx';
import { SaveStatus } from '../editing/SaveStatus.tsx';
import { usePageChanges } from '../editing/use-page-changes.ts';
import { OtherSheet } from '../sheet-editor/OtherSheet.tsx';
import type { TextOwner } from '../sheet-editor/schema.ts';
import { insertSlice, type ShownSlice, sliceHtml } from '../sheet-editor/slices.ts';
import { TextPage } from '../sheet-editor/TextPage.tsx';
import { useReplacedText, useSheetDraft } from '../sheet-editor/use-sheet-draft.ts';
import { useTextEditor } from '../sheet-editor/use-text-editor.tsx';
import type { Place } from './beside.ts';
import type { CaseEditor } from './editor.ts';
import { maskableCase } from './mask-in-case.ts';

type Opened = SheetDraft & { revision: number };

interface SheetDeskProps {
  editor: CaseEditor;
  /** Called when the sheet could not be loaded. */
  onFailure(): void;
}

/** The case as it is being edited: links and images of the sheet are resolved against it. */
function useOwner(editor: CaseEditor): TextOwner {
  const { folders: written, findings, questions } = useStore(editor.autosave.$draft);
  const [masked] = useState(() => (editor.published.owner === undefined ? maskableCase(editor) : undefined));
  return useMemo(() => {
    // In the order in which the viewer shows the folders.
    const { folders, early } = asShown({ folders: written, findings, questions }, 1, true);
    const shown = folders.filter(({ images }) => images.length > 0);
    const present = presentFindings(findings ?? [], shown).flatMap(({ id, name, folder, key, image = 0 }) => {
      const place = findView(shown, { folder, key, image });
      return place ? [{ id, name, ...place }] : [];
    });
    return { id: editor.id, folders: sheetFolders(folders, early), findings: present, masked };
  }, [editor.id, written, findings, questions, masked]);
}

/** The slice at a place of the case, with the words of its link. */
function sliceAt({ autosave }: CaseEditor, { folderId, index }: Place): ShownSlice | undefined {
  const folder = autosave.$draft.get().folders.find(({ id }) => id === folderId);
  const image = folder?.images[index];
  if (!folder || !image) return undefined;
  const { file, width, height } = image;
  return {
    file,
    width,
    height,
    folder: folderId,
    index,
    words: sheetEditorMessages.viewText(folder.name, index),
  };
}

/** The sheet's text, into which images of the folders beside it are dragged. */
function SheetText({ editor, opened }: { editor: CaseEditor; opened: Opened }) {
  const draft = useSheetDraft(editor.id, opened);
  const { autosave } = draft;
  const owner = useOwner(editor);
  const text = useTextEditor({
    owner,
    content: opened.sheet,
    attestation: editor.attestation,
    onChange: draft.write,
    onSave: () => void autosave.flush(),
  });
  const { knownImages, images } = text;
  const { uploads } = images;
  usePageChanges(autosave, uploads.isBusy);
  useReplacedText(draft, text.view);
  const { run } = text.view;
  useEffect(() => {
    const slice = (place: Place) => {
      const found = sliceAt(editor, place);
      if (found) knownImages.add(found);
      return found;
    };
    editor.beside.$sheet.set({
      autosave,
      uploads,
      htmlOf(place, saved) {
        const found = slice(place);
        return found && saved.has(found.file) ? sliceHtml(found) : '';
      },
      insert(place) {
        const found = slice(place);
        if (found) run(insertSlice(found));
      },
    });
    return () => {
      void autosave.flush();
      editor.beside.$sheet.set(null);
    };
  }, [editor, autosave, uploads, knownImages, run]);
  return (
    <TextPage
      owner={owner}
      text={text}
      status={<SaveStatus autosave={autosave} words={sheetEditingWords} />}
      notices={
        <>
          <KeptDraft autosave={autosave} words={sheetEditingWords} />
          <Conflict
            autosave={autosave}
            words={sheetEditingWords}
            showTheirs={(theirs) => <OtherSheet owner={owner} sheet={theirs.sheet as Blocks} />}
          />
        </>
      }
    >
      <p className="hint">{m.dragHint}</p>
    </TextPage>
  );
}

/** Loads the sheet as it is saved, and opens it for editing. */
export function SheetDesk({ editor, onFailure }: SheetDeskProps) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isLeft = false;
    partSource('case', editor.id, 'sheet')
      .read()
      .then(
        ({ revision, fields }) =>
          !isLeft && setOpened({ revision, sheet: (fields.sheet ?? null) as SheetDraft['sheet'] }),
        () => {
          if (isLeft) return;
          notify('error', m.failure);
          onFailure();
        },
      );
    return () => {
      isLeft = true;
    };
  }, [editor.id, onFailure]);
  if (!opened) return <p role="status">{m.opening}</p>;
  return <SheetText editor={editor} opened={opened} />;
}
