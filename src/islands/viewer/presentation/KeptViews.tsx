import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { browserEnvironment } from '#lib/autosave/browser/environment.ts';
import { createUndo } from '#lib/autosave/browser/undo.ts';
import { readFindings } from '#lib/cases/browser/findings-autosave.ts';
import {
  createPresentationAutosave,
  type ReadPresentation,
  readPresentation,
} from '#lib/cases/browser/presentation-autosave.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { presentationMessages as m, presentationWords } from '#lib/cases/presentation-texts.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { usePageChanges } from '../../editing/use-page-changes.ts';
import { MaskHere } from '../MaskHere.tsx';
import { WritingHead, WritingPanel } from '../WritingPanel.tsx';
import { ViewRows } from './KeptViewRows.tsx';
import { withRangeEnd, withShownViews } from './kept-view.ts';
import './kept-views.css';

interface KeptViewsProps {
  engine: Engine;
  shown: ViewerCase;
  onClose(): void;
}

/** The data to load before editing: the presentation, and the files of images with findings. */
type Read = ReadPresentation & { pointedAt: ReadonlySet<string> };

async function readAll(id: string): Promise<Read> {
  const [presentation, { findings }] = await Promise.all([readPresentation(id), readFindings(id)]);
  return { ...presentation, pointedAt: new Set(findings.map(({ key }) => key)) };
}

/** The opening presentation, edited by the author beside the images. */
export function KeptViews({ engine, shown, onClose }: KeptViewsProps) {
  return (
    <WritingPanel className="kept-views" words={m} shown={shown} read={readAll} onClose={onClose}>
      {(read) => <ViewList engine={engine} shown={shown} read={read} onClose={onClose} />}
    </WritingPanel>
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
  const close = () => {
    // Reloads the case, to show it as readers will see it.
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
      <WritingHead
        words={m}
        editingWords={presentationWords}
        shown={shown}
        writing={{ autosave, undo, announce }}
        onClose={close}
      />
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

/** Buttons that set the current slice as an end of the range that readers scroll through. */
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
