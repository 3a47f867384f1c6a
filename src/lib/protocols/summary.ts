import type { ProtocolBody } from './body-schema.ts';
import { TABLE_NAMES } from './fields/acquisition-fields.ts';

/** What the search reads of a protocol beside its title and tags; absent in summaries from before that. */
export interface ProtocolSearchTexts {
  /** Names of its rows, each once. */
  rowNames?: string[];
  indications?: string[];
  contraindications?: string[];
  /** Contrast agent, and the tracers of its acquisitions. */
  agents?: string[];
}

export interface ProtocolSummary extends Pick<ProtocolBody, 'imagingType' | 'region'>, ProtocolSearchTexts {}

/** What the search may read of one protocol is bounded: texts of each sort, and letters of all texts of a sort. */
const TEXTS_MAX = 60;
const LETTERS_MAX = 5000;

/** What a card shows of a protocol, and what lists find it by. */
export function summariseProtocol(body: Partial<ProtocolBody>): Partial<ProtocolSummary> {
  const { imagingType, region } = body;
  if (imagingType === undefined) return { region };
  return { imagingType, region, ...searchTextsOf(body) };
}

/** What the search reads of a protocol's body. */
function searchTextsOf({
  indications = [],
  contraindications = [],
  contrast,
  acquisition,
}: Partial<ProtocolBody>): ProtocolSearchTexts {
  const names = TABLE_NAMES.flatMap((table) => (acquisition?.[table] ?? []).map(({ name }) => name));
  const tracers = (acquisition?.tracerAcquisitions ?? []).map(({ tracer }) => tracer);
  return {
    rowNames: bounded(names),
    indications: bounded(indications),
    contraindications: bounded(contraindications),
    agents: bounded([contrast?.agent, ...tracers]),
  };
}

/** Texts that are not empty, each once, up to the first one that would be too much. */
function bounded(texts: readonly (string | undefined)[]): string[] {
  const distinct = [...new Set(texts.map((text) => text?.trim() ?? ''))].filter(Boolean);
  let letters = 0;
  const end = distinct.findIndex((text) => {
    letters += text.length;
    return letters > LETTERS_MAX;
  });
  return distinct.slice(0, end < 0 ? TEXTS_MAX : Math.min(end, TEXTS_MAX));
}
