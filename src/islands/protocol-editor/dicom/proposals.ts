import type { Acquired } from '#lib/dicom/acquisition/acquired.ts';
import type { AcquisitionKind } from '#lib/dicom/acquisition/modalities.ts';
import type { CellValue } from '#lib/protocols/cells.ts';
import { protocolDicomMessages as m, fromDicomMessages as words } from '#lib/protocols/dicom-texts.ts';
import { type AcquisitionRow, fieldsOf, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import type { Field } from '#lib/protocols/fields/field.ts';
import { identitiesIn } from '#lib/questionnaires/identity-like.ts';
import { CT_FIELDS } from './ct-fields.ts';
import { type Found, numberFrom, type Reader, rounded } from './found.ts';
import { MR_FIELDS } from './mr-fields.ts';
import { ANGIOGRAPHY_FIELDS, NUCLEAR_FIELDS, RADIOGRAPH_FIELDS, ULTRASOUND_FIELDS } from './other-fields.ts';
import { valueNotes } from './value-notes.ts';

export interface ProposedValue {
  field: Field;
  value: CellValue;
  /** The value as shown, with its unit. */
  text: string;
  /** DICOM keywords, or whose private elements. */
  source: string;
  /** Where it was read, where that is not the standard's attribute. */
  origins: string[];
  /** Contradicting values elsewhere in the files. */
  disputes: string[];
  /** Other values that images of the series have, as they are shown. */
  others: string[];
  /** The contradicting values as numbers, in the field's unit. */
  otherValues: number[];
}

/** A row that an exam's files propose, with where each value comes from. */
export interface Proposal {
  id: string;
  table: TableName;
  name: string;
  /** The console's free text: shown, and taken only where somebody ticks it. */
  label: string;
  isLabelSuspect: boolean;
  images: number;
  /** Why the series is not ticked at first. */
  why?: 'localizer' | 'derived' | 'empty' | undefined;
  values: ProposedValue[];
  /** Values that the protocol's bounds refuse. */
  outside: { field: Field; value: CellValue; text: string }[];
  /** Fields which DICOM has an attribute for, and these files no value. */
  absent: Field[];
}

const TABLES: Record<AcquisitionKind, { table: TableName; fields: Readonly<Record<string, Reader>> }> = {
  mr: { table: 'sequences', fields: MR_FIELDS },
  ct: { table: 'passes', fields: CT_FIELDS },
  radiograph: { table: 'views', fields: RADIOGRAPH_FIELDS },
  ultrasound: { table: 'scans', fields: ULTRASOUND_FIELDS },
  nuclear: { table: 'tracerAcquisitions', fields: NUCLEAR_FIELDS },
  angiography: { table: 'runs', fields: ANGIOGRAPHY_FIELDS },
};

/** The rows that an exam proposes, in the order in which it was made. `year` is the present one. */
export function proposalsOf(acquired: readonly Acquired[], year: number): Proposal[] {
  const names = acquired.map(nameOf);
  const used = new Map<string, number>();
  return acquired.map((each, index) => {
    const name = names[index]!;
    const rank = (used.get(name) ?? 0) + 1;
    used.set(name, rank);
    const isDouble = names.filter((other) => other === name).length > 1;
    return proposalOf(each, String(index), isDouble ? m.numbered(name, rank) : name, acquired, year);
  });
}

/** A Dixon acquisition suppresses nothing, although its water images are often called « fat sat ». */
function nameOf({ description, isDixon }: Acquired): string {
  if (!isDixon) return m.name(description);
  const { fatSuppressed: _, component: _part, ...whole } = description;
  return `${m.name(whole)} ${m.dixon}`;
}

function proposalOf(
  acquired: Acquired,
  id: string,
  name: string,
  exam: readonly Acquired[],
  year: number,
): Proposal {
  const { table, fields: readers } = TABLES[acquired.kind];
  const proposal: Proposal = {
    id,
    table,
    name,
    label: acquired.label,
    isLabelSuspect: identitiesIn(acquired.label, year).length > 0,
    images: acquired.images,
    why: whyNot(acquired, exam),
    values: [],
    outside: [],
    absent: [],
  };
  for (const field of fieldsOf(table)) {
    const read = readers[field.key] ?? readerOf(field);
    if (!read) continue;
    const found = read(acquired);
    if (found) place(proposal, field, found, acquired);
    else proposal.absent.push(field);
  }
  if (proposal.values.length === 0) proposal.why = 'empty';
  return proposal;
}

/** Numbers are read of the attribute that the table of fields names. */
function readerOf({ dicom, shape }: Field): Reader | undefined {
  const isNumber = shape.kind === 'number' || shape.kind === 'duration';
  return dicom && isNumber ? numberFrom([dicom]) : undefined;
}

function place(
  proposal: Proposal,
  field: Field,
  { value, source, others = [] }: Found,
  acquired: Acquired,
): void {
  const fitted = typeof value === 'number' ? bounded(field, value) : value;
  if (fitted === undefined) {
    proposal.outside.push({ field, value, text: words.value(field, value) });
    return;
  }
  const text = words.value(field, fitted);
  const apart = new Map(
    others.map((other) => [words.value(field, rounded(field, other)), rounded(field, other)]),
  );
  apart.delete(text);
  const [texts, otherValues] = [[...apart.keys()], [...apart.values()]];
  proposal.values.push({
    field,
    value: fitted,
    text,
    ...valueNotes(field, source, acquired),
    others: texts,
    otherValues,
  });
}

/** A number rounded to the field's decimals, when it is in its bounds. */
function bounded(field: Field, value: number): number | undefined {
  const { shape } = field;
  if (shape.kind !== 'number' && shape.kind !== 'duration') return undefined;
  const fitted = rounded(field, value);
  return fitted >= shape.min && fitted <= shape.max ? fitted : undefined;
}

/** In an exam whose images are all derived (anonymised, rewritten), nothing shows which were acquired. */
function whyNot(
  { description: { special }, isDerived, kind }: Acquired,
  exam: readonly Acquired[],
): Proposal['why'] {
  if (special === 'localizer') return 'localizer';
  const isCalculated = isDerived || (special !== undefined && special !== 'dose');
  const others = exam.filter((each) => each.kind === kind && each.description.special !== 'localizer');
  return isCalculated && others.some((each) => !each.isDerived) ? 'derived' : undefined;
}

/** The parts of a proposal that a person took. */
export interface Taken {
  /** Keys of the fields left out. */
  without: ReadonlySet<string>;
  useLabel: boolean;
}

/** The row as it goes into the protocol. */
export function rowOf(proposal: Proposal, { without, useLabel }: Taken): AcquisitionRow {
  const row: AcquisitionRow = { name: useLabel && proposal.label ? proposal.label : proposal.name };
  for (const { field, value } of proposal.values) if (!without.has(field.key)) row[field.key] = value;
  return row;
}
