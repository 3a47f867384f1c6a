import { useId } from 'react';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import { questionnaireMessages } from '#lib/questionnaires/texts.ts';
import { optionsOf, type Question } from '#lib/questionnaires/tree.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import type { QuestionnaireEditor } from '../editor.ts';
import { CheckField, TextField } from './fields.tsx';
import { NumberField } from './NumberField.tsx';
import { setField } from './node-edits.ts';

interface DefaultFieldProps {
  editor: QuestionnaireEditor;
  question: Question;
}

type Choices = readonly { id: string; text: string }[];

const choicesOf = (question: Question): Choices =>
  question.type === 'hotspot'
    ? question.zones.map(({ id, label }, at) => ({ id, text: label || m.zoneNumber(at, '') }))
    : optionsOf(question);

/** Several default answers, in the order of the question's choices. */
function ManyDefaults({ editor, question }: DefaultFieldProps) {
  if (question.type !== 'multiple' && question.type !== 'hotspot') return null;
  const { id, defaultAnswer = [] } = question;
  const choices = choicesOf(question);
  const toggle = (choice: string, isChosen: boolean) => {
    const chosen = new Set(
      isChosen ? [...defaultAnswer, choice] : defaultAnswer.filter((each) => each !== choice),
    );
    const next = choices.flatMap((each) => (chosen.has(each.id) ? [each.id] : []));
    setField(editor, id, 'defaultAnswer', next.length > 0 ? next : undefined);
  };
  return (
    <fieldset className="details-group">
      <legend className="label">{m.defaultAnswer}</legend>
      {choices.map((choice, at) => (
        <CheckField
          key={choice.id}
          label={choice.text || questionnaireMessages.unnamedChoice(at)}
          checked={defaultAnswer.includes(choice.id)}
          onChange={(checked) => toggle(choice.id, checked)}
        />
      ))}
    </fieldset>
  );
}

function OneDefault({ editor, question }: DefaultFieldProps) {
  if (question.type !== 'single') return null;
  const options = [
    { value: '', label: m.noDefault },
    ...question.options.map(({ id, text }, at) => ({
      value: id,
      label: text || questionnaireMessages.unnamedChoice(at),
    })),
  ];
  return (
    <ChoiceField
      label={m.defaultAnswer}
      value={question.defaultAnswer ?? ''}
      options={options}
      onChange={(value) => setField(editor, question.id, 'defaultAnswer', value || undefined)}
    />
  );
}

function DateDefault({ editor, question }: DefaultFieldProps) {
  const id = useId();
  if (question.type !== 'date') return null;
  return (
    <div className="field">
      <label htmlFor={id}>{m.defaultAnswer}</label>
      <input
        id={id}
        className="input"
        type="date"
        value={question.defaultAnswer ?? ''}
        onChange={({ target }) => setField(editor, question.id, 'defaultAnswer', target.value || undefined)}
      />
    </div>
  );
}

/** The default answer of a question. */
export function DefaultField({ editor, question }: DefaultFieldProps) {
  const set = (value: unknown) => setField(editor, question.id, 'defaultAnswer', value);
  switch (question.type) {
    case 'single':
      return <OneDefault editor={editor} question={question} />;
    case 'multiple':
    case 'hotspot':
      return <ManyDefaults editor={editor} question={question} />;
    case 'text':
      return (
        <TextField
          label={m.defaultAnswer}
          value={question.defaultAnswer ?? ''}
          most={QUESTIONNAIRE_MAX.defaultText}
          rows={question.multiline ? 4 : 2}
          onChange={set}
        />
      );
    case 'number': {
      const { min = -Infinity, max = Infinity, defaultAnswer } = question;
      const faultOf = (value: number) => (value < min || value > max ? m.outOfRange : undefined);
      return <NumberField label={m.defaultAnswer} value={defaultAnswer} faultOf={faultOf} onChange={set} />;
    }
    case 'date':
      return <DateDefault editor={editor} question={question} />;
    default:
      return null;
  }
}
