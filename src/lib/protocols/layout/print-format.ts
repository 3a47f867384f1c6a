import type { ProtocolBody } from '../body-schema.ts';
import { naturalWidth, printedLines, printedTables } from './print-estimate.ts';

export interface PrintFormat {
  orientation: 'portrait' | 'landscape';
  /** Font size in pt. */
  points: number;
}

/** Sizes in pt of an A4 sheet without margins (`protocol-print.css`), with the number of text columns. */
const SHEETS = {
  portrait: { width: 544, height: 796, columns: 2 },
  landscape: { width: 791, height: 550, columns: 3 },
} as const;
const LINE_HEIGHT = 1.25;
/** Height of the QR code in pt (20 mm), and minimum number of lines of the header beside it. */
const CODE_HEIGHT = 57;
const BESIDE_CODE = 3;
/** Factor by which columns may be narrower than their fields' widths: a few words then wrap to a second line. */
const SQUEEZE = 1.12;

/** Formats in order of preference: portrait in a large font, then landscape, then smaller fonts, never below 8 pt. */
const FORMATS: readonly PrintFormat[] = [
  { orientation: 'portrait', points: 10 },
  { orientation: 'portrait', points: 9 },
  { orientation: 'landscape', points: 10 },
  { orientation: 'landscape', points: 9 },
  { orientation: 'portrait', points: 8 },
  { orientation: 'landscape', points: 8 },
];

/**
 * The print format of a protocol: one sheet if its tables keep approximately their fields' widths; else one
 * sheet with narrower columns; else several sheets, in landscape if the tables are wide.
 * @param hasCode whether a QR code is printed beside the title
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
