import type { ClipboardEvent } from 'react';
import { notify } from '#lib/platform/notices-store.ts';
import {
  type EditedAccepted,
  insertAccepted,
  moveAccepted,
  nextAccepted,
  removeAccepted,
} from '#lib/questions/accepted-edits.ts';
import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { QUESTIONS_MAX } from '#lib/questions/formats.ts';
import { pastedLines } from '#lib/questions/pasted-lines.ts';
import type { OpenQuestion } from '#lib/questions/questions-schema.ts';
import { IconButton } from '../../form/IconButton.tsx';
import { NodeText } from './NodeText.tsx';
import { fieldKeys } from './question-keys.ts';
import { acceptedNode, fieldIdOf, type QuestionsDesk } from './use-questions.ts';

interface AcceptedProps {
  desk: QuestionsDesk;
  question: OpenQuestion;
  number: number;
}

/** Applies a change to the list of answers, then focuses the answer to type next. */
function makerOf({ desk, question: { id, accepted } }: AcceptedProps) {
  return (made: EditedAccepted, place?: string) => {
    desk.change(id, (each) => (each.format === 'qroc' ? { ...each, accepted: made.accepted } : each), place);
    if (made.focus !== undefined) desk.focus(acceptedNode(id, made.focus));
    else if (made.accepted.length === accepted.length && place === undefined) desk.announce(m.acceptedFull);
  };
}

function AcceptedAnswer({ at, ...props }: AcceptedProps & { at: number }) {
  const { question, number } = props;
  const { id, accepted } = question;
  const text = accepted[at] ?? '';
  const make = makerOf(props);
  const remove = () => make(removeAccepted(accepted, at));
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain')).map((line) => line.text);
    if (lines.length < 2) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const made = insertAccepted(accepted, { at, start, end }, lines);
    make(made);
    if (made.left > 0) notify('error', m.answersLeft(made.left));
  };
  return (
    <li className="accepted-answer">
      <NodeText
        id={fieldIdOf(acceptedNode(id, at))}
        name={m.acceptedOf(at + 1, number)}
        value={text}
        most={QUESTIONS_MAX.acceptedText}
        onChange={(next) =>
          make({ accepted: accepted.with(at, next.replace(/[\r\n]+/g, ' ')) }, acceptedNode(id, at))
        }
        onKeyDown={fieldKeys('entry', {
          isEmpty: text === '',
          next: () => make(nextAccepted(accepted, at)),
          move: (by) => accepted[at + by] !== undefined && make(moveAccepted(accepted, at, by)),
          remove,
        })}
        onPaste={paste}
      />
      <IconButton
        icon="i-lucide-x"
        label={m.removeAccepted(at + 1)}
        disabled={accepted.length === 1 && text === ''}
        onPress={remove}
      />
    </li>
  );
}

/** What counts as a right answer to a QROC. */
export function AcceptedAnswers(props: AcceptedProps) {
  const { question, number } = props;
  // A question without accepted answers still gets one empty field to type in.
  const accepted = question.accepted.length > 0 ? question.accepted : [''];
  const shown = { ...props, question: { ...question, accepted } };
  const make = makerOf(shown);
  return (
    <>
      <p className="label">{m.acceptedShort}</p>
      <p className="hint">{m.acceptedHint}</p>
      <ol className="propositions" aria-label={m.accepted(number)}>
        {accepted.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place in the list
          <AcceptedAnswer key={at} {...shown} at={at} />
        ))}
      </ol>
      {accepted.length < QUESTIONS_MAX.accepted ? (
        <button
          type="button"
          className="button small question-add"
          onClick={() => make(nextAccepted(accepted, accepted.length - 1))}
        >
          <i className="i-lucide-plus" aria-hidden="true" />
          {m.addAccepted}
        </button>
      ) : (
        <p className="hint">{m.acceptedFull}</p>
      )}
    </>
  );
}
