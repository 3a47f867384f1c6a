import { useId } from 'react';

interface PastedTextProps {
  label: string;
  hint: string;
  text: string;
  /** Why the text cannot be read, in words. */
  fault: string | undefined;
  /** A summary of what was read. */
  said?: string | undefined;
  /** Whether the text is pasted from a spreadsheet: its columns are aligned only if lines do not wrap. */
  isTable?: boolean;
  onText(text: string): void;
}

/** Text field for the content of a file, pasted or typed, with what was read or why it cannot be read. */
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
