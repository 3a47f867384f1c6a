import type { ClipboardEvent } from 'react';
import { notify } from '#lib/platform/notices-store.ts';
import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { PROPOSITIONS, QUESTIONS_MAX } from '#lib/questions/formats.ts';
import { pastedLines } from '#lib/questions/pasted-lines.ts';
import {
  insertLines,
  mayAddProposition,
  moveProposition,
  nextProposition,
  removeProposition,
  setRight,
} from '#lib/questions/proposition-edits.ts';
import type { ChoiceQuestion, Proposition } from '#lib/questions/questions-schema.ts';
import type { QuestionsDesk } from './use-questions.ts';

export interface PropositionProps {
  desk: QuestionsDesk;
  question: ChoiceQuestion;
  number: number;
  proposition: Proposition;
  index: number;
  letter: string;
}

/** What keys and buttons do to a proposition. */
export function propositionActs({ desk, question, proposition, index, letter }: PropositionProps) {
  const { id, isRight } = proposition;
  const { length: count } = question.propositions;
  return {
    mark(value: boolean): void {
      desk.change(question.id, (each) => ('propositions' in each ? setRight(each, id, value) : each));
      desk.announce(value ? m.markedRight(letter) : m.markedWrong(letter));
    },
    toggleRight(): void {
      this.mark(!isRight);
    },
    next(): void {
      if (index === count - 1 && !mayAddProposition(question))
        desk.announce(m.propositionsFull(PROPOSITIONS[question.format].most));
      else desk.changeChoice(question.id, (each, giveId) => nextProposition(each, id, giveId));
    },
    move(by: -1 | 1): void {
      if (!question.propositions[index + by]) return;
      desk.changeChoice(question.id, (each) => moveProposition(each, id, by));
      desk.announce(m.propositionMoved(index + by + 1, count));
    },
    remove(): void {
      if (count === 1) return;
      desk.changeChoice(question.id, (each) => removeProposition(each, id));
      desk.announce(m.propositionRemoved(letter));
    },
    paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
      const lines = pastedLines(event.clipboardData.getData('text/plain'));
      if (lines.length < 2) return;
      event.preventDefault();
      const { selectionStart: start, selectionEnd: end } = event.currentTarget;
      const made = desk.changeChoice(question.id, (each, giveId) =>
        insertLines(each, { id, start, end }, lines, { giveId, most: QUESTIONS_MAX.propositions }),
      );
      if (made && made.left > 0) notify('error', m.linesLeft(made.left));
    },
  };
}
export type PropositionActs = ReturnType<typeof propositionActs>;
