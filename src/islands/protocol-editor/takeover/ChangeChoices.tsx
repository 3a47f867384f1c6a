import { takeoverDialogMessages as m } from '#lib/items/takeover-dialog-texts.ts';
import { changeLine, sectionName } from '#lib/protocols/changes-texts.ts';
import type { Offer } from './take-over.ts';

interface ChangeChoicesProps {
  offers: readonly Offer[];
  /** Paths of the changes that are not ticked. */
  left: ReadonlySet<string>;
  onChange(left: ReadonlySet<string>): void;
}

/** The changes by section, each with a check box; those that cannot be applied show the reason. */
export function ChangeChoices({ offers, left, onChange }: ChangeChoicesProps) {
  if (offers.length === 0) return <p>{m.none}</p>;
  const sections = [...new Set(offers.map(({ change }) => change.section))];
  const toggle = (path: string) => {
    const next = new Set(left);
    if (!next.delete(path)) next.add(path);
    onChange(next);
  };
  return (
    <div className="change-choices">
      {sections.map((section) => (
        <fieldset key={section}>
          <legend>{sectionName(section)}</legend>
          {offers
            .filter(({ change }) => change.section === section)
            .map(({ change, state }) => (
              <label key={change.path} className="change-choice">
                <input
                  type="checkbox"
                  checked={state === 'applies' && !left.has(change.path)}
                  disabled={state !== 'applies'}
                  onChange={() => toggle(change.path)}
                />
                <span>
                  {changeLine(change)}
                  {state !== 'applies' && <em className="quiet">{m.states[state]}</em>}
                </span>
              </label>
            ))}
        </fieldset>
      ))}
    </div>
  );
}
