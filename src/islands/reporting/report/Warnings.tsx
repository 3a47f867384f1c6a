import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import type { Found } from './warnings.ts';

interface WarningsProps {
  found: readonly Found[];
  show(found: Found): void;
}

/** Texts that look like an identity, or name the other side: shown, never blocking. */
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
