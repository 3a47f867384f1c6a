import fc from 'fast-check';

/** All the syntax of an outline, separated by commas, and texts that have broken parsers before. */
export const MARKS = [
  '==,§,? ,?? ,!? ,~" ,# ,= ,date: ,image: ,info: ,fiche: ,chaque: ,- ,+ ,/ ,> ,1. ,•,o\t,▪'.split(','),
  ' > , >> , > 10, | ,[id x],[image 1],[zone 2],[fiche a],[plusieurs lignes],],['.split(','),
  '{option},{valeur},{droit},!,~,\\,\\n,\n,\r\n,\u2028,\t,\u00a0'.split(','),
].flat();

export const arbitraryText: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '  ', '    ', '\t', '      ', '\u00a0'),
      fc.array(fc.oneof(fc.constantFrom(...MARKS), fc.string({ maxLength: 6 })), { maxLength: 4 }),
    ),
    { maxLength: 30 },
  )
  .map((lines) => lines.map(([indent, pieces]) => indent + pieces.join('')).join('\n'));
