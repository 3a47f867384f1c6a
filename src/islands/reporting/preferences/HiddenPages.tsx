import { useStore } from '@nanostores/react';
import { hiddenPagesOf } from '#lib/questionnaires/preferences/acting-preferences.ts';
import { readersOfPage } from '#lib/questionnaires/preferences/readers-of-page.ts';
import { hiddenPageMessages as m } from '#lib/questionnaires/preferences/texts.ts';
import { instanceParts } from '#lib/questionnaires/repeats/instances.ts';
import { type Page, walkLevel } from '#lib/questionnaires/tree.ts';
import { useReporting } from '../reporting-context.ts';
import { PreferencePart } from './PreferencePart.tsx';
import type { PartProps } from './part-props.ts';

/** Maximum number of questions listed. */
const NAMED = 3;

/** What hiding a page also removes, in words. */
function consequences(pages: readonly Page[], page: Page, isAnswered: boolean): string[] {
  const important = Array.from(walkLevel(page.questions)).filter(({ question }) => question.important).length;
  const readers = readersOfPage(pages, page).map(({ text }) => text);
  return [
    ...(isAnswered ? [m.answered] : []),
    ...(important > 0 ? [m.important(important)] : []),
    ...(readers.length > 0 ? [m.readers(readers.slice(0, NAMED), Math.max(0, readers.length - NAMED))] : []),
  ];
}

/** Choice of the pages to hide, with the consequences of hiding each. */
export function HiddenPages({ pages, preferences, change }: PartProps) {
  const answers = useStore(useReporting().session.$answers);
  const hidden = hiddenPagesOf(pages, preferences.hiddenPages);
  const answered = new Set(Object.keys(answers).map((id) => instanceParts(id)?.source ?? id));
  const isAnswered = ({ questions }: Page) =>
    Array.from(walkLevel(questions)).some(({ question }) => answered.has(question.id));
  const hide = (id: string, isHidden: boolean) => {
    const others = preferences.hiddenPages.filter((each) => each !== id);
    change({ hiddenPages: isHidden ? [...others, id] : others });
  };
  return (
    <PreferencePart title={m.title} count={hidden.length} hint={m.hint}>
      <ul>
        {pages.map((page) => {
          const isHidden = hidden.includes(page.id);
          const isLast = !isHidden && hidden.length === pages.length - 1;
          return (
            <li key={page.id}>
              <label className="preference-check">
                <input
                  type="checkbox"
                  checked={isHidden}
                  disabled={isLast}
                  onChange={({ target }) => hide(page.id, target.checked)}
                />
                <span>{m.hide(page.name)}</span>
              </label>
              {isLast && <p className="quiet">{m.last}</p>}
              {isHidden &&
                consequences(pages, page, isAnswered(page)).map((text) => (
                  <p key={text} className="warned">
                    {text}
                  </p>
                ))}
            </li>
          );
        })}
      </ul>
    </PreferencePart>
  );
}
