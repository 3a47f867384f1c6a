import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { Fiche } from '../tree.ts';
import type { DraftFiche } from './draft.ts';
import type { Faults } from './fault.ts';
import type { Ids } from './ids.ts';
import { titleKey } from './references.ts';

/** The existing fiche that each fiche line refers to: by its id, else by its title. */
export function matchFiches(drafts: readonly DraftFiche[], before: readonly Fiche[]): Map<DraftFiche, Fiche> {
  const byId = new Map(before.map((fiche) => [fiche.id, fiche]));
  const found = new Map<DraftFiche, Fiche>();
  for (const draft of drafts) {
    const fiche = byId.get(draft.label.id ?? '');
    if (fiche) found.set(draft, fiche);
    byId.delete(fiche?.id ?? '');
  }
  const byTitle = Map.groupBy(byId.values(), ({ title }) => titleKey(title));
  for (const draft of drafts) {
    const fiche = found.has(draft) ? undefined : byTitle.get(titleKey(draft.label.text))?.shift();
    if (fiche) found.set(draft, fiche);
  }
  return found;
}

/** The fiches that an outline lists. Existing ones keep their content; new ones are empty. */
export function makeFiches(
  drafts: readonly DraftFiche[],
  before: ReadonlyMap<object, object>,
  ids: Ids,
  faults: Faults,
): Fiche[] {
  const over = drafts[MAX.fiches];
  if (over) faults.add(over.line, 'too-many');
  return drafts.slice(0, MAX.fiches).flatMap((draft) => {
    const { text } = draft.label;
    if (text === '') faults.add(draft.line, 'no-text');
    if (text.length > MAX.ficheTitle) faults.add(draft.line, 'too-long');
    const earlier = before.get(draft) as Fiche | undefined;
    const title = text.slice(0, MAX.ficheTitle).trim();
    return title === '' ? [] : { id: ids.of(draft), title, content: earlier?.content ?? [] };
  });
}
