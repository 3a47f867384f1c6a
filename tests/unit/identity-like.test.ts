import { describe, expect, it } from 'vitest';
import { type IdentityKind, identitiesIn } from '#lib/questionnaires/identity-like.ts';

const kindsIn = (text: string) => identitiesIn(text, 2026).map(({ kind }) => kind);

describe('what looks like an identity', () => {
  it.each<[IdentityKind, string]>([
    ['nir', '1 84 12 76 451 089 46'],
    ['nir', '184127645108946'],
    ['nir', '2 69 05 49 588 157'],
    ['nir', '2 55 08 2A 168 025 38'],
    ['nir', '155082B168025'],
    ['nir', '1\u00a084\u00a012\u00a076\u00a0451\u00a0089\u00a046'],
    ['nir', '1.84.12.76.451.089.46'],
    ['name', 'M. Dupont se plaint du genou.'],
    ['name', 'Mme Durand'],
    ['name', 'MME DUPONT'],
    ['name', 'MLLE Martin'],
    ['name', 'MONSIEUR MARTIN'],
    ['name', 'née DURAND'],
    ['name', 'Née Durand, 45 ans'],
    ['name', 'Nom de naissance : DURAND'],
    ['name', 'Prénom : Jeanne'],
    ['name', 'épouse MARTIN'],
    ['name', 'M. Grand présente une douleur.'],
    ['name', 'M. PETIT'],
    ['birth', 'Scanner fait, 12/03/1954'],
    ['name', 'Mme DURAND Jeanne'],
    ['name', 'Mlle Élodie Béranger'],
    ['name', 'Monsieur de La Tour'],
    ['name', 'Madame d’Ormesson'],
    ['name', 'Vu avec Mr Ben Salah'],
    ['name', 'M.\u00a0Léger'],
    ['birth', 'Patient né le 12/03/1956.'],
    ['birth', 'née le 3 mars 1980'],
    ['birth', 'Né(e) le 01.02.60'],
    ['birth', 'né le 1er août 2015'],
    ['birth', 'DDN : 12/03/2019'],
    ['birth', 'Date de naissance 12-03-2019'],
    ['birth', 'Dupont (12/03/1956)'],
    ['record', 'IPP 0012345'],
    ['record', 'IPP n° 801 234 567'],
    ['record', 'n° de dossier : 123456'],
    ['record', 'Numéro patient 12345'],
    ['record', 'NDA: 55123456'],
    ['record', 'examen 8012345678'],
    ['record', 'joint au 06 12 34 56 78'],
  ])('%s: %s', (kind, text) => {
    expect(kindsIn(text)).toEqual([kind]);
  });

  it.each([
    'Kyste de 12 mm du lobe droit.',
    'M. supra-épineux aminci.',
    'M. Grand fessier aminci.',
    'M. Petit pectoral et M. Biceps normaux.',
    'M. Long fibulaire.',
    'IRM du 12/03/2004.',
    'Comparaison à la radiographie du 01/02/1999.',
    'Opérée le 12/03/1999.',
    'Enfant né à terme.',
    'Le m. deltoïde est normal.',
    'Examen comparé au scanner du 12/03/2024.',
    'IRM du 3 mars 2021, 1,5 T.',
    'Nouveau-né le 12/03/2024, à terme.',
    'Volume de 1 234,56789012 mL.',
    'Examen interné le 12 mars.',
    'PDL de 1234 mGy·cm, IDSV 12,5 mGy.',
    'Séquences T1, T2, STIR ; FOV 180 mm, 512 × 512.',
    'Madame, Monsieur,',
    'Mme X, 45 ans.',
    'Dr Martin, correspondant.',
    'Kyste de Baker, lésion de Segond, maladie de Kienböck.',
    'Examen 20240312 disponible.',
    'Injection de 15 mL de Dotarem 0,5 mmol/mL.',
    'LCA normal. LCP normal.',
    'Antécédent de méniscectomie en 1998.',
    'Angle de 12,5° ; 3/10 ; L4-L5 ; C5/C6.',
    '',
  ])('not %s', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  it('is told once, where it stands', () => {
    const text = 'Mme Durand, née le 12/03/1956, IPP 12345678.';
    expect(identitiesIn(text, 2026).map(({ from, to }) => text.slice(from, to))).toEqual([
      'Mme Durand',
      'née le 12/03/1956',
      'IPP 12345678',
    ]);
  });

  // Work that grows with the square of this length does not end before the limit of a test.
  const LENGTH = 1_000_000;

  it.each([
    ['1 ', 0],
    ['M. ', 0],
    ['né le ', 0],
    ['12/', 0],
    ['IPP ', 0],
    ['06 ', Math.floor((LENGTH + 3) / 15)],
    ['Mme A', 1],
    ['2A', 0],
  ])('is found in a million characters of « %s »', (piece, count) => {
    const found = identitiesIn(piece.repeat(Math.ceil(LENGTH / piece.length)), 2026);
    expect(found).toHaveLength(count);
    expect(found.every(({ from }, at) => at === 0 || from >= found[at - 1]!.to)).toBe(true);
  });
});
