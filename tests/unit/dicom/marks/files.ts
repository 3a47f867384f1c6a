import { readFileSync } from 'node:fs';
import type { MarksDocument, ProposedMark } from '#lib/dicom/attributes/proposed-marks.ts';
import { readMarks } from '#lib/dicom/documents/read-marks.ts';

/** Files that `make-marks.py` writes. */
export const markBytes = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`${name}.dcm`, import.meta.url)));

/** A file as the import worker reads it. */
export const marksIn = (name: string, bytes = markBytes(name)): Promise<MarksDocument> =>
  readMarks(new Blob([bytes]));

/** Marks in short: kind, image and frame, and its points as pairs. */
export const briefOf = ({ kind, image, points }: ProposedMark) => [
  kind,
  `${image.instance.split('.').at(-1)}/${image.frame}`,
  points.map(({ x, y }) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]),
];
export const briefs = ({ findings }: MarksDocument) => findings.map(({ marks }) => marks.map(briefOf));
export const names = ({ findings }: MarksDocument) =>
  findings.map(({ name, isCoded }) => (isCoded ? name : `${name} (texte)`));
export const leftOf = ({ left }: MarksDocument) => left.map(({ part, detail }) => `${part}: ${detail}`);
