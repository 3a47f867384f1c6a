import { useState } from 'react';
import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { QUESTIONS_MAX } from '#lib/questions/formats.ts';
import { changeProposition } from '#lib/questions/proposition-edits.ts';
import { NodeText } from './NodeText.tsx';
import { PropositionDetails } from './PropositionDetails.tsx';
import { type PropositionProps, propositionActs } from './proposition-acts.ts';
import { fieldKeys } from './question-keys.ts';
import { fieldIdOf } from './use-questions.ts';

/** A proposition: its letter, ticked if it is right, its text, and its further details. */
export function Proposition(props: PropositionProps) {
  const { desk, question, number, proposition, letter } = props;
  const { id, text, isRight, weight, explanation } = proposition;
  const [isOpen, setOpen] = useState(false);
  const acts = propositionActs(props);
  const keys = fieldKeys('entry', {
    isEmpty: text === '',
    next: acts.next,
    move: acts.move,
    remove: acts.remove,
    toggleRight: () => acts.toggleRight(),
  });
  return (
    <li className="proposition">
      <label className="right-box" data-single={question.format === 'qru' || undefined}>
        <input
          type="checkbox"
          className="visually-hidden"
          aria-label={m.isRight(letter, number)}
          checked={isRight}
          onChange={({ target }) => acts.mark(target.checked)}
        />
        <span aria-hidden="true">
          {letter}
          {isRight && <i className="i-lucide-check" />}
        </span>
      </label>
      <NodeText
        id={fieldIdOf(id)}
        name={m.proposition(letter, number)}
        value={text}
        most={QUESTIONS_MAX.proposition}
        onChange={(next) => {
          const words = next.replace(/[\r\n]+/g, ' ');
          desk.changeChoice(
            question.id,
            (each) => ({ question: changeProposition(each, id, { text: words }) }),
            id,
          );
        }}
        onKeyDown={keys}
        onPaste={acts.paste}
      />
      <button
        type="button"
        className="icon-button"
        aria-expanded={isOpen}
        aria-label={m.details(letter, number)}
        title={m.details(letter, number)}
        onClick={() => setOpen(!isOpen)}
      >
        <i className={isOpen ? 'i-lucide-chevron-up' : 'i-lucide-ellipsis'} aria-hidden="true" />
      </button>
      {weight && !isOpen && <span className="proposition-weight">{m.weights[weight]}</span>}
      {explanation && !isOpen && <span className="proposition-explained hint">{explanation}</span>}
      {isOpen && <PropositionDetails {...props} acts={acts} />}
    </li>
  );
}
