import { useDeferredValue, useState } from 'react';
import type { Trial } from '#lib/questionnaires/check/trial-reports.ts';
import { walkQuestions } from '#lib/questionnaires/tree.ts';
import { trialReportsMessages as m } from '#lib/questionnaires/trial-reports-texts.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { useBody } from '../use-body.ts';
import { useDebounced } from '../use-debounced.ts';
import { TrialColumn } from './TrialColumn.tsx';
import './trials-pane.css';

const SEEDS = 2 ** 31;
const COUNT = 3;

interface TrialsPaneProps {
  editor: QuestionnaireEditor;
  onShow(nodes: readonly string[]): void;
}

/** Sample reports of the questionnaire, side by side: normal, abnormal, and three with random answers. */
export function TrialsPane({ editor, onShow }: TrialsPaneProps) {
  // Five reports of a large questionnaire are slow: they are rendered one by one, at low priority.
  const body = useDeferredValue(useDebounced(useBody(editor)));
  const [first, setFirst] = useState(() => Math.floor(Math.random() * SEEDS));
  if (walkQuestions(body.pages).next().done) return <p className="quiet">{m.noQuestion}</p>;
  const trials: { title: string; trial: Trial }[] = [
    { title: m.normal, trial: 'normal' },
    { title: m.abnormal, trial: 'abnormal' },
    ...Array.from({ length: COUNT }, (_, at) => ({ title: m.random(at + 1), trial: first + at })),
  ];
  return (
    <div className="trials-pane">
      <div className="trials-bar">
        <p className="quiet">{m.hint}</p>
        <button type="button" className="button" onClick={() => setFirst((seed) => (seed + COUNT) % SEEDS)}>
          {m.others}
        </button>
      </div>
      <div className="trials">
        {trials.map(({ title, trial }) => (
          <TrialColumn key={title} title={title} trial={trial} body={body} onShow={onShow} />
        ))}
      </div>
    </div>
  );
}
