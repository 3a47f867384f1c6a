import { findUser } from '#lib/accounts/server/find-user.ts';
import { AUDIT_ACTIONS, type AuditAction } from '#lib/audit/actions.ts';
import type { AuditFilter, NamedAuditEntry } from '#lib/audit/entry.ts';
import { readEntries } from '#lib/audit/server/read-entries.ts';
import { auditMessages as m } from '#lib/audit/texts.ts';
import { parisDay, startOfDay } from '#lib/platform/day.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type AdministrationPage, administrator, PAGE_ROWS } from './page-data.ts';

const HOUR = 3_600_000;
/** Maximum number of entries in one exported file, the latest first. */
const EXPORTED = 50_000;

/** The filter form's values, as typed. */
interface AskedAudit {
  action: AuditAction | undefined;
  person: string;
  item: string;
  from: string;
  until: string;
}

interface AuditPage {
  asked: AskedAudit;
  entries: NamedAuditEntry[];
  /** Number of the entry before which the next page begins; undefined on the last page. */
  older: number | undefined;
  error?: string;
}

function askedOf({ searchParams }: URL): AskedAudit {
  const text = (name: string) => searchParams.get(name)?.trim() ?? '';
  return {
    action: AUDIT_ACTIONS.find((each) => each === searchParams.get('action')),
    person: text('personne'),
    item: text('contenu'),
    from: text('du'),
    until: text('au'),
  };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The start of a typed day in Paris; undefined when there is none. */
function startOf(day: string): number | undefined {
  return DATE.test(day) && !Number.isNaN(Date.parse(day)) ? startOfDay(day) : undefined;
}

/** The end of a typed day in Paris: the start of the next day. */
function endOf(day: string): number | undefined {
  const start = startOf(day);
  // 36 hours later is always within the next day, even after a day of 25 hours.
  return start === undefined ? undefined : startOfDay(parisDay(start + 36 * HOUR));
}

/** The filter; null when the named person does not exist. */
async function filterOf(context: Context, asked: AskedAudit): Promise<AuditFilter | null> {
  const user = asked.person === '' ? undefined : await findUser(context, asked.person);
  if (asked.person !== '' && !user) return null;
  return {
    action: asked.action,
    userId: user?.id,
    itemId: asked.item || undefined,
    from: startOf(asked.from),
    until: endOf(asked.until),
  };
}

/** Entries of the audit log, the latest first. @throws AppError `not_found` */
export async function loadAudit(page: AdministrationPage): Promise<AuditPage> {
  const { context } = await administrator(page);
  const asked = askedOf(page.url);
  const filter = await filterOf(context, asked);
  if (!filter) return { asked, entries: [], older: undefined, error: m.noSuchPerson };
  const before = Number(page.url.searchParams.get('avant'));
  const from = Number.isSafeInteger(before) && before > 0 ? before : undefined;
  const rows = await readEntries(context, filter, { before: from, limit: PAGE_ROWS + 1 });
  const entries = rows.slice(0, PAGE_ROWS);
  return { asked, entries, older: rows.length > PAGE_ROWS ? entries.at(-1)?.number : undefined };
}

/** The entries of a filter for an export, the latest first. @throws AppError `not_found` */
export async function auditToExport(
  page: Pick<AdministrationPage, 'locals' | 'url'>,
): Promise<NamedAuditEntry[]> {
  const { context } = await administrator(page);
  const filter = await filterOf(context, askedOf(page.url));
  return filter ? readEntries(context, filter, { limit: EXPORTED }) : [];
}
