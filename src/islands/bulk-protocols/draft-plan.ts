import { TITLE_MAX } from '#lib/items/item.ts';
import { foldedName } from '#lib/platform/fold.ts';
import type { OwnTitle, WantedDraft } from '#lib/protocols/browser/create-drafts.ts';
import type { FoundProtocol, ProtocolFileContent } from '#lib/protocols/bulk/found.ts';
import type { Region } from '#lib/protocols/bulk/title-words.ts';
import { protocolBulkMessages as m } from '#lib/protocols/bulk-texts.ts';
import type { ReadRows } from '#lib/protocols/exchange/read-table.ts';
import { ROWS_MAX, TABLE_OF_TYPE, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import type { ImagingType } from '#lib/protocols/vocabulary.ts';

/** A person's choices about a protocol that was found. */
export interface PlanChoices {
  isTicked?: boolean;
  title?: string;
  imagingType?: ImagingType | undefined;
  region?: Region | undefined;
}
export type PlanChoicesByKey = Readonly<Record<string, PlanChoices>>;

/** Values for protocols about which neither the file nor the person says anything. */
export interface Defaults {
  imagingType: ImagingType | undefined;
  region: Region | undefined;
}

/** The draft that would be created from a protocol. */
export interface Plan {
  found: FoundProtocol;
  isTicked: boolean;
  title: string;
  imagingType: ImagingType | undefined;
  region: Region | undefined;
  table: TableName;
  read: ReadRows;
  /** Reasons why the draft cannot be created yet, in words. */
  needs: string[];
  /** Warnings to read before creating the draft, in words. */
  warnings: string[];
}

function needsOf({ title, imagingType, region, read }: Omit<Plan, 'needs' | 'warnings'>): string[] {
  return [
    ...(title.trim() === '' ? [m.needsTitle] : []),
    ...(imagingType ? [] : [m.needsType]),
    ...(imagingType && !(read.headed && read.rows.length > 0) ? [m.otherTable] : []),
    ...(region ? [] : [m.needsRegion]),
  ];
}

/**
 * The plan of one protocol with the choices so far. Without an imaging type its rows are shown as those of the
 * likeliest table.
 */
function planOf(found: FoundProtocol, said: PlanChoices, defaults: Defaults): Omit<Plan, 'warnings'> {
  const fits = (type: ImagingType | undefined) =>
    type && found.tables.includes(TABLE_OF_TYPE[type]) ? type : undefined;
  const imagingType = said.imagingType ?? found.imagingType ?? fits(defaults.imagingType);
  const region = said.region ?? found.region ?? defaults.region;
  const table = imagingType ? TABLE_OF_TYPE[imagingType] : (found.tables[0] ?? 'sequences');
  const whole = found.readAs(table);
  const rows = whole.rows.slice(0, ROWS_MAX);
  const problems = whole.problems.filter(({ row }) => row < rows.length);
  const read = { ...whole, rows, problems };
  const title = (said.title ?? found.title).slice(0, TITLE_MAX);
  const plan = {
    found,
    isTicked: said.isTicked ?? !found.isHidden,
    title,
    imagingType,
    region,
    table,
    read,
    needs: [],
  };
  return { ...plan, needs: needsOf(plan) };
}

/** The plans of all protocols of a file, with the titles that collide. */
export function plansOf(
  { protocols }: ProtocolFileContent,
  said: PlanChoicesByKey,
  defaults: Defaults,
  own: readonly OwnTitle[],
): Plan[] {
  const plans = protocols.map((found) => planOf(found, said[found.key] ?? {}, defaults));
  const known = new Set(own.map(({ title }) => foldedName(title)));
  const counts = new Map<string, number>();
  for (const { title } of plans) counts.set(foldedName(title), (counts.get(foldedName(title)) ?? 0) + 1);
  return plans.map((plan) => ({
    ...plan,
    warnings: [
      ...(known.has(foldedName(plan.title)) ? [m.known] : []),
      ...((counts.get(foldedName(plan.title)) ?? 0) > 1 ? [m.twice] : []),
    ],
  }));
}

/** The contents of a draft; undefined while required information is missing. */
export function draftOf({
  found,
  title,
  imagingType,
  region,
  table,
  read,
  needs,
}: Plan): WantedDraft | undefined {
  if (needs.length > 0 || !imagingType || !region) return undefined;
  const body = { imagingType, region, acquisition: { [table]: read.rows } };
  return { key: found.key, made: { title: title.trim(), tags: [], body } };
}
