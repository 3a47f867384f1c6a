import { describe, expect, it } from 'vitest';
import { phraseFileText, readPhraseFile } from '#lib/phrases/browser/phrase-file.ts';
import { PHRASE_TEXT_MAX } from '#lib/phrases/phrase.ts';

const PHRASES = [
  { code: 'nrm', text: 'Examen\nnormal\u00a0; rien à signaler.' },
  { code: 'épa', text: '« Épanchement »\t"faible"' },
];

describe('a file of phrases', () => {
  it('that was exported is read back as it was', () => {
    expect(readPhraseFile(phraseFileText(PHRASES))).toEqual({ phrases: PHRASES, faults: [] });
  });

  it('may be lines of code, tab or semicolon, phrase', () => {
    const text = '\ufeffnrm\tExamen normal ; rien.\r\n\r\n épa ;Épanchement\r\n';
    expect(readPhraseFile(text)).toEqual({
      phrases: [
        { code: 'nrm', text: 'Examen normal ; rien.' },
        { code: 'épa', text: 'Épanchement' },
      ],
      faults: [],
    });
  });

  it('names the lines that are no phrases, and keeps the others', () => {
    const long = 'x'.repeat(PHRASE_TEXT_MAX + 1);
    const text = `sans rien\na b;deux mots\nnrm;Examen\nvide;\nlong;${long}`;
    expect(readPhraseFile(text)).toEqual({
      phrases: [{ code: 'nrm', text: 'Examen' }],
      faults: [1, 2, 4, 5],
    });
  });

  it.each([
    ['{"phrases":[null,1,"a",{"code":1,"text":"a"},{"code":"a"}]}', 4],
    ['{}', 1],
    ['[]', 1],
    ['\u0000', 1],
    ['', 0],
  ])('without any is empty: %j', (text, faults) => {
    const read = readPhraseFile(text);
    expect([read.phrases, read.faults.length]).toEqual([[], faults]);
  });
});
