import { useStore } from '@nanostores/react';
import { $ownAttempt } from '#lib/practice/own-attempt-store.ts';
import { hasWords } from '#lib/practice/own-words-rules.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';

/** Shown beside the answer: the hypothesis written before it, if any. */
export function OwnWords({ caseId }: { caseId: string }) {
  const own = useStore($ownAttempt);
  if (own?.caseId !== caseId || !hasWords(own)) return null;
  const differential = own.differential.map((each) => each.trim()).filter(Boolean);
  return (
    <section className="own-words" aria-label={m.ownWords}>
      <h3>{m.ownWords}</h3>
      <p className="case-lines">{own.hypothesis.trim() || m.noWords}</p>
      {differential.length > 0 && (
        <ul aria-label={m.differential}>
          {differential.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the hypothesis does not change any more
            <li key={index}>{each}</li>
          ))}
        </ul>
      )}
      {own.confidence !== null && <p className="quiet">{m.sureAt(own.confidence)}</p>}
    </section>
  );
}
