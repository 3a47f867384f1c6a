import { formatShortDateAndTime } from '#lib/platform/format-texts.ts';
import type { NamedAuditEntry } from './entry.ts';
import { AUDIT_ACTION_NAMES, auditMessages as m } from './texts.ts';

/** The texts of an entry, as shown to people. */
export function tellEntry(entry: NamedAuditEntry) {
  const { actor_id, actor, person_id, person, item_id, title, source } = entry;
  const isCommand = source === 'command';
  return {
    number: entry.number,
    at: formatShortDateAndTime(new Date(entry.at).toISOString()),
    action: AUDIT_ACTION_NAMES[entry.action],
    actor: actor ?? (actor_id ? m.gone : isCommand ? m.command : m.visitor),
    person: person ?? (person_id ? m.gone : ''),
    item: title ?? item_id ?? '',
    detail: m.detail(entry.action, entry.detail),
    source: isCommand ? '' : source,
  };
}
