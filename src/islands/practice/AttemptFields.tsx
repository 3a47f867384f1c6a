import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { tooLong } from '#lib/platform/too-long-texts.ts';
import { DIAGNOSIS_MAX, DIFFERENTIAL_MAX, HYPOTHESIS_MAX } from '#lib/practice/attempt-rules.ts';
import { changeAttemptWords } from '#lib/practice/own-attempt-store.ts';
import type { OwnWords } from '#lib/practice/own-words-rules.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';
import { viewerMessages } from '#lib/viewer/texts.ts';
import { ConfidenceField } from './ConfidenceField.tsx';

interface AttemptFieldsProps {
  attempt: OwnWords & { revealedAt: string | null };
  takesFocus: boolean;
  onReveal(): void;
}

/** The differential padded to its number of fields. */
function differentialOf(words: OwnWords): string[] {
  return Array.from({ length: DIFFERENTIAL_MAX }, (_, index) => words.differential[index] ?? '');
}

/** Characters over the limit, not counting the surrounding spaces, which are not stored. */
const overBy = (text: string, most: number) => text.trim().length - most;

/** Shows by how much a text is too long. Not the component of the editors, which would load their code too. */
function Excess({ over, id }: { over: number; id?: string }) {
  return (
    <p id={id} className="attempt-excess" role="status" hidden={over <= 0}>
      {over > 0 && tooLong(over)}
    </p>
  );
}

function Differential({ words, isRead }: { words: OwnWords; isRead: boolean }) {
  const differential = differentialOf(words);
  return (
    <div className="differential">
      {differential.map((diagnosis, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change their order or number
          key={index}
          className="input"
          name="differentiel"
          aria-invalid={overBy(diagnosis, DIAGNOSIS_MAX) > 0}
          autoComplete="off"
          enterKeyHint="go"
          readOnly={isRead}
          aria-label={m.differentialOf(index + 1)}
          placeholder={m.differentialOf(index + 1)}
          value={diagnosis}
          onChange={({ target }) =>
            changeAttemptWords({ differential: differential.with(index, target.value) })
          }
        />
      ))}
      <Excess over={Math.max(...differential.map((each) => overBy(each, DIAGNOSIS_MAX)))} />
    </div>
  );
}

/** Fields of the attempt. Enter shows the answer, even if they are empty; Escape gives the keys back to the viewer. */
export function AttemptFields({ attempt, takesFocus, onReveal }: AttemptFieldsProps) {
  const field = useRef<HTMLInputElement>(null);
  const fault = useId();
  const [isOpen, setOpen] = useState(attempt.differential.some(Boolean));
  const isRead = attempt.revealedAt !== null;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') (event.target as HTMLElement).blur();
    if (event.key !== 'Enter' || (event.target as HTMLElement).localName !== 'input') return;
    event.preventDefault();
    onReveal();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the keys of its fields
    <div className="attempt-fields" onKeyDown={onKeyDown}>
      <input
        ref={field}
        className="input hypothesis"
        name="hypothese"
        aria-invalid={overBy(attempt.hypothesis, HYPOTHESIS_MAX) > 0}
        aria-describedby={fault}
        autoComplete="off"
        enterKeyHint="go"
        readOnly={isRead}
        aria-label={m.hypothesis}
        aria-keyshortcuts="h"
        placeholder={m.placeholder}
        value={attempt.hypothesis}
        onChange={({ target }) => changeAttemptWords({ hypothesis: target.value })}
      />
      <div className="attempt-more">
        <ConfidenceField
          value={attempt.confidence}
          isRead={isRead}
          onChange={(confidence) => changeAttemptWords({ confidence })}
        />
        <button
          type="button"
          className="button needs-script differential-toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <i className={isOpen ? 'i-lucide-minus' : 'i-lucide-plus'} aria-hidden="true" />
          {m.differential}
        </button>
        <button type="submit" className="button without-script">
          {viewerMessages.showAnswer}
        </button>
      </div>
      <Excess id={fault} over={overBy(attempt.hypothesis, HYPOTHESIS_MAX)} />
      {isOpen && <Differential words={attempt} isRead={isRead} />}
    </div>
  );
}
