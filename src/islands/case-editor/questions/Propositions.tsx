import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { PROPOSITIONS } from '#lib/questions/formats.ts';
import { addProposition, mayAddProposition } from '#lib/questions/proposition-edits.ts';
import type { ChoiceQuestion } from '#lib/questions/questions-schema.ts';
import { Proposition } from './Proposition.tsx';
import type { QuestionsDesk } from './use-questions.ts';

interface PropositionsProps {
  desk: QuestionsDesk;
  question: ChoiceQuestion;
  number: number;
}

const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/** What may be ticked of a question, and what of it is right. */
export function Propositions({ desk, question, number }: PropositionsProps) {
  const { id, format, propositions } = question;
  return (
    <>
      <p className="hint">{m.whichRight[format]}</p>
      <ol className="propositions" aria-label={m.propositions(number)}>
        {propositions.map((proposition, index) => (
          <Proposition
            key={proposition.id}
            desk={desk}
            question={question}
            number={number}
            proposition={proposition}
            index={index}
            letter={letterOf(index)}
          />
        ))}
      </ol>
      {mayAddProposition(question) ? (
        <button
          type="button"
          className="button small question-add"
          onClick={() => desk.changeChoice(id, addProposition)}
        >
          <i className="i-lucide-plus" aria-hidden="true" />
          {m.addProposition}
        </button>
      ) : (
        format === 'qrp-long' && <p className="hint">{m.propositionsFull(PROPOSITIONS[format].most)}</p>
      )}
    </>
  );
}
