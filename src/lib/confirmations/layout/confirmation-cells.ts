import { parisDay } from '#lib/platform/day.ts';
import { guarded } from '#lib/protocols/exchange/formula-guard.ts';
import type { ItemConfirmations } from '../schemas.ts';
import { confirmationsMessages as m } from '../texts.ts';

const dayOf = (iso: string) => parisDay(Date.parse(iso));

/** The requests as rows of a spreadsheet, headings first; ISO dates are read the same by every program. */
export function confirmationCells({ requests }: Pick<ItemConfirmations, 'requests'>): string[][] {
  const rows = requests.map(({ version, name, username, askedAt, confirmedAt, state }) => [
    String(version),
    guarded(name),
    guarded(username),
    dayOf(askedAt),
    confirmedAt === null ? '' : dayOf(confirmedAt),
    m.stateNames[state],
  ]);
  return [[...m.columns], ...rows];
}
