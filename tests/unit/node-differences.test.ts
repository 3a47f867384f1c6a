import { describe, expect, it } from 'vitest';
import { aboutDifference } from '#lib/items/differences-texts.ts';
import { differencesOf } from '#lib/items/kinds/differences.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import type { Question } from '#lib/questionnaires/tree.ts';

describe('what differs between two questionnaires', () => {
  const option = (id: string, text: string, sentence = '') => ({ id, text, sentence });
  const meniscus = {
    id: 'q1',
    text: 'Ménisque médial',
    section: 'findings' as const,
    type: 'single' as const,
    options: [option('o1', 'Normal', 'Ménisque normal.'), option('o2', 'Fissure', 'Fissure.')],
    defaultAnswer: 'o1',
  };
  const size = {
    id: 'q2',
    text: 'Taille',
    section: 'findings' as const,
    type: 'number' as const,
    unit: 'mm',
  };
  const side = { ...size, id: 'q3', text: 'Largeur' };
  const body = (questions: Question[], more: Partial<QuestionnaireBody> = {}): QuestionnaireBody => ({
    pages: [{ id: 'p1', name: 'Ménisques', questions }],
    ...more,
  });
  const between = (before: QuestionnaireBody, after: QuestionnaireBody) =>
    differencesOf(
      'questionnaire',
      { title: '', tags: [], body: before },
      { title: '', tags: [], body: after },
    ).flatMap((difference) =>
      difference.what === 'node' ? [[aboutDifference(difference), difference.removed, difference.added]] : [],
    );

  it('tells questions that came and went with all that they hold, once', () => {
    expect(between(body([size]), body([size, meniscus]))).toEqual([
      [
        'Question «\u202fMénisque médial\u202f» ajoutée («\u202fMénisques\u202f»)',
        [],
        ['Normal', 'Normal', 'Ménisque normal.', 'Fissure', 'Fissure.'],
      ],
    ]);
    expect(between(body([size]), body([]))).toEqual([
      ['Question «\u202fTaille\u202f» retirée («\u202fMénisques\u202f»)', ['mm'], []],
    ]);
  });

  it('tells an option whose sentence is another, and a question renamed', () => {
    const options = [meniscus.options[0]!, option('o2', 'Fissure', 'Fissure oblique.')];
    expect(
      between(
        body([meniscus, size]),
        body([
          { ...meniscus, options },
          { ...size, text: 'Longueur' },
        ]),
      ),
    ).toEqual([
      [
        'Réponse «\u202fFissure\u202f» modifiée («\u202fMénisque médial\u202f»)',
        ['Fissure.'],
        ['Fissure oblique.'],
      ],
      ['Question «\u202fLongueur\u202f» modifiée («\u202fMénisques\u202f»)', ['Taille'], ['Longueur']],
    ]);
  });

  it('names the option of another default answer, and says when only settings changed', () => {
    expect(between(body([meniscus]), body([{ ...meniscus, defaultAnswer: 'o2', important: true }]))).toEqual([
      ['Question «\u202fMénisque médial\u202f» modifiée («\u202fMénisques\u202f»)', ['Normal'], ['Fissure']],
    ]);
    expect(between(body([size]), body([{ ...size, important: true }]))).toEqual([
      ['Question «\u202fTaille\u202f» modifiée\u00a0: réglages («\u202fMénisques\u202f»)', [], []],
    ]);
  });

  it('calls moved what changed its place, not what stayed around it', () => {
    expect(between(body([meniscus, size, side]), body([side, meniscus, size]))).toEqual([
      ['Question «\u202fLargeur\u202f» déplacée («\u202fMénisques\u202f»)', [], []],
    ]);
  });

  it('tells fiches', () => {
    const fiches = [
      { id: 'f1', title: 'Stoller', content: [{ type: 'paragraph' as const, text: [{ text: 'Grade 1' }] }] },
    ];
    expect(between(body([]), body([], { fiches }))).toEqual([
      ['Fiche «\u202fStoller\u202f» ajoutée', [], ['Grade 1']],
    ]);
  });
});
