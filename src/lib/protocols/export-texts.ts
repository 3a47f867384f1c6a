import { formatShortDate } from '#lib/platform/format-texts.ts';
import { fieldName, SECTION_NAMES } from './changes-texts.ts';
import type { ProtocolWords } from './exchange/write-text.ts';
import { scannersMessages } from './scanners-texts.ts';
import { protocolMessages as m } from './texts.ts';

/** The French of a protocol's text for mail. */
export const PROTOCOL_WORDS: ProtocolWords = {
  sections: SECTION_NAMES,
  field: (section, field) => fieldName({ section, field }),
  scanner: scannersMessages.named,
  tables: m.tables,
  totals: m.totals,
  atLeast: m.atLeast,
};

/** The line about a protocol's review in the text for mail. */
export function stateLine(review: {
  status: string;
  version: number | null;
  validatedAt: string | null;
}): string {
  const { status, version, validatedAt } = review;
  const date = validatedAt === null ? [] : [`le ${formatShortDate(validatedAt)}`];
  const state = [status, ...date].join(' ');
  return version === null ? state : `${state}, version ${version}`;
}
