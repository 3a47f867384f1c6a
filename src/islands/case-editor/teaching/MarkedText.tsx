import { useId, useMemo } from 'react';
import { type IdentityMark, identityMarks } from '#lib/cases/teaching/identity-marks.ts';
import { teachingMessages as m } from '#lib/cases/teaching-texts.ts';

/** Number of characters shown on either side of a marked piece. */
const AROUND = 24;
const SHOWN = 12;

/** A piece of text that looks like an identity, with the words around it. */
function Mark({ text, mark: { from, to } }: { text: string; mark: IdentityMark }) {
  return (
    <li>
      {text.slice(Math.max(0, from - AROUND), from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to, to + AROUND)}
    </li>
  );
}

interface MarkedTextProps {
  label: string;
  text: string;
  /** Words of the names and numbers in the files, which identify patients. */
  names: ReadonlySet<string>;
  rows?: number;
  hint?: string | undefined;
  onChange(text: string): void;
}

/** A free text to review and edit, in which everything that looks like a person's identity is marked. */
export function MarkedText({ label, text, names, rows = 2, hint, onChange }: MarkedTextProps) {
  const id = useId();
  const marks = useMemo(() => identityMarks(text, names, new Date().getFullYear()), [text, names]);
  return (
    <div className="field marked-text">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="input"
        autoComplete="off"
        rows={Math.min(10, Math.max(rows, text.split('\n').length))}
        aria-describedby={`${id}-marks ${id}-hint`}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="hint" id={`${id}-hint`} hidden={!hint}>
        {hint}
      </p>
      <div className="text-marks" id={`${id}-marks`} hidden={marks.length === 0}>
        <p>
          <i className="i-lucide-triangle-alert" aria-hidden="true" /> {m.marks} {m.marked(marks.length)}
        </p>
        <ul>
          {marks.slice(0, SHOWN).map((mark) => (
            <Mark key={mark.from} text={text} mark={mark} />
          ))}
        </ul>
      </div>
    </div>
  );
}
