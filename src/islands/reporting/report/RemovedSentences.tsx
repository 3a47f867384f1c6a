import { useStore } from '@nanostores/react';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { textsOf } from '#lib/questionnaires/report/report-types.ts';
import { restore } from '#lib/questionnaires/report/settle.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import type { KeepFocus } from './use-kept-focus.ts';

/** Sentences that the person deleted although the answers still write them: each can be restored. */
export function RemovedSentences({ session, keepFocus }: { session: ReportSession; keepFocus: KeepFocus }) {
  const edited = useStore(session.$edited);
  const report = useStore(session.$report);
  if (edited.removed.length === 0) return null;
  const written = textsOf(report);
  const removed = edited.removed.flatMap(({ key }) => {
    const text = written.get(key);
    return text === undefined ? [] : [{ key, text }];
  });
  if (removed.length === 0) return null;
  return (
    <details className="report-removed">
      <summary>{m.removed(removed.length)}</summary>
      <ul>
        {removed.map(({ key, text }) => (
          <li key={key}>
            <span>{text}</span>
            <button
              type="button"
              className="link-button"
              aria-label={m.putBackSentence(text)}
              onClick={() => keepFocus(() => session.edit(restore(report, edited, key)))}
            >
              {m.putBack}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
