import { mergeLists } from '#lib/items/merge-lists.ts';
import { canonicalJson } from '#lib/platform/canonical-json.ts';
import { type EditedBody, LINE_LISTS, type LineList, withKey } from './body-edits.ts';
import { type AcquisitionRow, ROWS_MAX, TABLE_NAMES } from './fields/acquisition-fields.ts';
import { PROTOCOL_MAX } from './limits.ts';
import { SCANNERS_MAX } from './scanners/scanner-cells.ts';
import { knowsItsScanners, nameProblem } from './scanners/scanner-names.ts';

/** The common base of a body, and both sides' versions. */
export interface BodyVersions {
  base: EditedBody;
  mine: EditedBody;
  theirs: EditedBody;
}
type Side = keyof BodyVersions;

const isLines = (key: keyof EditedBody): key is LineList => (LINE_LISTS as readonly string[]).includes(key);

/** Merges the lists of both sides; undefined when both changed the same entry, or the result would be too long. */
function merged<Item>(versions: Record<Side, readonly Item[]>, most: number): Item[] | undefined {
  const list = mergeLists(versions, canonicalJson);
  return list && list.length <= most ? list : undefined;
}

/** Merges the tables of both sides row by row: each row comes entirely from one side. */
function mergedRows({ base, mine, theirs }: BodyVersions): EditedBody['acquisition'] | undefined {
  const tables: Record<string, AcquisitionRow[]> = {};
  for (const table of TABLE_NAMES) {
    const rowsOf = ({ acquisition }: EditedBody) => (acquisition?.[table] ?? []) as AcquisitionRow[];
    const rows = merged({ base: rowsOf(base), mine: rowsOf(mine), theirs: rowsOf(theirs) }, ROWS_MAX);
    if (!rows) return undefined;
    if (rows.length > 0) tables[table] = rows;
  }
  return tables as EditedBody['acquisition'];
}

/** Merges the scanners of both sides; undefined when both changed one, or gave two the same name. */
function mergedScanners({ base, mine, theirs }: BodyVersions): EditedBody['scanners'] {
  const of = ({ scanners }: EditedBody) => scanners ?? [];
  const scanners = merged({ base: of(base), mine: of(mine), theirs: of(theirs) }, SCANNERS_MAX);
  const isTwice = scanners?.some(({ name }, at) => nameProblem(scanners.slice(0, at), name));
  return isTwice ? undefined : scanners;
}

/** Merges a list changed by both sides; undefined if it is not a list, or both changed the same entry. */
function mergedList(key: keyof EditedBody, versions: BodyVersions): unknown {
  if (key === 'acquisition') return mergedRows(versions);
  if (key === 'scanners') return mergedScanners(versions);
  if (!isLines(key)) return undefined;
  const linesOf = (side: Side) => versions[side][key] ?? [];
  return merged(
    { base: linesOf('base'), mine: linesOf('mine'), theirs: linesOf('theirs') },
    PROTOCOL_MAX.lines,
  );
}

/**
 * Merges the changes of both sides: lists by entry, everything else by section, so that a dose is
 * never combined with an agent for which it was not meant. Null when both changed the same part.
 */
export function mergeBodies(versions: BodyVersions): EditedBody | null {
  const { base, mine, theirs } = versions;
  const isSame = (key: keyof EditedBody, one: EditedBody, other: EditedBody) =>
    canonicalJson(one[key]) === canonicalJson(other[key]);
  // Another imaging type has other fields.
  if (!isSame('imagingType', base, mine) || !isSame('imagingType', base, theirs)) return null;
  let body = mine;
  for (const key of Object.keys({ ...mine, ...theirs }) as (keyof EditedBody)[]) {
    if (isSame(key, theirs, base) || isSame(key, mine, theirs)) continue;
    const value = isSame(key, mine, base) ? theirs[key] : mergedList(key, versions);
    if (value === undefined && !isSame(key, mine, base)) return null;
    body = withKey(body, key, value as EditedBody[typeof key]);
  }
  // One side may have removed a scanner that the other one used in its changes.
  return knowsItsScanners(body) ? body : null;
}
