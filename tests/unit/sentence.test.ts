import { describe, expect, it } from 'vitest';
import { createSequence } from '#lib/demo/random.ts';
import { sentence } from '#lib/questionnaires/sentence.ts';
import { NAUGHTY_TEXTS } from './report/naughty-texts.ts';

/** No-break spaces made visible: `_` and, narrow, `~`. */
const seen = (text: string) => sentence(text).replaceAll('\u00a0', '_').replaceAll('\u202f', '~');

describe('a sentence of a report', () => {
  it.each([
    ['ménisque normal', 'Ménisque normal.'],
    ['Que faire? rien!', 'Que faire~? Rien~!'],
    ['Siège: corps', 'Siège_: corps.'],
    ['Siège : , .', 'Siège.'],
    ['Nodules :\n- droit ;\n- gauche', 'Nodules_:\n- droit~;\n- gauche.'],
    ['Extrusion de mm , majeure..', 'Extrusion de mm, majeure.'],
    ['Fissure ( ) du « » corps', 'Fissure du corps.'],
    ['« kyste » simple', '«~Kyste~» simple.'],
    ["Pas d'anomalie", 'Pas d’anomalie.'],
    ['Taille 3.5 mm. pas de lésion', 'Taille 3.5_mm. Pas de lésion.'],
    ['Grade I. pas de lésion', 'Grade I. Pas de lésion.'],
    [
      'Nodule du segm. inf. gauche, cf. infra, env. 3 mm',
      'Nodule du segm. inf. gauche, cf. infra, env. 3_mm.',
    ],
    ['a. hépatique. n. sciatique', 'A. hépatique. N. sciatique.'],
    ['pH normal. mL aussi', 'pH normal. mL aussi.'],
    ['Kyste… puis rien...', 'Kyste… puis rien…'],
    ['De 3..4 mm', 'De 3…4_mm.'],
    ['Oedèmes, etc., puis rien', 'Oedèmes, etc., puis rien.'],
    ['<b>Gras</b><br>et <i>fin</i>', 'Gras et fin.'],
    ['a<b et c>d, T < 5 et > 3', 'A<b et c>d, T < 5 et > 3.'],
    ['<svg/onload=alert(1)>vu</svg>', 'Vu.'],
    ['<<b>script>vu', 'Vu.'],
    ['\u202ertl\u202c مرحبا', 'Rtl مرحبا.'],
    ['🦴', '🦴.'],
    ['+++', '+++.'],
    ['?! ...', ''],
    ['', ''],
    ['(voir plus haut)', '(Voir plus haut).'],
    ['« Fini. »', '«~Fini.~»'],
  ])('from « %s »', (raw, set) => {
    expect(seen(raw)).toBe(set);
  });

  it('stays as it is once it is one, whatever was typed', () => {
    const next = createSequence(1);
    const bits = [
      ...NAUGHTY_TEXTS.flatMap((text) => text.match(/\p{L}+|[^\p{L}]/gu) ?? []),
      ...' ,.;:()«»…!?\n',
    ];
    for (let round = 0; round < 4000; round++) {
      const length = 1 + Math.floor(next() * 14);
      const raw = Array.from({ length }, () => bits[Math.floor(next() * bits.length)]).join('');
      expect(sentence(sentence(raw)), JSON.stringify(raw)).toBe(sentence(raw));
    }
  });

  it.each([
    ['<b ', 199_998],
    ['{', 0],
    ['.,', 0],
    ['( ', 0],
    ['a. ', 199_997],
    ['<<b>', 50_001],
    ['«', 0],
    ['\n', 0],
    [': ', 0],
  ])('is made of 200,000 characters of « %s »', (piece, length) => {
    // Work that grows with the square of this length does not end before the limit of a test.
    expect(sentence(piece.repeat(200_000 / piece.length))).toHaveLength(length);
  });
});
