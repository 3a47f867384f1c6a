import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import type { TextWarning } from './warnings.ts';

interface WarningsProps {
  found: readonly TextWarning[];
  show(found: TextWarning): void;
}

/** Warnings about texts that look like a patient's identity or name the other side; they block nothing. */
export function Warnings({ found, show }: WarningsProps) {
  return (
    <div role="status" className="report-warnings">
      {found.length > 0 && (
        <ul aria-label={m.warnings(found.length)}>
          {found.map((each) => (
            <li key={`${each.section} ${each.paragraph} ${each.from} ${each.kind}`}>
              <i className="i-lucide-triangle-alert" aria-hidden="true" />
              <span>{m.passage(each.text, m.found[each.kind])}</span>
              <button
                type="button"
                className="link-button"
                aria-label={m.showPassage(each.text)}
                onClick={() => show(each)}
              >
                {m.show}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
