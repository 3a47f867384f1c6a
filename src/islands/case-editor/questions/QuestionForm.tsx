import { type KeyboardEvent, useId } from 'react';
import { changeFormat } from '#lib/questions/change-format.ts';
import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { duplicateQuestion, moveQuestion, nextQuestion, removeQuestion } from '#lib/questions/edits.ts';
import { FORMATS, type Format, QUESTIONS_MAX } from '#lib/questions/formats.ts';
import { questionOutlineMessages } from '#lib/questions/outline-texts.ts';
import type { PlacedQuestion } from '#lib/questions/question-tree.ts';
import type { CaseQuestion } from '#lib/questions/questions-schema.ts';
import { IconButton } from '../../form/IconButton.tsx';
import { AcceptedAnswers } from './AcceptedAnswers.tsx';
import { Concordance } from './Concordance.tsx';
import { ExplainedFindings } from './ExplainedFindings.tsx';
import { Explanation } from './Explanation.tsx';
import { MeasureBounds } from './MeasureBounds.tsx';
import { NodeText } from './NodeText.tsx';
import { Propositions } from './Propositions.tsx';
import { fieldKeys } from './question-keys.ts';
import { ReportKey } from './ReportKey.tsx';
import { Structures } from './Structures.tsx';
import { ToMend } from './ToMend.tsx';
import { acceptedNode, fieldIdOf, type QuestionsDesk } from './use-questions.ts';

interface QuestionFormProps {
  desk: QuestionsDesk;
  placed: PlacedQuestion;
  /** How many questions the case has. */
  count: number;
}

function FormatField({ desk, placed: { question, number } }: Omit<QuestionFormProps, 'count'>) {
  const choose = (format: Format) =>
    desk.change(question.id, (each, giveId) => changeFormat(each, format, giveId));
  return (
    <select
      className="input question-format-field"
      autoComplete="off"
      aria-label={m.format(number)}
      value={question.format}
      onChange={({ target }) => choose(target.value as Format)}
    >
      {FORMATS.map((format) => (
        <option key={format} value={format}>
          {m.formats[format]}
        </option>
      ))}
    </select>
  );
}

/** The answer fields for the format of a question. */
function AnswerFields({
  desk,
  question,
  number,
}: {
  desk: QuestionsDesk;
  question: CaseQuestion;
  number: number;
}) {
  if ('propositions' in question) return <Propositions desk={desk} question={question} number={number} />;
  switch (question.format) {
    case 'qroc':
      return <AcceptedAnswers desk={desk} question={question} number={number} />;
    case 'tcs':
      return <Concordance desk={desk} question={question} number={number} />;
    case 'zone':
      return <Structures desk={desk} question={question} number={number} />;
    case 'measure':
      return <MeasureBounds desk={desk} question={question} number={number} />;
    case 'report':
      return <ReportKey desk={desk} question={question} number={number} />;
  }
}

/** Id of the field to focus after the question's text. */
function firstField(question: CaseQuestion): string | undefined {
  if ('propositions' in question) return question.propositions[0]?.id;
  return question.format === 'qroc' ? acceptedNode(question.id, 0) : undefined;
}

/** Actions on a question as a whole. */
function questionActs({ desk, placed: { question, number } }: QuestionFormProps) {
  const { id } = question;
  return {
    move(by: -1 | 1): void {
      const { focus } = desk.make((before) => moveQuestion(before, id, by));
      if (focus) desk.announce(m.moved);
    },
    duplicate(): void {
      desk.make((before) => duplicateQuestion(before, id));
      desk.announce(m.added);
    },
    remove(): void {
      desk.remove((before) => removeQuestion(before, id));
      desk.announce(m.removed(number));
    },
    next(event: KeyboardEvent): void {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
      event.preventDefault();
      const { focus } = desk.make((before) => nextQuestion(before, id));
      if (!focus) desk.announce(m.questionsFull);
    },
  };
}

/** The form in which a question is edited. */
export function QuestionForm(props: QuestionFormProps) {
  const { desk, placed, count } = props;
  const { question, number } = placed;
  const { id, text } = question;
  const titleId = useId();
  const acts = questionActs(props);
  const keys = fieldKeys('text', {
    next: () => {
      const first = firstField(question);
      if (first) desk.focus(first);
      else document.getElementById(`hypothesis-${id}`)?.focus();
    },
    move: acts.move,
  });
  return (
    <fieldset className="question-form" aria-labelledby={titleId} onKeyDown={acts.next}>
      <div className="question-head">
        <h4 id={titleId}>{questionOutlineMessages.questionNumber(number)}</h4>
        <FormatField desk={desk} placed={placed} />
      </div>
      <NodeText
        id={fieldIdOf(id)}
        label={m.textShort}
        name={m.text(number)}
        {...(question.format === 'tcs' && { placeholder: m.concordanceText })}
        value={text}
        most={QUESTIONS_MAX.text}
        onChange={(next) => desk.change(id, (each) => ({ ...each, text: next }), id)}
        onKeyDown={keys}
      />
      <AnswerFields desk={desk} question={question} number={number} />
      <Explanation desk={desk} question={question} number={number} />
      <ExplainedFindings desk={desk} question={question} number={number} />
      <ToMend desk={desk} question={question} />
      <div className="question-actions">
        <IconButton
          icon="i-lucide-chevron-up"
          label={m.moveUp(number)}
          disabled={number === 1}
          onPress={() => acts.move(-1)}
        />
        <IconButton
          icon="i-lucide-chevron-down"
          label={m.moveDown(number)}
          disabled={number === count}
          onPress={() => acts.move(1)}
        />
        <IconButton icon="i-lucide-copy" label={m.duplicate(number)} onPress={acts.duplicate} />
        <IconButton icon="i-lucide-trash-2" label={m.remove(number)} onPress={acts.remove} />
        <button type="button" className="button small" onClick={() => desk.close(id)}>
          {m.closeQuestion}
        </button>
      </div>
    </fieldset>
  );
}
