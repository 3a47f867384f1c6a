import type { z } from 'zod';
import { settingsMessages } from '../../settings-texts.ts';

/** Settings that may contain a password, and are never shown. */
const SECRET = /_URL$|_SECRET_|_TOKEN$|^OIDC_|^DICOMWEB_/;

/** Describes invalid settings, one line per variable. */
export function describeSettings(error: z.ZodError, given: Record<string, unknown>): string {
  const byName = new Map(error.issues.map((issue) => [String(issue.path[0]), issue.message]));
  return [...byName]
    .map(([name, wanted]) =>
      settingsMessages.problem(
        name,
        wanted,
        given[name] && SECRET.test(name) ? '…' : String(given[name] ?? settingsMessages.unset),
      ),
    )
    .join('\n');
}
