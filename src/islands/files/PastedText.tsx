import { useId } from 'react';

interface PastedTextProps {
  label: string;
  hint: string;
  text: string;
  /** Why it cannot be read, in words. */
  fault: string | undefined;
  /** A summary of what was read. */
  said?: string | undefined;
  /** Columns of a spreadsheet are aligned only where lines do not wrap. */
  isTable?: boolean;
  onText(text: string): void;
}

/** A file's content, pasted or typed, and whether it can be read. */
export function PastedText({ label, hint, text, fault, said, isTable = false, onText }: PastedTextProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={isTable ? 'input pasted-sheets' : 'input'}
        rows={4}
        wrap={isTable ? 'off' : undefined}
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <p role="status" className={fault ? 'fault' : undefined}>
        {fault ?? said}
      </p>
    </div>
  );
}
