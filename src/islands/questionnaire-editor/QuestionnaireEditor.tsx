import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { editingMessages } from '#lib/items/editing-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import {
  questionnaireEditorMessages as m,
  questionnaireEditingWords as words,
} from '#lib/questionnaires/editor-texts.ts';
import { Conflict } from '../editing/Conflict.tsx';
import { KeptDraft } from '../editing/KeptDraft.tsx';
import { TagsFieldset } from '../editing/TagsFieldset.tsx';
import { TitleField } from '../editing/TitleField.tsx';
import { usePageChanges } from '../editing/use-page-changes.ts';
import { UploadList } from '../files/UploadList.tsx';
import { usePageDrop } from '../files/use-page-drop.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { usePageBack } from '../form/use-page-back.ts';
import { Unattested } from '../image-review/Unattested.tsx';
import { FIELD_IDS } from '../publish/field-links.ts';
import { OrphanDialog } from './details/OrphanDialog.tsx';
import {
  createQuestionnaireEditor,
  type EditedQuestionnaire,
  type QuestionnaireEditor as Editor,
} from './editor.ts';
import { Panes } from './Panes.tsx';
import { QuestionnaireBar } from './QuestionnaireBar.tsx';
import '../files/files.css';
import '../image-review/image-review.css';
import './questionnaire-editor.css';

/** The title and tags, which lists and cards show: on one line, to leave the height to the tree. */
function ItemFields({ editor }: { editor: Editor }) {
  const { title, tags } = useStore(editor.autosave.$draft);
  return (
    <section className="questionnaire-item">
      <TitleField
        value={title}
        onChange={(next) => editor.change((draft) => ({ ...draft, title: next }), 'title')}
      />
      <details>
        <summary>{m.tagsSummary(tags)}</summary>
        <TagsFieldset
          kind="questionnaire"
          tags={tags}
          onChange={(next) => editor.change((draft) => ({ ...draft, tags: next }))}
        />
      </details>
    </section>
  );
}

/** Images being uploaded, and those that nobody else sees because they have not been attested. */
function ImagesUnderWay({ editor }: { editor: Editor }) {
  const unattested = useStore(editor.attestation.$unattested);
  const waiting = new Map([...unattested].map((file): [string, string[]] => [file, [file]]));
  return (
    <section className="questionnaire-images" id={FIELD_IDS.attestation} tabIndex={-1}>
      <Unattested id={editor.id} attestation={editor.attestation} waiting={waiting} masked={editor.masked} />
      <UploadList uploads={editor.images.uploads} />
    </section>
  );
}

/** The editor of one questionnaire, which saves each change as it is made. */
export function QuestionnaireEditor({ item }: { item: EditedQuestionnaire }) {
  const [editor] = useState(() => createQuestionnaireEditor(item));
  const announcement = useStore(editor.$announcement);
  usePageChanges(editor.autosave, () => editor.images.uploads.isBusy() || editor.attestation.isBusy());
  usePageBack(() => void editor.attestation.reread());
  // Images can only be dropped on a question's image field: elsewhere a drop must not leave the page.
  usePageDrop();
  const both = {
    label: editingMessages.keepBoth,
    keep: async () => notify('success', m.keptBoth(await editor.autosave.keepBoth())),
  };
  /** Until the script is loaded, buttons do nothing and say so. */
  const isLive = useIsLive();
  return (
    <div className="questionnaire-editor" aria-busy={!isLive}>
      <p className="banner error without-script">{m.needsScript}</p>
      <QuestionnaireBar editor={editor} />
      <KeptDraft autosave={editor.autosave} words={words} />
      <ImagesUnderWay editor={editor} />
      <ItemFields editor={editor} />
      <Panes editor={editor} />
      <OrphanDialog editor={editor} />
      <Conflict autosave={editor.autosave} words={words} both={both} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
