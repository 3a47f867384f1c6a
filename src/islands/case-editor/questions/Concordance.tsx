import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { QUESTIONS_MAX, SCALE } from '#lib/questions/formats.ts';
import type { ConcordanceQuestion } from '#lib/questions/questions-schema.ts';
import { scaleMessages } from '#lib/questions/scale-texts.ts';
import { NodeText } from './NodeText.tsx';
import type { QuestionsDesk } from './use-questions.ts';

interface ConcordanceProps {
  desk: QuestionsDesk;
  question: ConcordanceQuestion;
  number: number;
}

/** Number of digits of the largest panel. */
const DIGITS = String(QUESTIONS_MAX.panel).length;
/** A typed number of experts: other characters and digits beyond the maximum are ignored. */
const countOf = (typed: string) => Number(typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, DIGITS));

/** A script concordance test (TCS): the hypothesis, the new fact, and the panel's answers. */
export function Concordance({ desk, question, number }: ConcordanceProps) {
  const { id, panel } = question;
  const set = (change: Partial<ConcordanceQuestion>, place: string) =>
    desk.change(id, (each) => (each.format === 'tcs' ? { ...each, ...change } : each), place);
  const total = panel.reduce((sum, count) => sum + count, 0);
  return (
    <>
      {(['hypothesis', 'fact'] as const).map((name) => (
        <NodeText
          key={name}
          id={`${name}-${id}`}
          label={m[name]}
          name={`${m[name]}${m.ofQuestion(number)}`}
          value={question[name]}
          most={QUESTIONS_MAX.text}
          onChange={(text) => set({ [name]: text }, `${name} ${id}`)}
        />
      ))}
      <fieldset className="panel-counts">
        <legend className="label">{m.panel}</legend>
        {SCALE.map((step, at) => (
          <label key={step}>
            <span className="tabular panel-step">{scaleMessages.sign(step)}</span>
            <span>{scaleMessages.name(step)}</span>
            <input
              className="input tabular"
              inputMode="numeric"
              autoComplete="off"
              data-of-draft
              value={panel[at]}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) =>
                set(
                  { panel: panel.with(at, countOf(target.value)) as ConcordanceQuestion['panel'] },
                  `${step} ${id}`,
                )
              }
            />
          </label>
        ))}
        <p className="hint">{m.experts(total)}</p>
      </fieldset>
    </>
  );
}
