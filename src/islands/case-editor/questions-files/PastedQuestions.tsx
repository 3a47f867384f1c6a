import { useId } from 'react';
import { questionImportMessages as m } from '#lib/questions/exchange-texts.ts';

interface PastedQuestionsProps {
  text: string;
  /** What keeps it from being read, in words. */
  fault: string | undefined;
  onText(text: string): void;
}

/** Questions in GIFT, pasted or typed. */
export function PastedQuestions({ text, fault, onText }: PastedQuestionsProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{m.pasted}</label>
      <textarea
        id={id}
        className="input"
        rows={4}
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <p className="hint" id={`${id}-hint`}>
        {m.pastedHint}
      </p>
      <p role="status" className={fault ? 'fault' : undefined}>
        {fault}
      </p>
    </div>
  );
}
