import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ViewerCase } from '#lib/contract/viewer.ts';
import { casePaths } from '#lib/kinds/case/paths.ts';
import type { FolderView } from '#lib/kinds/case/presentation-schema.ts';
import { presentationMessages as m, presentationWords } from '#lib/messages/presentation.ts';
import { browserEnvironment } from '#lib/stores/autosave/environment.ts';
import { createUndo } from '#lib/stores/autosave/undo.ts';
import { readFindings } from '#lib/stores/findings-autosave.ts';
import { notify } from '#lib/stores/notices.ts';
import {
  createPresentationAutosave,
  type ReadPresentation,
  readPresentation,
} from '#lib/stores/presentation-autosave.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { Conflict } from '../../editing/Conflict.tsx';
import { KeptDraft } from '../../editing/KeptDraft.tsx';
import { SaveStatus } from '../../editing/SaveStatus.tsx';
import { UndoButtons } from '../../editing/UndoButtons.tsx';
import { usePageChanges } from '../../editing/use-page-changes.ts';
import { IconButton } from '../../form/IconButton.tsx';
import { MaskHere } from '../MaskHere.tsx';
import { withoutView, withShownViews } from './kept-view.ts';
import './kept-views.css';

interface KeptViewsProps {
  engine: Engine;
  shown: ViewerCase;
  onClose(): void;
}

/** What was read before it is chosen anew: how the case opens, and the files that findings lie on. */
type Read = ReadPresentation & { pointedAt: ReadonlySet<string> };

async function readAll(id: string): Promise<Read> {
  const [presentation, { findings }] = await Promise.all([readPresentation(id), readFindings(id)]);
  return { ...presentation, pointedAt: new Set(findings.map(({ key }) => key)) };
}

/** How the case opens, as its author chooses: beside the images. */
export function KeptViews({ engine, shown, onClose }: KeptViewsProps) {
  const { _id: id } = shown.facts;
  const [read, setRead] = useState<Read | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each case
  useEffect(() => {
    let left = false;
    const failed = () => {
      if (left) return;
      notify('error', m.readFailure);
      onClose();
    };
    readAll(id).then((found) => !left && setRead(found), failed);
    return () => {
      left = true;
    };
  }, [id]);
  return (
    <aside className="case-texts kept-views" aria-label={m.title}>
      {read ? (
        <ViewList engine={engine} shown={shown} read={read} onClose={onClose} />
      ) : (
        <p role="status">{m.reading}</p>
      )}
    </aside>
  );
}

function usePresentation(id: string, read: Read) {
  const [autosave] = useState(() => createPresentationAutosave(id, read));
  const [undo] = useState(() => createUndo(autosave, browserEnvironment()));
  const { presentation } = useStore(autosave.$draft);
  usePageChanges(autosave);
  return { autosave, undo, presentation };
}

function ViewList({ engine, shown, read, onClose }: KeptViewsProps & { read: Read }) {
  const { autosave, undo, presentation } = usePresentation(shown.facts._id, read);
  const [announcement, announce] = useState('');
  const close = async () => {
    if (!(await autosave.flush())) return;
    // The case opens anew, as its readers will find it.
    if (presentation === read.presentation) onClose();
    else location.assign(casePaths.item(shown.facts._id));
  };
  const keep = () => {
    undo.edit((draft) => ({ ...draft, presentation: withShownViews(engine, draft.presentation) }));
    announce(m.kept);
  };
  const views = presentation?.views ?? [];
  const { panels = [] } = presentation ?? {};
  return (
    <>
      <div className="kept-views-head">
        <h2>{m.title}</h2>
        <UndoButtons undo={undo} announce={announce} />
        <button type="button" className="button" onClick={() => void close()}>
          {m.close}
        </button>
      </div>
      <SaveStatus autosave={autosave} words={presentationWords} />
      <KeptDraft autosave={autosave} words={presentationWords} />
      <Conflict autosave={autosave} words={presentationWords} />
      <p className="hint">{m.hint}</p>
      {shown.facts.visibility === 'public' && <p className="hint">{m.publicHint}</p>}
      <button type="button" className="button primary" onClick={keep}>
        <i className="i-lucide-bookmark" aria-hidden="true" />
        {m.keep}
      </button>
      <ul className="kept-view-rows">
        {shown.folders.map((folder) => (
          <ViewRow
            key={folder.id}
            name={folder.name}
            view={views.find((each) => each.folder === folder.id)}
            said={(view) => m.said(imageNumber(engine, view), view, folder.series.unit)}
            isPointedAt={(view) => read.pointedAt.has(view.key)}
            onRemove={() => {
              undo.edit((draft) => ({ ...draft, presentation: withoutView(draft.presentation, folder.id) }));
              announce(m.taken(folder.name));
            }}
          />
        ))}
      </ul>
      <MaskHere engine={engine} shown={shown} autosave={autosave} />
      <p className="hint">{m.panels(panels.length, presentation?.unlinked !== true)}</p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

/** The place of a kept slice, from 1; 0 once it is gone. */
function imageNumber({ stacks }: Engine, { folder, key }: FolderView): number {
  return (stacks.find((stack) => stack.folder === folder)?.files.indexOf(key) ?? -1) + 1;
}

interface ViewRowProps {
  name: string;
  view: FolderView | undefined;
  said(view: FolderView): string;
  isPointedAt(view: FolderView): boolean;
  onRemove(): void;
}

/** A series, and how it opens. */
function ViewRow({ name, view, said, isPointedAt, onRemove }: ViewRowProps) {
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="hint">{view ? said(view) : m.byDefault}</p>
        {view && isPointedAt(view) && <p className="kept-view-warning">{m.givesAway}</p>}
      </div>
      {view && <IconButton icon="i-lucide-x" label={m.take(name)} onPress={onRemove} />}
    </li>
  );
}
