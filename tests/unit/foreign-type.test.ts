import { expect, it } from 'vitest';
import { foreignType } from '#lib/images/foreign-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['%PDF-1.7\n123', 'pdf'],
  ['II*\0abcdefgh', 'tiff'],
  ['MM\0*abcdefgh', 'tiff'],
  ['\0\0\0\u0018ftypheic', 'heic'],
  ['\0\0\0\u0018ftypmif1', 'heic'],
  ['\0\0\0\u0018ftypisom', 'video'],
  ['\0\0\0\u0014ftypqt  ', 'video'],
  ['RIFF1234AVI ', 'video'],
  ['\u001aE\u00df\u00a3 webm', 'video'],
  ['', undefined],
  ['II', undefined],
  ['un texte simple', undefined],
  ['RIFF1234WEBP', undefined],
])('%j is told apart as %s', (text, type) => {
  expect(foreignType(bytes(text))).toBe(type);
});
