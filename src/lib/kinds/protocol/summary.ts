import type { ProtocolBody } from './body-schema.ts';
import { TABLE_NAMES } from './fields/acquisition-fields.ts';

export interface ProtocolSummary extends Pick<ProtocolBody, 'imagingType' | 'region'> {
  /** Of its rows, each once, for the search; absent in summaries from before that. */
  rowNames?: string[];
}

/** What the search may read of one protocol is bounded. */
const ROW_NAMES_MAX = 60;

/** What a card shows of a protocol, and what lists find it by. */
export function summariseProtocol({
  imagingType,
  region,
  acquisition,
}: Partial<ProtocolBody>): Partial<ProtocolSummary> {
  if (imagingType === undefined) return { region };
  const names = TABLE_NAMES.flatMap((table) => (acquisition?.[table] ?? []).map(({ name }) => name.trim()));
  const rowNames = [...new Set(names)].filter(Boolean).slice(0, ROW_NAMES_MAX);
  return { imagingType, region, rowNames };
}
