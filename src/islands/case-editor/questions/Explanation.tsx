import { useEffect, useRef, useState } from 'react';
import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { QUESTIONS_MAX } from '#lib/questions/formats.ts';
import type { CaseQuestion } from '#lib/questions/questions-schema.ts';
import { NodeText } from './NodeText.tsx';
import { SheetSentences } from './SheetSentences.tsx';
import type { QuestionsDesk } from './use-questions.ts';

interface ExplanationProps {
  desk: QuestionsDesk;
  question: CaseQuestion;
  number: number;
}

/** The explanation shown with the key of a question, collapsed at first. */
export function Explanation({ desk, question, number }: ExplanationProps) {
  const { id, explanation = '' } = question;
  const [isShown, setShown] = useState(explanation !== '');
  const wasPressed = useRef(false);
  const fieldId = `explication-${id}`;
  useEffect(() => {
    if (wasPressed.current) document.getElementById(fieldId)?.focus();
    wasPressed.current = false;
  });
  if (!isShown && explanation === '')
    return (
      <button
        type="button"
        className="button small question-add"
        onClick={() => {
          wasPressed.current = true;
          setShown(true);
        }}
      >
        <i className="i-lucide-plus" aria-hidden="true" />
        <span>
          {m.explanation}
          <span className="visually-hidden">{m.ofQuestion(number)}</span>
        </span>
      </button>
    );
  const add = (sentence: string) => {
    const text = [explanation.trim(), sentence].filter(Boolean).join(' ');
    if (text.length > QUESTIONS_MAX.explanation) {
      desk.announce(m.explanationFull);
      return;
    }
    desk.change(id, (each) => ({ ...each, explanation: text }));
    desk.announce(m.sentenceAdded);
  };
  return (
    <>
      <NodeText
        id={fieldId}
        label={m.explanation}
        name={m.explanationOf(number)}
        value={explanation}
        most={QUESTIONS_MAX.explanation}
        onChange={(text) => {
          setShown(true);
          desk.change(id, (each) => ({ ...each, explanation: text }), fieldId);
        }}
      />
      <SheetSentences editor={desk.editor} number={number} onChoose={add} />
    </>
  );
}
