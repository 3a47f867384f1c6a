import type { ProtocolFileProblem } from '#lib/interop/protocol/read-protocol.ts';
import type { ProtocolWords } from '#lib/interop/protocol/write-text.ts';
import { formatShortDate } from './format.ts';
import { protocolMessages as m } from './protocol.ts';
import { fieldName, SECTION_NAMES } from './protocol-changes.ts';

/** The French of a protocol's text for mail. */
export const PROTOCOL_WORDS: ProtocolWords = {
  sections: SECTION_NAMES,
  field: (section, field) => fieldName({ section, field }),
  tables: m.tables,
  totals: m.totals,
  atLeast: m.atLeast,
};

/** What a text for mail says of its protocol's review. */
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

/** Why a file chosen as a protocol is none. */
export const PROTOCOL_FILE_PROBLEMS: Readonly<Record<ProtocolFileProblem, string>> = {
  'not-json': 'Ce fichier n’est pas lisible\u00a0: un protocole s’exporte au format JSON.',
  'not-a-protocol': 'Ce fichier n’est pas un protocole exporté d’ici.',
  'newer-version': 'Ce fichier vient d’une version plus récente du site\u00a0: il ne peut pas être lu.',
};
