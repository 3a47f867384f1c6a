import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Answer, choicesOf } from '#lib/questionnaires/answers.ts';
import { identitiesIn } from '#lib/questionnaires/identity-like.ts';
import {
  type DefaultPlace,
  defaultPlaces,
  ownDefault,
} from '#lib/questionnaires/preferences/acting-preferences.ts';
import { ownDefaultMessages as m } from '#lib/questionnaires/preferences/texts.ts';
import { useReporting } from '../reporting-context.ts';
import { answerWords } from './answer-words.ts';
import type { PartProps } from './part-props.ts';

interface Takeable extends DefaultPlace {
  answer: Answer;
  words: string;
  /** Texts in the answer that could identify a patient, and would leave the device as a preference. */
  identities: readonly string[];
}

/** The answers of the current report that are not yet default answers. */
function useTakeable({ pages, preferences }: PartProps): readonly Takeable[] {
  const { session } = useReporting();
  const answers = useStore(session.$counted);
  const year = new Date().getFullYear();
  return [...defaultPlaces(pages).values()].flatMap((place) => {
    const { question } = place;
    const answer = answers[question.id];
    if (answer === undefined) return [];
    const isKept =
      JSON.stringify(preferences.defaults[question.id]) === JSON.stringify(ownDefault(question, answer));
    if (isKept) return [];
    const words = answerWords(question, answer);
    const identities = question.type === 'text' ? identitiesIn(words, year).map(({ text }) => text) : [];
    return [{ ...place, answer, words, identities }];
  });
}

/** Whether to preselect an answer: technique is often the same for all patients; findings and typed text are not. */
const isHabit = ({ question }: Takeable) =>
  question.section === 'technique' && choicesOf(question).length > 0;

/** Dialog part that turns answers of the current report into the person's default answers. */
export function TakeAnswers(part: PartProps) {
  const takeable = useTakeable(part);
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const isTicked = (each: Takeable) =>
    each.identities.length === 0 && (ticks[each.question.id] ?? isHabit(each));
  const ticked = takeable.filter(isTicked);
  const tickAll = () => setTicks(Object.fromEntries(takeable.map(({ question }) => [question.id, true])));
  const take = () => {
    const own = ticked.map(({ question, answer }) => [question.id, ownDefault(question, answer)] as const);
    part.change({ defaults: { ...part.preferences.defaults, ...Object.fromEntries(own) } });
  };
  return (
    <fieldset className="take-answers">
      <legend>{m.takeTitle}</legend>
      <p className="quiet">{takeable.length > 0 ? m.takeHint : m.nothingToTake}</p>
      {takeable.map((each) => (
        <label key={each.question.id} className="preference-check">
          <input
            type="checkbox"
            checked={isTicked(each)}
            disabled={each.identities.length > 0}
            onChange={({ target }) => setTicks({ ...ticks, [each.question.id]: target.checked })}
          />
          <span>
            {each.question.text} <strong>{each.words}</strong>
            {each.identities.length > 0 && <span className="warned">{m.identity(each.identities)}</span>}
          </span>
        </label>
      ))}
      {takeable.length > 0 && (
        <div className="preference-actions">
          <button type="button" className="button" disabled={ticked.length === 0} onClick={take}>
            {m.take(ticked.length)}
          </button>
          <button type="button" className="button" onClick={tickAll}>
            {m.tickAll}
          </button>
        </div>
      )}
    </fieldset>
  );
}
