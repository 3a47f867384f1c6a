import { describe, expect, it } from 'vitest';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { sentencesOf } from '#lib/questionnaires/report/report-types.ts';
import { hasSide } from '#lib/questionnaires/report/side.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import { body, type Draft, formula, number } from './sample-body.ts';

/** The text of the drafts, no-break spaces as `_`. */
function said(drafts: Draft[], answers: Answers, side?: 'right' | 'left'): string {
  const texts = Array.from(
    sentencesOf(writeReport(body(...drafts), answers, { side })),
    ({ sentence }) => sentence.text,
  );
  return texts.join(' ').replace(/[\u00a0\u202f]/g, '_');
}

const choice = (sentence: string, ...texts: string[]): Draft => ({
  type: 'multiple',
  options: texts.map((text, index) => ({ id: `o${index}`, text, sentence })),
});
const all = (sentence: string, ...texts: string[]) =>
  said([choice(sentence, ...texts)], { q: texts.map((_, index) => `o${index}`).toReversed() });

describe('options that share a sentence', () => {
  it.each([
    [
      'Siège : {option}.',
      ['Condyle médial', 'Trochlée', 'Patella'],
      'Siège_: condyle médial, trochlée et patella.',
    ],
    ['{option}.', ['LCA', 'LCP'], 'LCA et LCP.'],
    ['{Option}', ['Corps', 'Corne'], 'Corps et corne.'],
    ['Grade : {option}', ['Un, léger', 'Deux'], 'Grade_: un, léger et deux.'],
    ['Grade : {option}', ['Un, léger', 'Deux', 'Trois'], 'Grade_: un, léger_; deux et trois.'],
    ['Grade : {option}', ['1 (un, deux)', '2'], 'Grade_: 1 (un, deux) et 2.'],
    [
      'Type {option}',
      ['A', 'B (latérale)', 'À distance', 'McMurray', 'D’Ombrédanne'],
      'Type A, B (latérale), à distance, McMurray et d’Ombrédanne.',
    ],
    ['Signe de {option}', ['Œdème'], 'Signe d’œdème.'],
    ['Présence de {option}', ['Hématome'], 'Présence d’hématome.'],
    ['Présence de {option}', ['Hernie'], 'Présence de hernie.'],
    ['Présence de {option}', ['Une fissure'], 'Présence d’une fissure.'],
    ['Colonne(s) : {option}', ['Latérale'], 'Colonne_: latérale.'],
    ['Colonne(s) : {option}', ['Latérale', 'Médiale'], 'Colonnes_: latérale et médiale.'],
    ['{Canal rétréci|Canaux rétrécis} : {option}', ['Droit', 'Gauche'], 'Canaux rétrécis_: droit et gauche.'],
    ['{Canal rétréci|Canaux rétrécis} : {option}', ['Droit'], 'Canal rétréci_: droit.'],
    ['Kyste(s) du rein.', ['Un', 'Deux'], 'Kyste(s) du rein.'],
    ['{option}', ['Avis', 'Décharge et contrôle'], 'Avis_; décharge et contrôle.'],
    ['Siège : {option}', ['Corps', 'Et autres'], 'Siège_: corps et autres.'],
    ['Siège : {option}', ['Corne : segment moyen'], 'Siège_: corne, segment moyen.'],
    ['Lésion de la {option}', ['Épiphyse'], 'Lésion de l’épiphyse.'],
    ['Lésion de {option}', ['IRM', 'Hanche'], 'Lésion de IRM et hanche.'],
    ['Cause de {option}', ['Onze'], 'Cause de onze.'],
    ['La même chose.', ['Un', 'Deux'], 'La même chose.'],
    ['{option}', ['{valeur}', '{option}'], ''],
    ['Vu : {option}', ['<b>Gras</b>', '{inconnu}'], 'Vu_: gras.'],
  ] as const)('« %s » with %j', (sentence, texts, expected) => {
    expect(all(sentence, ...texts)).toBe(expected);
  });
});

describe('values', () => {
  it.each([
    [3.5, 'mm', 'Taille de {valeur}.', 'Taille de 3,5_mm.'],
    [3, 'mm', 'Taille de {valeur} mm.', 'Taille de 3_mm.'],
    [3, 'm', 'Taille de {valeur} mm.', 'Taille de 3_m mm.'],
    [45, '°', 'Angle : {valeur}', 'Angle_: 45°.'],
    [12345.5, '', '{valeur} et {valeur}', '12_345,5 et 12_345,5.'],
    [-0, '%', '{valeur}', '0_%.'],
    [-3.5, '°', 'Angle de {valeur}', 'Angle de \u22123,5°.'],
    [4, '10⁻³ mm²/s', 'ADC : {valeur}', 'ADC_: 4_×_10⁻³ mm²/s.'],
    [3, '', '{valeur} nodule(s).', '3 nodules.'],
    [1, '', '{valeur} nodule(s).', '1 nodule.'],
    [0.1 + 0.2, 'mm', '{valeur}', '0,3_mm.'],
  ])('%d %s in « %s »', (value, unit, sentence, expected) => {
    // Without bounds: a value that its question refuses writes nothing.
    const free = { min: undefined, max: undefined };
    expect(said([number('n', { unit, sentence, ...free })], { n: value })).toBe(expected);
  });

  it('are dates in words, texts as typed, nothing when nothing was answered', () => {
    const drafts: Draft[] = [
      { type: 'date', id: 'd', sentence: 'Opéré le {valeur}.' },
      { type: 'text', id: 't', sentence: 'Note : {valeur}' },
    ];
    expect(said(drafts, { d: '2026-03-01', t: ' deux lignes\n- une ' })).toBe(
      'Opéré le 1er_mars 2026. Note_: deux lignes\n- une.',
    );
    expect(said(drafts, { d: '2026-02-30', t: '  ' })).toBe('');
    expect(said(drafts, { d: 3, t: ['x'] })).toBe('');
  });

  it('that a question refuses write nothing, nor does what is computed from them', () => {
    const drafts = [number('a'), number('b'), { ...formula('{a} * {b}'), unit: 'mL' } as Draft];
    expect(said(drafts, { a: 3, b: 2 })).toBe('3_mm. 2_mm. 6_mL.');
    expect(said(drafts, { a: 450, b: 2 })).toBe('2_mm.');
    expect(said(drafts, { a: '12 cm', b: 2 })).toBe('2_mm.');
  });

  it('are computed, or write nothing', () => {
    const drafts = [number('a'), number('b'), { ...formula('{a} / {b}'), unit: 'mL', decimals: 1 } as Draft];
    expect(said(drafts, { a: 1, b: 3 })).toBe('1_mm. 3_mm. 0,3_mL.');
    expect(said(drafts, { a: 1, b: 0 })).toBe('1_mm. 0_mm.');
    expect(said(drafts, { a: 1 })).toBe('1_mm.');
  });
});

describe('the side', () => {
  const drafts = [choice('Genou {droit}, patella {droite}, {option}.', 'Ménisques {droits}')];

  it.each([
    ['right', 'Genou droit, patella droite, ménisques droits.'],
    ['left', 'Genou gauche, patella gauche, ménisques gauches.'],
    [undefined, 'Genou, patella, ménisques.'],
  ] as const)('%s', (side, expected) => {
    expect(said(drafts, { q: ['o0'] }, side)).toBe(expected);
  });

  it('is there when a title, an option or a sentence asks for it', () => {
    expect(hasSide(body(...drafts))).toBe(true);
    expect(hasSide(body({ type: 'text', text: 'Côté {DROIT}' }))).toBe(true);
    expect(hasSide(body({ type: 'text', sentence: 'Genou droit.' }))).toBe(false);
    expect(hasSide({ pages: [{ id: 'p', name: 'Main {droite}', questions: [] }] })).toBe(true);
  });
});
