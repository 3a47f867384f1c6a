import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { QUESTIONS_MAX } from '#lib/questions/formats.ts';
import { changeProposition, setWeighted, weightFor } from '#lib/questions/proposition-edits.ts';
import { IconButton } from '../../form/IconButton.tsx';
import { MoveButtons } from '../../form/MoveButtons.tsx';
import { NodeText } from './NodeText.tsx';
import type { PropositionActs, PropositionProps } from './proposition-acts.ts';

/** The effect of a right or a wrong proposition of a QRM on the whole question. */
function WeightField({ desk, question, proposition }: PropositionProps) {
  const weight = weightFor(proposition);
  const set = (isWeighted: boolean) =>
    desk.changeChoice(question.id, (each) => ({ question: setWeighted(each, proposition.id, isWeighted) }));
  return (
    <label className="check-field">
      <input
        type="checkbox"
        checked={proposition.weight !== undefined}
        onChange={({ target }) => set(target.checked)}
      />
      <span>
        {m.weights[weight]} <span className="hint">{m.weightHints[weight]}</span>
      </span>
    </label>
  );
}

/** Below a proposition: its explanation, its weight, its place. */
export function PropositionDetails(props: PropositionProps & { acts: PropositionActs }) {
  const { desk, question, number, proposition, index, letter, acts } = props;
  const { id, explanation = '' } = proposition;
  const { length: count } = question.propositions;
  const move = m.moveProposition(letter);
  return (
    <div className="proposition-details">
      <NodeText
        id={`explication-${id}`}
        label={m.explanation}
        name={m.explanationOfProposition(letter, number)}
        value={explanation}
        most={QUESTIONS_MAX.propositionExplanation}
        onChange={(text) =>
          desk.changeChoice(
            question.id,
            (each) => ({ question: changeProposition(each, id, { explanation: text }) }),
            `explication-${id}`,
          )
        }
      />
      {question.format === 'qrm' && <WeightField {...props} />}
      <div className="question-actions">
        <MoveButtons
          index={index}
          count={count}
          upLabel={move.up}
          downLabel={move.down}
          onMove={(to) => acts.move(to < index ? -1 : 1)}
        />
        <IconButton
          icon="i-lucide-trash-2"
          label={m.removeProposition(letter)}
          disabled={count === 1}
          onPress={acts.remove}
        />
      </div>
    </div>
  );
}
