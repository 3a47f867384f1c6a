import { describe, expect, it } from 'vitest';
import { identityMarks, identityWords } from '#lib/cases/teaching/identity-marks.ts';

const NAMES = identityWords(['LEFÈVRE^Anaïs', '284057512345678', 'Clinique des Tilleuls', 'Dr^X']);
const marked = (text: string) => identityMarks(text, NAMES, 2026).map(({ from, to }) => text.slice(from, to));

describe('what looks like an identity in a text', () => {
  it.each([
    ['Anais a mal.', ['Anais']],
    ['Vue aux TILLEULS, adressée par lefevre', ['TILLEULS', 'lefevre']],
    ['Vu par Docteur Exemple', ['Docteur Exemple']],
    ['Mme Martin et M. Bon', ['Mme Martin', 'M. Bon']],
    ['Scanner du 12/03/2024.', ['12/03/2024']],
    ['Depuis le 3 mars 2024', ['3 mars 2024']],
    ['Le 2024-03-12', ['2024-03-12']],
    ['Dossier 8012345', ['8012345']],
    ['Tel. 06 12 34 56 78', ['06 12 34 56 78']],
    ['Écrire à a.b@hopital.example', ['a.b@hopital.example']],
  ])('%s', (text, pieces) => {
    expect(marked(text)).toEqual(pieces);
  });

  it.each([
    'Nodule de 8 mm, 12 HU.',
    'Femme de 60 ans, toux depuis trois semaines.',
    'L4-L5, T1, 1,5 T',
    'Vu par X.',
  ])('not %s', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it('is told once, however often it is found', () => {
    expect(marked('Mme Anais Lefèvre, née le 12/03/1956')).toEqual([
      'Mme Anais Lefèvre',
      'née le 12/03/1956',
    ]);
  });

  it.each(['1 ', 'M. A', '12/', 'a@', '3 mars ', '+3'])('is found in a long text of « %s »', (piece) => {
    expect(identityMarks(piece.repeat(20_000 / piece.length), NAMES, 2026)).toBeDefined();
  });
});
