import type { DataSet } from '../data-set.ts';
import { codeOf, itemsIn, numberOf } from './read-values.ts';

/** The values of one irradiation event in a dose report (PS3.16 TID 10013). */
export interface DoseEvent {
  /** UID of the irradiation event, which images may contain, too. It never leaves this browser. */
  event: string;
  /** Whether it is a localizer, and not a helical or sequential acquisition. */
  isLocalizer: boolean;
  kv?: number;
  pitch?: number;
  /** Single and total collimation width, in millimetres. */
  single?: number;
  total?: number;
  /** mGy. */
  ctdiVol?: number;
  /** mGy·cm. */
  dlp?: number;
  /** Diameter of the dose index's phantom, in centimetres. */
  phantom?: number;
}

/** Codes of DICOM's own dictionary (PS3.16 annex D). */
const CODE = {
  report: '113701',
  acquisition: '113819',
  type: '113820',
  constantAngle: '113805',
  event: '113769',
  pitch: '113828',
  single: '113826',
  total: '113827',
  kv: '113733',
  ctdiVol: '113830',
  dlp: '113838',
  phantom: '113835',
} as const;

/** Diameters of the head and body phantoms of IEC 60601-2-44, in centimetres. */
const PHANTOMS: Readonly<Record<string, number>> = { '113690': 16, '113691': 32 };

/** Values outside these bounds are ignored. */
const BOUNDS = {
  kv: [20, 200],
  pitch: [0.05, 5],
  single: [0.1, 100],
  total: [0.1, 400],
  ctdiVol: [0.001, 1000],
  dlp: [0.001, 20_000],
} as const;

/** No report that follows the template is nested deeper. */
const DEPTH_MAX = 8;

const conceptOf = (item: DataSet) => codeOf(itemsIn([item], 'ConceptNameCodeSequence'), 'CodeValue');
const contentOf = (item: DataSet) => itemsIn([item], 'ContentSequence');

export function isDoseReport(dataSet: DataSet): boolean {
  return conceptOf(dataSet) === CODE.report;
}

/** The diameter of the phantom named by a code, in centimetres. */
export const phantomOf = (codes: readonly DataSet[]): number | undefined =>
  PHANTOMS[codeOf(codes, 'CodeValue')];

/** The CT irradiation events of a dose report, in order. */
export function doseEvents(dataSet: DataSet): DoseEvent[] {
  return contentOf(dataSet)
    .filter((item) => conceptOf(item) === CODE.acquisition)
    .map((item) => eventOf(withInner(item, 0)));
}

/** The item and all its descendants, since the template nests containers. */
function withInner(item: DataSet, depth: number): DataSet[] {
  if (depth > DEPTH_MAX) return [];
  return contentOf(item).flatMap((inner) => [inner, ...withInner(inner, depth + 1)]);
}

function eventOf(items: readonly DataSet[]): DoseEvent {
  const find = (code: string) => items.find((item) => conceptOf(item) === code);
  const type = find(CODE.type);
  const event = find(CODE.event);
  const phantomItem = find(CODE.phantom);
  const phantom = phantomItem && phantomOf(itemsIn([phantomItem], 'ConceptCodeSequence'));
  const numbers = (Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]).flatMap((key) => {
    const item = find(CODE[key]);
    const value = item && numberOf(itemsIn([item], 'MeasuredValueSequence'), 'NumericValue');
    const [least, most] = BOUNDS[key];
    return value !== undefined && value >= least && value <= most ? [[key, value] as const] : [];
  });
  return {
    event: event ? codeOf([event], 'UID') : '',
    isLocalizer:
      type !== undefined &&
      codeOf(itemsIn([type], 'ConceptCodeSequence'), 'CodeValue') === CODE.constantAngle,
    ...Object.fromEntries(numbers),
    ...(phantom !== undefined && { phantom }),
  };
}
