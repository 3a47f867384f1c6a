import type { ItemOutcome } from '#lib/items/browser/change-chosen.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import type { Lack } from '#lib/items/kinds/lacks.ts';
import { selectionMessages as m } from '#lib/items/selection-texts.ts';
import { fieldLink } from '../publish/field-links.ts';
import '../publish/publish.css';

interface LackListProps {
  kind: ItemKind;
  fared: readonly ItemOutcome[];
  text(title: string, lacks: readonly Lack[]): string;
}

/** What each item lacks, with a link to the first place where something can be added. */
export function LackList({ kind, fared, text }: LackListProps) {
  const { edit } = KINDS[kind].paths;
  if (fared.length === 0) return null;
  return (
    <ul className="publish-missing">
      {fared.map(({ item, outcome: { lacks = [] } }) => {
        const title = item.title ?? m.untitled;
        const [first] = lacks;
        const href = first && edit && fieldLink(first, (place) => edit(item._id, place));
        return (
          <li key={item._id}>
            <span>{text(title, lacks)}</span>
            {href && (
              <a href={href} aria-label={m.mendWhat(title)}>
                {m.mend}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
