import { lazy, Suspense, useEffect, useState } from 'react';
import { storedSession } from '#lib/platform/session-store.ts';
import { questionnaireEditorMessages as m } from '#lib/questionnaires/editor-texts.ts';
import { outlineMessages } from '#lib/questionnaires/outline-texts.ts';
import { OUTLINE_PLACE } from '#lib/questionnaires/paths.ts';
import { trialReportsMessages } from '#lib/questionnaires/trial-reports-texts.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { NodeDetails } from './details/NodeDetails.tsx';
import type { QuestionnaireEditor } from './editor.ts';
import { type PaneName, usePanes } from './panes.ts';
import { LivePreview } from './preview/LivePreview.tsx';
import { TextPane } from './text/TextPane.tsx';
import { useUnapplied } from './text/use-outline.ts';
import { QuestionTree } from './tree/QuestionTree.tsx';
import './panes.css';

/** Panes that are not needed for editing are loaded on demand. */
const CheckPane = lazy(async () => ({ default: (await import('./check/CheckPane.tsx')).CheckPane }));
const TrialsPane = lazy(async () => ({ default: (await import('./trials/TrialsPane.tsx')).TrialsPane }));

/** The tree, the details of the selection, and the preview: side by side where there is room. */
export function Panes({ editor }: { editor: QuestionnaireEditor }) {
  const [chosen, setChosen] = useState<PaneName>('tree');
  useEffect(() => {
    if (location.hash === `#${OUTLINE_PLACE}`) setChosen('text');
  }, []);
  const isLive = useIsLive();
  // The server does not know the unsaved data of this device.
  const isUnapplied = useUnapplied(editor) && isLive;
  useEffect(() => {
    if (!isUnapplied) return;
    const ask = (event: BeforeUnloadEvent) => {
      // When the session has ended, the page leaves for the sign-in screen without asking: typed text is kept.
      if (storedSession()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnapplied]);
  const { choices, shown, hasPreview } = usePanes(chosen);
  // Where one pane is shown at a time, switch to the details, so that the selected node is visible.
  const show = (nodes: readonly string[]) => {
    editor.select(nodes);
    if (choices.includes('tree')) setChosen('details');
  };
  // Suspense only around these panes: it would delay hydration of server HTML until after the panes have changed.
  const later = (content: React.ReactNode) => (
    <Suspense fallback={<p role="status">{trialReportsMessages.loading}</p>}>{content}</Suspense>
  );
  const pane = (name: Exclude<PaneName, 'tree'>, content: React.ReactNode) => (
    <section className={`panel pane of-${name}`} aria-label={m.panes[name]}>
      {content}
    </section>
  );
  return (
    <div className="questionnaire-panes" data-pane={chosen}>
      <QuestionTree editor={editor} />
      <nav className="pane-switch" aria-label={m.panesLabel}>
        {choices.map((name) => (
          <button key={name} type="button" aria-pressed={shown === name} onClick={() => setChosen(name)}>
            {m.panes[name]}
            {name === 'text' && isUnapplied && (
              <span className="unapplied"> ({outlineMessages.notApplied})</span>
            )}
          </button>
        ))}
      </nav>
      {pane('details', <NodeDetails editor={editor} />)}
      {shown === 'text' && pane('text', <TextPane editor={editor} />)}
      {shown === 'check' && pane('check', later(<CheckPane editor={editor} onShow={show} />))}
      {shown === 'trials' && pane('trials', later(<TrialsPane editor={editor} onShow={show} />))}
      {hasPreview && pane('preview', <LivePreview editor={editor} />)}
    </div>
  );
}
