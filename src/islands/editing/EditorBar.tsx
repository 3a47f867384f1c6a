import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import { synchronise } from '#lib/autosave/browser/synchronise.ts';
import type { Undo } from '#lib/autosave/browser/undo.ts';
import type { EditingWords } from '#lib/items/editing-texts.ts';
import type { ItemKind, Visibility } from '#lib/items/item.ts';
import type { Lack } from '#lib/items/kinds/lacks.ts';
import { visibilityNames } from '#lib/items/visibility-texts.ts';
import { sharingMessages } from '#lib/people/sharing-texts.ts';
import { useSharing } from '../people/use-sharing.tsx';
import { fieldLink } from '../publish/field-links.ts';
import { usePublication } from '../publish/use-publication.tsx';
import { type PublishedState, useVersionActions } from '../versions/use-version-actions.tsx';
import { type EditorAction, EditorActions, PrimaryActions } from './EditorActions.tsx';
import { type InvalidFields, SaveStatus } from './SaveStatus.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import '../form/quiet.css';
import '../item/labels.css';
import './editor-bar.css';

interface EditorBarProps {
  kind: ItemKind;
  editor: {
    id: string;
    published: PublishedState;
    autosave: Pick<Autosave<object>, '$status' | 'flush' | 'reread' | 'isUnsaved' | '$conflicts'> & {
      $visibility: ReadableAtom<Visibility>;
      setVisibility(visibility: Visibility): Promise<boolean>;
    };
    undo: Undo;
    announce(text: string): void;
  };
  words: EditingWords;
  /** What a reader would miss if the item were published now. */
  lacks: readonly Lack[];
  /** Path of the item's image in lists, for kinds that have one. */
  cover?: string | null;
  /** Links to the item's other pages. */
  links: readonly EditorAction[];
  /** Fields with typed text that cannot be saved, if any. */
  toCorrect?: InvalidFields | undefined;
  /** A second place for the primary actions, at the end of the work, where the bar may be scrolled out of sight. */
  end?: Element | null;
  /** Other parts of the item's state, shown in the bar. */
  children?: ReactNode;
}

/** The bar of an item's editor: save state, undo, publication and versions. It stays in sight. */
export function EditorBar(props: EditorBarProps) {
  const { kind, editor, words, lacks, cover, links, toCorrect, end, children } = props;
  const { id, autosave, published, undo, announce } = editor;
  const visibility = useStore(autosave.$visibility);
  const about = { kind, lacks, cover, mend: fieldLink };
  const versions = useVersionActions({
    ...about,
    id,
    visibility,
    start: published,
    prepare: () => synchronise(autosave),
  });
  // Only the owner decides who may read and edit the item.
  const isOwn = published.owner === undefined;
  const sharing = useSharing(kind, id, isOwn);
  const publication = usePublication({ ...about, id, autosave });
  const publishing = isOwn ? [publication.action] : [];
  const placed = [...versions.actions, ...publishing].map((each) => ({ ...each, place: 'more' as const }));
  const actions = [...links, ...sharing.actions, ...placed];
  return (
    <div className="editor-bar">
      <SaveStatus autosave={autosave} words={words} toCorrect={toCorrect} />
      <div className="editor-bar-actions">
        <UndoButtons undo={undo} announce={announce} />
        <span className={`status ${visibility}`}>{visibilityNames[visibility]}</span>
        {published.owner !== undefined && (
          <span className="quiet">{sharingMessages.writtenWith(published.owner)}</span>
        )}
        {children}
        {versions.mark}
        <EditorActions actions={actions} />
      </div>
      {sharing.dialog}
      {versions.dialog}
      {publication.dialog}
      {end && createPortal(<PrimaryActions actions={actions} />, end)}
    </div>
  );
}
