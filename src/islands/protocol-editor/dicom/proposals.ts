import type { ExamAcquisition } from '#lib/dicom/acquisition/acquired.ts';
import type { AcquisitionKind } from '#lib/dicom/acquisition/modalities.ts';
import type { CellValue } from '#lib/protocols/cells.ts';
import { protocolDicomMessages as m, fromDicomMessages as words } from '#lib/protocols/dicom-texts.ts';
import { type AcquisitionRow, fieldsOf, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import type { Field } from '#lib/protocols/fields/field.ts';
import { identitiesIn } from '#lib/questionnaires/identity-like.ts';
import { CT_FIELDS } from './ct-fields.ts';
import { type FieldValue, numberFrom, type Reader, roundToField } from './found.ts';
import { MR_FIELDS } from './mr-fields.ts';
import { ANGIOGRAPHY_FIELDS, NUCLEAR_FIELDS, RADIOGRAPH_FIELDS, ULTRASOUND_FIELDS } from './other-fields.ts';
import { valueNotes } from './value-notes.ts';

export interface ProposedValue {
  field: Field;
  value: CellValue;
  /** The value as shown, with its unit. */
  text: string;
  /** DICOM keywords, or the vendor of the private elements, that the value comes from. */
  source: string;
  /** Names of the sources, where the value does not come from the standard attribute. */
  origins: string[];
  /** Contradictory values elsewhere in the files. */
  disputes: string[];
  /** Other values in images of the series, formatted. */
  others: string[];
  /** The contradicting values as numbers, in the field's unit. */
  otherValues: number[];
}

/** A row proposed from an exam's files, with the source of each value. */
export interface Proposal {
  id: string;
  table: TableName;
  name: string;
  /** The console's free text: shown, and used only if the person ticks it. */
  label: string;
  isLabelSuspect: boolean;
  images: number;
  /** Reason why the series is not ticked at first. */
  why?: 'localizer' | 'derived' | 'empty' | undefined;
  values: ProposedValue[];
  /** Values outside of the protocol's bounds. */
  outside: { field: Field; value: CellValue; text: string }[];
  /** Fields that correspond to a DICOM attribute which has no value in these files. */
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

/** The rows proposed from an exam, in order of acquisition. `year` is the current year. */
export function proposalsOf(acquired: readonly ExamAcquisition[], year: number): Proposal[] {
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
function nameOf({ description, isDixon }: ExamAcquisition): string {
  if (!isDixon) return m.name(description);
  const { fatSuppressed: _, component: _part, ...whole } = description;
  return `${m.name(whole)} ${m.dixon}`;
}

function proposalOf(
  acquired: ExamAcquisition,
  id: string,
  name: string,
  exam: readonly ExamAcquisition[],
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

/** Numbers are read from the attribute that the table of fields names. */
function readerOf({ dicom, shape }: Field): Reader | undefined {
  const isNumber = shape.kind === 'number' || shape.kind === 'duration';
  return dicom && isNumber ? numberFrom([dicom]) : undefined;
}

function place(
  proposal: Proposal,
  field: Field,
  { value, source, others = [] }: FieldValue,
  acquired: ExamAcquisition,
): void {
  const fitted = typeof value === 'number' ? bounded(field, value) : value;
  if (fitted === undefined) {
    proposal.outside.push({ field, value, text: words.value(field, value) });
    return;
  }
  const text = words.value(field, fitted);
  const apart = new Map(
    others.map((other) => [words.value(field, roundToField(field, other)), roundToField(field, other)]),
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

/** A number rounded to the field's decimals; undefined if it is out of bounds. */
function bounded(field: Field, value: number): number | undefined {
  const { shape } = field;
  if (shape.kind !== 'number' && shape.kind !== 'duration') return undefined;
  const fitted = roundToField(field, value);
  return fitted >= shape.min && fitted <= shape.max ? fitted : undefined;
}

/** Why a series is not ticked. If all images of an exam are derived (anonymised, rewritten), none is ruled out. */
function whyNot(
  { description: { special }, isDerived, kind }: ExamAcquisition,
  exam: readonly ExamAcquisition[],
): Proposal['why'] {
  if (special === 'localizer') return 'localizer';
  const isCalculated = isDerived || (special !== undefined && special !== 'dose');
  const others = exam.filter((each) => each.kind === kind && each.description.special !== 'localizer');
  return isCalculated && others.some((each) => !each.isDerived) ? 'derived' : undefined;
}

/** The parts of a proposal that the person accepts. */
export interface AcceptedParts {
  /** Keys of the fields left out. */
  without: ReadonlySet<string>;
  useLabel: boolean;
}

/** The row as added to the protocol. */
export function rowOf(proposal: Proposal, { without, useLabel }: AcceptedParts): AcquisitionRow {
  const row: AcquisitionRow = { name: useLabel && proposal.label ? proposal.label : proposal.name };
  for (const { field, value } of proposal.values) if (!without.has(field.key)) row[field.key] = value;
  return row;
}
