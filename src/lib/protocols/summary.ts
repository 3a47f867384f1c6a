import type { ProtocolBody } from './body-schema.ts';
import { type AcquisitionRow, TABLE_NAMES } from './fields/acquisition-fields.ts';
import { NOTHING, scannerCell } from './scanners/scanner-cells.ts';
import { suitedOf } from './suitability.ts';
import type { PatientGroup } from './vocabulary.ts';

/** The texts of a protocol that are searched, in addition to its title and tags; absent in older summaries. */
export interface ProtocolSearchTexts {
  /** Names of its rows, each once. */
  rowNames?: string[];
  indications?: string[];
  contraindications?: string[];
  /** The contrast agent, and the tracers of its acquisitions. */
  agents?: string[];
}

export interface ProtocolSummary extends Pick<ProtocolBody, 'imagingType' | 'region'>, ProtocolSearchTexts {
  /** The patients for whom it is suitable; absent in older summaries, and when unknown. */
  suits?: PatientGroup[];
}

/** Limits of the searched texts of a protocol: number of texts of each kind, and total length per kind. */
const TEXTS_MAX = 60;
const LETTERS_MAX = 5000;

/** The data of a protocol for cards and lists. */
export function summariseProtocol(body: Partial<ProtocolBody>): Partial<ProtocolSummary> {
  const { imagingType, region } = body;
  if (imagingType === undefined) return { region };
  const suits = suitedOf(body);
  return { imagingType, region, ...searchTextsOf(body), ...(suits.length > 0 && { suits }) };
}

/** The searched texts of a protocol's body. */
function searchTextsOf({
  indications = [],
  contraindications = [],
  contrast,
  acquisition,
}: Partial<ProtocolBody>): ProtocolSearchTexts {
  const names = TABLE_NAMES.flatMap((table) => textsOf(acquisition?.[table], 'name'));
  const tracers = textsOf(acquisition?.tracerAcquisitions, 'tracer');
  return {
    rowNames: bounded(names),
    indications: bounded(indications),
    contraindications: bounded(contraindications),
    agents: bounded([contrast?.agent, ...tracers]),
  };
}

/** The texts of a field in all rows: shared values, and differing ones of scanners. */
const textsOf = (rows: readonly AcquisitionRow[] = [], field: string): string[] =>
  rows.flatMap((row) =>
    Object.entries(row).flatMap(([key, value]) =>
      (scannerCell(key)?.key ?? key) === field && typeof value === 'string' && value !== NOTHING
        ? [value]
        : [],
    ),
  );

/** The non-empty texts, each once, up to the limits. */
function bounded(texts: readonly (string | undefined)[]): string[] {
  const distinct = [...new Set(texts.map((text) => text?.trim() ?? ''))].filter(Boolean);
  let letters = 0;
  const end = distinct.findIndex((text) => {
    letters += text.length;
    return letters > LETTERS_MAX;
  });
  return distinct.slice(0, end < 0 ? TEXTS_MAX : Math.min(end, TEXTS_MAX));
}
