import type { KeyboardEvent } from 'react';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { expandOnTab } from '../phrases/expand-on-tab.ts';
import { useAnswer, useReporting } from './reporting-context.ts';

/** A text field of one or several lines, in French so that the browser checks its spelling. */
export function TextAnswer({ question }: { question: Extract<Question, { type: 'text' }> }) {
  const { session, announce } = useReporting();
  const { id, multiline } = question;
  const answer = useAnswer(id);
  const field = {
    id: `a-${id}`,
    className: 'input',
    value: typeof answer === 'string' ? answer : '',
    spellCheck: true,
    lang: 'fr',
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      session.answer(id, target.value, id),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // A separate undo step: undo restores the code.
      if (expandOnTab(event, (text) => session.answer(id, text))) announce(m.phraseExpanded);
    },
  };
  return multiline ? <textarea rows={2} data-grows {...field} /> : <input type="text" {...field} />;
}
