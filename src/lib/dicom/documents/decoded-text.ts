import type { DataSet } from '../data-set.ts';
import { bytesOf } from '../values.ts';

export type Decode = (bytes: Uint8Array) => string;

/** Maximum size of one text in bytes. */
const TEXT_BYTES = 1 << 16;

/** A text decoded with the character set of its file; line breaks are kept. */
export function decodedText(dataSet: DataSet, tag: number, decode: Decode, most = TEXT_BYTES): string {
  const element = dataSet.elements.get(tag);
  if (!element || element.items || element.fragments) return '';
  const text = decode(bytesOf(dataSet, element).subarray(0, most));
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();
}
