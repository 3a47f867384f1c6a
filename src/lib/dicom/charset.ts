import type { DataSet } from './data-set.ts';
import { codesOf } from './values.ts';

/** Text encodings by character set (PS3.3 § C.12.1.1.2), for displaying texts to the author. */
const ENCODINGS: Record<string, string> = {
  101: 'iso-8859-2',
  109: 'iso-8859-3',
  110: 'iso-8859-4',
  144: 'iso-8859-5',
  127: 'iso-8859-6',
  126: 'iso-8859-7',
  138: 'iso-8859-8',
  148: 'windows-1254',
  166: 'windows-874',
  13: 'shift_jis',
  87: 'iso-2022-jp',
  149: 'euc-kr',
  192: 'utf-8',
  58: 'gb18030',
};
const SPECIFIC_CHARACTER_SET = 0x00080005;

/** A decoder for the texts of a data set. Files that declare no character set are often UTF-8. */
export function decoderFor(dataSet: DataSet): (bytes: Uint8Array) => string {
  const named = codesOf(dataSet, SPECIFIC_CHARACTER_SET).find((code) => code !== '') ?? '';
  const label =
    ENCODINGS[/(\d+)$/.exec(named)?.[1] ?? ''] ?? (/^GB/.test(named) ? 'gb18030' : 'windows-1252');
  const decoder = new TextDecoder(label);
  const strict = new TextDecoder('utf-8', { fatal: true });
  return (bytes) => {
    if (named !== '') return decoder.decode(bytes);
    try {
      return strict.decode(bytes);
    } catch {
      return decoder.decode(bytes);
    }
  };
}
