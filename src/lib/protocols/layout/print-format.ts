import type { ProtocolBody } from '../body-schema.ts';
import { naturalWidth, printedLines, printedTables } from './print-estimate.ts';

export interface PrintFormat {
  orientation: 'portrait' | 'landscape';
  /** Size of the letters, pt. */
  points: number;
}

/** The size of an A4 sheet within its margins (`protocol-print.css`), pt, and the columns of its texts. */
const SHEETS = {
  portrait: { width: 544, height: 796, columns: 2 },
  landscape: { width: 791, height: 550, columns: 3 },
} as const;
const LINE_HEIGHT = 1.25;
/** Height of the QR code, pt: 20 mm; at least this many lines of the head are beside it. */
const CODE_HEIGHT = 57;
const BESIDE_CODE = 3;
/** By how much columns may be narrower than their fields' widths: a word or two then goes to a second line. */
const SQUEEZE = 1.12;

/** Upright and easy to read before lying down, lying down before small letters; nothing is set under 8 pt. */
const FORMATS: readonly PrintFormat[] = [
  { orientation: 'portrait', points: 10 },
  { orientation: 'portrait', points: 9 },
  { orientation: 'landscape', points: 10 },
  { orientation: 'landscape', points: 9 },
  { orientation: 'portrait', points: 8 },
  { orientation: 'landscape', points: 8 },
];

/**
 * The format of a protocol on paper: on one sheet if its tables keep about the widths of their fields; else on one
 * sheet with narrower columns; else on several, in landscape when the tables are wide.
 * @param hasCode a QR code is drawn beside the title
 */
export function printFormat(body: ProtocolBody, hasCode = false): PrintFormat {
  const widest = Math.max(0, ...printedTables(body).map(naturalWidth));
  const onOneSheet = FORMATS.filter(({ orientation, points }) => {
    const { width, height, columns } = SHEETS[orientation];
    const line = LINE_HEIGHT * points;
    const code = hasCode ? Math.max(0, CODE_HEIGHT - BESIDE_CODE * line) : 0;
    return printedLines(body, width / points, columns) * line + code <= height;
  });
  const roomy = ({ orientation, points }: PrintFormat) =>
    widest <= (SHEETS[orientation].width / points) * SQUEEZE;
  const upright: PrintFormat = { orientation: 'portrait', points: 9 };
  const several = roomy(upright) ? upright : ({ orientation: 'landscape', points: 9 } as const);
  return onOneSheet.find(roomy) ?? onOneSheet[0] ?? several;
}
