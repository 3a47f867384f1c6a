import { describe, expect, it } from 'vitest';
import type { OutlineBody } from '#lib/questionnaires/outline/branch.ts';
import { OUTLINE_FAULTS } from '#lib/questionnaires/outline/fault.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { writeOutline } from '#lib/questionnaires/outline/write-outline.ts';
import { outlineMessages } from '#lib/questionnaires/outline-texts.ts';

const image = { file: 'a'.repeat(64), width: 400, height: 300 };
const shape = { type: 'rect', x: 1, y: 2, width: 3, height: 4 } as const;
const read = (text: string) => readOutline(text, { body: { pages: [] }, pageName: 'Examen' });
const again = (text: string) => writeOutline(read(text).body);
const faultsOf = (text: string) => read(text).faults.map(({ line, code }) => `${line} ${code}`);

describe('the language', () => {
  it('is what its page shows', () => {
    const { body, faults } = read(`== Ménisques
§ Indication
!? Ménisque [id mm]
+ Normal > Ménisque normal.
- Fissure
  ? Type
  / Radiale | LCA >> Fissure {option}.
  # Extrusion | mm | 0 à 15 | 1 décimale | défaut 2,5 >> Extrusion de {valeur}.
~?? Siège
= Double | {Extrusion} * 2 | mm
" Note [plusieurs lignes] | défaut Rien\\
   à signaler > {valeur}
date: Intervention | défaut 1/5/2024
info: À lire`);
    expect(faults).toEqual([{ line: 9, code: 'no-options' }]);
    expect(body.pages[0]?.questions).toMatchObject([
      {
        id: 'mm',
        important: true,
        section: 'indication',
        defaultAnswer: 'mmo1',
        options: [
          { sentence: 'Ménisque normal.' },
          {
            questions: [
              { options: [{ text: 'Radiale', inConclusion: true }, { sentence: 'Fissure {option}.' }] },
              { id: 'q3', unit: 'mm', min: 0, max: 15, decimals: 1, defaultAnswer: 2.5, inConclusion: true },
            ],
          },
        ],
      },
      { type: 'formula', expression: '{q3} * 2', unit: 'mm' },
      { multiline: true, defaultAnswer: 'Rien\nà signaler', sentence: '{valeur}' },
      { type: 'date', defaultAnswer: '2024-05-01' },
      { type: 'information', text: 'À lire' },
    ]);
  });

  it('reads what Word and mails make of an outline', () => {
    const tree = '== Examen\n? Ménisque\n  - Normal\n  - Fissure\n? LCA\n  - Continu\n  - Rompu';
    for (const pasted of [
      'Ménisque :\r\n•\tNormal\r\n•\tFissure\r\n\r\nLCA\u00a0:\r\n–\tContinu\r\n–\tRompu',
      '1. Ménisque\n- Normal\n- Fissure\n2. LCA\n- Continu\n- Rompu',
      '•\tMénisque\no\tNormal\no\tFissure\n•\tLCA\no\tContinu\no\tRompu',
      '\ufeffMénisque\n\t* Normal\n\t* Fissure\nLCA\n\t* Continu\n\t* Rompu',
      '?\u00a0Ménisque\n\u00a0\u00a0-\u00a0Normal\n\u00a0\u00a0-\u00a0Fissure\n? LCA\n- Continu\n- Rompu',
    ])
      expect(again(pasted), pasted).toBe(tree);
    expect(again('“ Note\n? Taille > 6 mm\n- oui\n- non')).toBe(
      '== Examen\n" Note\n? Taille \\> 6 mm\n  - oui\n  - non',
    );
  });

  it('takes points and conditions, by the words of what they read', () => {
    const text = [
      '? Composition',
      '  - Kystique [0 point]',
      '  - Solide [2 points]',
      '?? Foyers',
      '  - Ponctuations [3 points] [si {Composition = Solide}]',
      '# Taille [si {composition = solide} et non({Foyers = Ponctuations})] | mm > {valeur}',
      '= Score [phrase si {Taille}>10] | points({Composition}; {Foyers}) > Score {valeur}.',
      '= Catégorie [phrase si {Taille}≥10] | si({Score} ≥ 3; "a \\| b"; "c") > {valeur}',
    ].join('\n');
    const written = again(text);
    expect(again(written)).toBe(written);
    // By their names, so that no id is needed; by an id where two have one name.
    expect(written).toContain('- Ponctuations [3 points] [si {Composition = Solide}]');
    expect(written).toContain('# Taille [si {Composition = Solide} et non({Foyers = Ponctuations})]');
    expect(written).toContain(
      '= Score [phrase si {Taille}>10] | points({Composition}; {Foyers}) > Score {valeur}.',
    );
    expect(written).toContain(
      '= Catégorie [phrase si {Taille}>=10] | si({Score} \\>= 3; "a \\| b"; "c") > {valeur}',
    );
    expect(again('# n [id a]\n# n\n= f | {a} * 2')).toBe('== Examen\n# n [id a]\n# n\n= f | {a} * 2');
  });

  it('names what is wrong with its line, and keeps the rest', () => {
    expect(faultsOf('- seule')).toEqual(['1 no-question']);
    expect(faultsOf('? q\n- a\n\nphrase')).toEqual(['4 no-mark']);
    expect(faultsOf('§ Ailleurs\n? q')).toEqual(['1 unknown-section', '2 no-options']);
    expect(faultsOf('# n | mm | kg | 9 à 3 | défaut x')).toEqual([
      '1 unknown-field',
      '1 bad-range',
      '1 bad-default',
    ]);
    // Neither the first of two nor one that happens to have that id.
    expect(faultsOf('# n\n# n\n= f | {n} * 2')).toEqual(['3 ambiguous-reference']);
    expect(faultsOf('# q2\n# Autre\n= f | {q2} * 2')).toEqual(['3 ambiguous-reference']);
    expect(faultsOf('= f | 1 +\n= g | {z}')).toEqual(['1 bad-formula', '2 unknown-reference']);
    expect(faultsOf('# a [si {b} > 1]\n# b [si {a} > 1]\n# c [si {a}]\n= d | {e}\n" e')).toEqual([
      '1 circular-reference',
      '2 circular-reference',
      '3 bad-condition',
    ]);
    expect(faultsOf('? q [phrase si {q = a}] [2 points]\n- a [phrase si {q = a}] [2 points]')).toEqual([
      '1 not-here',
      '1 not-here',
    ]);
    expect(faultsOf('? q [fiche x] [image 1] [id é]\n+ a [zone 1]\n+ b')).toEqual([
      '1 bad-id',
      '1 unknown-image',
      '1 unknown-fiche',
      '2 not-here',
      '3 bad-default',
    ]);
    expect(faultsOf('? a [id x]\n- a\n? b [id x]\n- a')).toEqual(['3 duplicate-id']);
    expect(faultsOf('image: carte\n- zone')).toEqual(['1 image-missing', '2 zone-missing']);
    expect(faultsOf('date: d | défaut 31/02/2024')).toEqual(['1 bad-default']);
    expect(faultsOf(`? ${'x'.repeat(2000)}\n- a\n- `)).toEqual(['1 too-long', '3 no-text']);
    expect(faultsOf(`? q\n${'- a\n'.repeat(101)}`)).toEqual(['102 too-many']);
    const { body } = read('? q\n- a\n§ Ailleurs\n- b');
    expect(body.pages[0]?.questions).toMatchObject([{ options: [{ text: 'a' }, { text: 'b' }] }]);
  });

  it('has French words for every fault', () => {
    const told = OUTLINE_FAULTS.map((code) => outlineMessages.faultAt({ line: 3, code, detail: 'x' }));
    expect(new Set(told).size).toBe(OUTLINE_FAULTS.length);
    for (const text of told) expect(text).toMatch(/^Ligne 3\u00a0: .+\.$/);
  });
});

describe('a text put back', () => {
  const body: OutlineBody = {
    pages: [
      {
        id: 'p',
        name: 'Page',
        questions: [
          {
            id: 'a',
            text: 'A',
            section: 'findings',
            type: 'single',
            image,
            options: [
              { id: 'a1', text: 'Un', sentence: 'Un.' },
              { id: 'a2', text: 'Deux' },
            ],
          },
          {
            id: 'h',
            text: 'Carte',
            section: 'findings',
            type: 'hotspot',
            image,
            zones: [{ id: 'z', label: 'Avant', colour: '#ff0000', shape }],
          },
        ],
      },
    ],
    fiches: [{ id: 'f', title: 'Rappel', content: [{ type: 'paragraph', text: [{ text: 'Lire.' }] }] }],
  };
  const put = (from: string, to: string) =>
    readOutline(writeOutline(body).replace(from, to), { body, pageName: 'Examen' }).body;

  it('keeps ids, images, zones and fiches of what was renamed or moved', () => {
    expect(put('? A', '? Autre').pages[0]?.questions[0]).toMatchObject({ id: 'a', text: 'Autre', image });
    expect(put('- Deux', '- Deux bis').pages[0]?.questions[0]).toMatchObject({
      options: [{ id: 'a1' }, { id: 'a2', text: 'Deux bis' }],
    });
    const moved = put('? A [image 1]', '? Nouvelle\n  - Oui\n? A [image 1]').pages[0]?.questions;
    expect(moved).toMatchObject([{ text: 'Nouvelle' }, { id: 'a', image }, { id: 'h', image }]);
    expect(put('- Avant [zone 1]', '+ Devant [zone 1]').pages[0]?.questions[1]).toMatchObject({
      defaultAnswer: ['z'],
      zones: [{ id: 'z', label: 'Devant', shape }],
    });
    expect(put('fiche: Rappel', 'fiche: Rappel [id f]').fiches).toEqual(body.fiches);
  });
});
