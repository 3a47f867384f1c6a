import { useId } from 'react';

interface ReadFileFieldProps {
  label: string;
  hint: string;
  /** The file names and types that the chooser offers, as in the `accept` attribute. */
  accept: string;
  /** Why the chosen file cannot be read, in words. */
  problem: string | undefined;
  /** A summary of what was read. */
  read?: string | undefined;
  /** Whether the form needs a file from this field; one may have been dropped on the page instead. */
  isRequired?: boolean;
  /** Whether another file cannot be chosen now. */
  isDisabled?: boolean;
  onFile(file: File | undefined): void;
}

/** File field of a form that creates something from a file; shows what the file contains or why it cannot be read. */
export function ReadFileField(props: ReadFileFieldProps) {
  const { label, hint, accept, problem, read, isRequired = true, isDisabled = false, onFile } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        className="input"
        accept={accept}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <p role="status" className={problem ? 'fault' : undefined}>
        {problem ?? read}
      </p>
    </div>
  );
}
