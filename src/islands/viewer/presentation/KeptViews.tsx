import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ViewerCase } from '#lib/contract/viewer.ts';
import { casePaths } from '#lib/kinds/case/paths.ts';
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
import { MaskHere } from '../MaskHere.tsx';
import { ViewRows } from './KeptViewRows.tsx';
import { withRangeEnd, withShownViews } from './kept-view.ts';
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
      <ViewRows
        engine={engine}
        folders={shown.folders}
        pointedAt={read.pointedAt}
        undo={undo}
        draft={presentation}
        announce={announce}
      />
      {shown.folders.some(({ count }) => count > 1) && (
        <RangeButtons
          onEnd={(end) => {
            undo.edit((draft) => ({ ...draft, presentation: withRangeEnd(engine, draft.presentation, end) }));
            announce(m.rangeKept);
          }}
        />
      )}
      <MaskHere engine={engine} shown={shown} autosave={autosave} />
      <p className="hint">{m.panels(panels.length, presentation?.unlinked !== true)}</p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

/** Which slices readers scroll through, chosen by going to them. */
function RangeButtons({ onEnd }: { onEnd(end: 'from' | 'to'): void }) {
  return (
    <fieldset className="kept-range">
      <legend>{m.range}</legend>
      {(['from', 'to'] as const).map((end) => (
        <button key={end} type="button" className="button" onClick={() => onEnd(end)}>
          {m[end]}
        </button>
      ))}
      <p className="hint">{m.rangeHint}</p>
    </fieldset>
  );
}
