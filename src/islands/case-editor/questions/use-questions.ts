import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { casePaths } from '#lib/cases/paths.ts';
import { changeQuestion, type Edited } from '#lib/questions/edits.ts';
import type { GiveId } from '#lib/questions/new-question.ts';
import type { EditedPropositions } from '#lib/questions/proposition-edits.ts';
import { questionAround } from '#lib/questions/question-tree.ts';
import type { CaseQuestion, CaseQuestions, ChoiceQuestion } from '#lib/questions/questions-schema.ts';
import { FIELD_IDS } from '../../publish/field-links.ts';
import type { CaseEditor } from '../editor.ts';
import { openWriting } from '../open-writing.ts';
import { lineIdOf } from './QuestionLine.tsx';

/** The field in which the words of a question or a proposition are written. */
export const fieldIdOf = (node: string) => `texte-${node}`;
/** The field of an accepted answer, which has no id of its own. */
export const acceptedNode = (question: string, at: number) => `${question}-${at}`;

/** Puts the cursor at the end of a field's text, or focuses the line of a question that is closed. */
function focusOn(id: string): void {
  const field = document.getElementById(fieldIdOf(id)) ?? document.getElementById(lineIdOf(id));
  if (!field || field === document.activeElement) return;
  field.focus();
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
}

/** Focuses a field after the next render, when it exists. @param first id of the field focused at first */
function useFieldFocus(first: string | undefined) {
  const [, takeTurn] = useState(0);
  const wanted = useRef(first);
  useEffect(() => {
    if (wanted.current !== undefined) focusOn(wanted.current);
    wanted.current = undefined;
  });
  return (id: string) => {
    wanted.current = id;
    takeTurn((turn) => turn + 1);
  };
}

/** When the open question disappears, by undo or in another tab, the section takes over its focus. */
function useGoneQuestion(questions: CaseQuestions | null, openId: string | undefined): void {
  const isGone = openId !== undefined && questionAround(questions, openId) === undefined;
  useEffect(() => {
    if (isGone && document.activeElement === document.body)
      document.getElementById(FIELD_IDS.faultyQuestions)?.focus({ preventScroll: true });
  }, [isGone]);
}

type Make = (change: (questions: CaseQuestions | null) => Edited, place?: string) => Edited;

/** The functions that change one question, including those that remove something. */
function changesBy(make: Make) {
  return {
    change(
      id: string,
      update: (question: CaseQuestion, giveId: GiveId) => CaseQuestion,
      place?: string,
    ): void {
      make((before) => ({ questions: changeQuestion(before, id, update) }), place);
    },
    /** Changes a question that has propositions. */
    changeChoice<Made extends EditedPropositions>(
      id: string,
      update: (question: ChoiceQuestion, giveId: GiveId) => Made,
      place?: string,
    ): Made | undefined {
      const result: { made?: Made } = {};
      make((before) => {
        const after = changeQuestion(before, id, (question, giveId) => {
          if (!('propositions' in question)) return question;
          result.made = update(question, giveId);
          return result.made.question;
        });
        return { questions: after, focus: result.made?.focus };
      }, place);
      return result.made;
    },
    /** Removes the focused part of a question: if nothing takes its place, the section gets the focus. */
    remove(change: (questions: CaseQuestions | null) => Edited): void {
      if (make(change).focus === undefined)
        document.getElementById(FIELD_IDS.faultyQuestions)?.focus({ preventScroll: true });
    },
  };
}

/** State of the question editor, where one question is open at a time. @param first the one that is open initially */
export function useQuestions(editor: CaseEditor, first: string | undefined) {
  const draft = useStore(editor.autosave.$draft);
  const questions = draft.questions ?? null;
  const [openId, setOpenId] = useState(first);
  const focus = useFieldFocus(first);
  useGoneQuestion(questions, openId);

  /** Applies an undoable change, then focuses the next field. @param place the field being typed in */
  function make(change: (questions: CaseQuestions | null) => Edited, place?: string): Edited {
    let made: Edited = { questions };
    editor.edit((body) => {
      const before = body.questions ?? null;
      made = change(before);
      return made.questions === before ? body : { ...body, questions: made.questions };
    }, place);
    if (made.focus !== undefined) {
      const around = questionAround(made.questions, made.focus);
      if (around) setOpenId(around.id);
      focus(made.focus);
    }
    return made;
  }

  const drawn = draft.folders.find(({ images }) => images.length > 0);

  return {
    questions,
    canDraw: drawn !== undefined,
    /** Opens the viewer, where findings are drawn, after saving everything. */
    draw(): void {
      if (!drawn) return;
      const place = { folder: drawn.id, image: drawn.mainImage ?? 0 };
      void openWriting(editor, casePaths.writeFindings(editor.id, place));
    },
    /** The findings that zones are made from. */
    findings: draft.findings ?? [],
    /** The edited case, for its folders, and to check whether its other parts reveal an answer. */
    told: draft,
    openId,
    make,
    ...changesBy(make),
    editor,
    announce: editor.announce,
    focus,
    open(id: string): void {
      setOpenId(id);
      focus(id);
    },
    close(id: string): void {
      setOpenId(undefined);
      focus(id);
    },
  };
}

export type QuestionsDesk = ReturnType<typeof useQuestions>;
