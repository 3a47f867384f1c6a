import { DOCUMENT_TAGS } from '../attributes/document-tags.ts';
import { type CitedHeader, IDENTITY, type IdentityKeyword } from '../attributes/written-marks.ts';
import { decoderFor } from '../charset.ts';
import type { DataSet } from '../data-set.ts';
import { decodedText } from './decoded-text.ts';
import { codeIn } from './read-document.ts';

/** Valid values by value representation (PS3.5 § 6.2): a document must not repeat values that a PACS would reject. */
const VALID: Record<(typeof IDENTITY)[IdentityKeyword]['vr'], RegExp> = {
  PN: /^[^\\\n]{1,194}$/u,
  LO: /^[^\\\n]{1,64}$/u,
  SH: /^[^\\\n]{1,16}$/u,
  CS: /^[A-Z0-9_ ]{1,16}$/,
  DA: /^\d{8}$/,
  TM: /^\d{2}(\d{2}(\d{2}(\.\d{1,6})?)?)?$/,
};

/** Signs that a text could not be decoded: an escape sequence of a character set, or a replacement character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escapes are what is looked for
const UNREAD = /[\x1b\ufffd]/;

/** Patient and exam in an image's file, to be repeated in documents about it, on the author's own machine. */
export function readCitedHeader(dataSet: DataSet): CitedHeader {
  const decode = decoderFor(dataSet);
  const blank: IdentityKeyword[] = [];
  const valueIn = (keyword: IdentityKeyword): string => {
    const { tag, vr } = IDENTITY[keyword];
    let isRead = true;
    const value = decodedText(
      dataSet,
      tag,
      (bytes) => {
        const text = decode(bytes);
        isRead = !UNREAD.test(text);
        return text;
      },
      1024,
    );
    if (isRead && (value === '' || VALID[vr].test(value))) return value;
    blank.push(keyword);
    return '';
  };
  const keywords = Object.keys(IDENTITY) as IdentityKeyword[];
  const values = Object.fromEntries(keywords.map((keyword) => [keyword, valueIn(keyword)]));
  return {
    sopClass: codeIn(dataSet, DOCUMENT_TAGS.SOPClassUID),
    values: values as CitedHeader['values'],
    blank,
  };
}
