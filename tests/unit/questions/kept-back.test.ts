import { describe, expect, it } from 'vitest';
import { addFolder, removeFolder } from '#lib/cases/edits.ts';
import { emptyCase } from '#lib/cases/empty-case.ts';
import { asShown } from '#lib/cases/shown-folders.ts';
import { countQuestions } from '#lib/questions/count-questions.ts';
import { lateImageText } from '#lib/questions/fault-texts.ts';
import { askedSteps } from '#lib/questions/faults.ts';
import {
  bringingSteps,
  inReadingOrder,
  keepsAllBack,
  openStep,
  reachedSteps,
} from '#lib/questions/kept-back.ts';
import { lateImagesOf } from '#lib/questions/late-images.ts';
import { type CaseQuestions, questionsPart } from '#lib/questions/questions-schema.ts';
import { setStepFolder } from '#lib/questions/step-folders.ts';
import { choice } from '../../run/sample-questions.ts';

/** A step that asks something, or nothing that can be asked. */
const step = (id: string, folders?: string[], isAsked = true): CaseQuestions['steps'][number] => ({
  id,
  text: '',
  ...(folders && { folders }),
  questions: [choice(`q${id}`, 'qru', isAsked ? '*a' : 'a', 'b', 'c', 'd')],
});
const asking = (...steps: CaseQuestions['steps']) => ({
  questions: { explained: 'step' as const, steps },
  findings: [],
});
const image = { kind: 'image' as const, file: 'a'.repeat(64), width: 4, height: 3 };
const folder = (id: string, images = [image]) => ({ id, name: `Dossier ${id}`, description: '', images });

describe('folders that steps bring', () => {
  it('are kept back by the first later step that names them; what the first step brings is not', () => {
    const asked = asking(step('1', ['a']), step('2', ['b', 'a', 'b']), step('3', ['b', 'c']));
    expect([...bringingSteps(asked)]).toEqual([
      ['b', 1],
      ['c', 2],
    ]);
    expect(bringingSteps({ questions: null, findings: [] }).size).toBe(0);
  });

  it('are brought once: a later step that names them too has nothing new', () => {
    const { questions } = asking(step('1'), step('2', ['a']), step('3', ['a']), step('4', ['a', 'b']));
    expect(askedSteps(questions, []).map(({ folders }) => folders)).toEqual([
      undefined,
      ['a'],
      undefined,
      ['b'],
    ]);
  });

  it('come with the next step that is asked, where their own is not; without one they are there', () => {
    expect([...bringingSteps(asking(step('1'), step('2', ['a'], false), step('3')))]).toEqual([['a', 1]]);
    expect(bringingSteps(asking(step('1'), step('2', ['a'], false))).size).toBe(0);
    expect(bringingSteps(asking(step('1', ['a'], false), step('2'))).size).toBe(0);
  });

  it('are reached with their step, at whichever attempt somebody went furthest', () => {
    const asked = asking(step('1'), step('2'), step('3'));
    const at = (validated: string[]) => ({ validated, open: openStep(asked, validated) });
    const reached = (...attempts: string[][]) => reachedSteps(asked, attempts.map(at));
    expect([reached(), reached([]), reached(['1']), reached(['1', '2', '3'])]).toEqual([1, 1, 2, 3]);
    expect([reached(['1', '2'], []), reached(['2'], ['unknown', '1'])]).toEqual([3, 2]);
  });

  it('are not reached by an attempt that is over, or whose version stands at another step', () => {
    const asked = asking(step('1'), step('2'), step('3'));
    const reached = (validated: string[], open?: string) => reachedSteps(asked, [{ validated, open }]);
    expect([reached(['1']), reached(['1'], '3'), reached(['1', '2'])]).toEqual([1, 1, 2]);
    expect([reached(['1'], '2'), reached(['1', '2', '3'])]).toEqual([2, 3]);
  });

  it('come after the others, in the order of their steps, so that no place changes', () => {
    const folders = ['c', 'x', 'b', 'y'].map((id) => folder(id));
    const asked = asking(step('1'), step('2', ['b']), step('3', ['c']));
    expect(inReadingOrder(folders, asked).map(({ id }) => id)).toEqual(['x', 'y', 'b', 'c']);
    const body = { ...emptyCase, folders, questions: asked.questions };
    const shown = (reached: number, isRevealed?: boolean) =>
      asShown(body, reached, isRevealed).folders.map(({ id }) => id);
    expect([shown(1), shown(2), shown(3)]).toEqual([
      ['x', 'y'],
      ['x', 'y', 'b'],
      ['x', 'y', 'b', 'c'],
    ]);
    expect(asShown(body, 2)).toMatchObject({ awaitsImages: true });
    expect(asShown(body, 3)).toMatchObject({ awaitsImages: false });
    expect(asShown(body, 2, true)).toMatchObject({ early: ['c'] });
    expect(shown(1, true)).toEqual(['x', 'y', 'b', 'c']);
    // Nothing of a case whose steps bring none is even looked at.
    const plain = { ...body, questions: asking(step('1')).questions };
    expect(asShown(plain, 1)).toBe(plain);
  });

  it('must leave something at the beginning: else the case cannot be published', () => {
    const asked = asking(step('1'), step('2', ['a']));
    expect(keepsAllBack([folder('a'), folder('empty', [])], asked)).toBe(true);
    expect(countQuestions(asked, [folder('a')])).toEqual({ count: 2, faulty: 1 });
    expect(countQuestions(asked, [folder('a'), folder('b')])).toEqual({ count: 2, faulty: 0 });
    expect(countQuestions(asked, null).faulty).toBe(0);
    expect(keepsAllBack([folder('empty', [])], asked)).toBe(false);
  });
});

describe('what an author is told of images that come with steps', () => {
  const finding = { id: 'c1', folder: 'late', marks: [{ kind: 'contour' }] };
  const zone = {
    id: 'z',
    format: 'zone' as const,
    text: 'Où ?',
    structures: [{ id: 'r', finding: 'c1', reach: 0 }],
  };
  const folders = [folder('late'), folder('there')];
  const told = (place: 0 | 1, mainImage: { folderId: string } | null = null) => {
    const steps = [step('1'), step('2', ['late'])];
    steps[place]!.questions.push(zone, { ...choice('s', 'qru', '*a', 'b', 'c', 'd'), findings: ['c1'] });
    const questions = { explained: 'step' as const, steps };
    return lateImagesOf(questions, { folders, findings: [finding], mainImage });
  };

  it('names structures and findings that come too late, and a cover that is kept back', () => {
    const late = { folder: 'Dossier late' };
    expect(told(0)).toEqual([
      { what: 'structure', question: 'z', ...late },
      { what: 'finding', question: 's', ...late },
    ]);
    expect(told(1)).toEqual([]);
    expect(told(1, { folderId: 'late' })).toEqual([{ what: 'cover', ...late }]);
    expect(told(1, { folderId: 'there' })).toEqual([]);
  });
});

describe('panels that a case opens with', () => {
  const panelsTold = (panels: string[], ...steps: CaseQuestions['steps']) =>
    lateImagesOf(asking(...steps).questions, {
      folders: [folder('a'), folder('b')],
      findings: [],
      mainImage: null,
      panels,
    });

  it('are named to the author where their folder is kept back', () => {
    const [first, second] = [step('1'), step('2', ['b'])];
    const late = { what: 'panel', folder: 'Dossier b' };
    expect(panelsTold(['a', 'b'], first, second)).toEqual([{ ...late, panel: 2 }]);
    expect(panelsTold(['b', 'gone', 'b'], first, second)).toEqual([
      { ...late, panel: 1 },
      { ...late, panel: 3 },
    ]);
    expect(panelsTold(['a', 'b'], first, step('2'))).toEqual([]);
    expect(panelsTold(['a', 'b'], step('1', ['b']), step('2'))).toEqual([]);
    expect(lateImageText({ what: 'panel', folder: 'Dossier b', panel: 2 })).toBe(
      'Le panneau 2 de l’affichage initial montre «\u202fDossier b\u202f», qu’une étape apporte\u00a0: ce panneau est laissé de côté tant qu’elle n’est pas atteinte.',
    );
  });
});

describe('folders of a step after the last question', () => {
  it('are named to the author: they are there from the beginning', () => {
    const told = (...steps: CaseQuestions['steps']) =>
      lateImagesOf(asking(...steps).questions, {
        folders: [folder('a'), folder('b')],
        findings: [],
        mainImage: null,
      });
    const early = [{ what: 'unasked', folder: 'Dossier a' }];
    expect(told(step('1'), step('2', ['a', 'gone'], false))).toEqual(early);
    expect(told(step('1'), step('2', ['b']), step('3', ['a', 'b'], false))).toEqual(early);
    expect(told(step('1'), step('2', ['a'], false), step('3'))).toEqual([]);
  });
});

describe('the folders that a step names', () => {
  const questions = asking(step('1'), step('2')).questions;

  it('are ticked and unticked, each once', () => {
    const ticked = setStepFolder(setStepFolder(questions, '2', 'a', true), '2', 'a', true);
    expect(ticked?.steps.map(({ folders }) => folders)).toEqual([undefined, ['a']]);
    expect(setStepFolder(ticked, '2', 'a', false)).toEqual(questions);
    expect(setStepFolder(null, '2', 'a', true)).toBeNull();
  });

  it('go with the folder, whose id no other gets while a step names it', () => {
    const ticked = setStepFolder(questions, '2', 'f1', true);
    const body = { ...emptyCase, folders: [folder('f1')], questions: ticked };
    expect(removeFolder(body, 'f1').questions).toEqual(questions);
    expect(removeFolder(body, 'other').questions).toBe(ticked);
    expect(addFolder({ ...body, folders: [] }, { name: 'Neuf' }).id).toBe('f2');
  });

  it('are ids, of as many folders as a case has at most', () => {
    const parsed = (folders: string[]) =>
      questionsPart.safeParse(
        JSON.parse(JSON.stringify({ questions: asking(step('1', folders)).questions })),
      );
    expect(parsed(['f1', 'f2', 'gone']).success).toBe(true);
    expect(parsed(['<b>']).success).toBe(false);
    expect(parsed(Array.from({ length: 61 }, (_, index) => `f${index}`)).success).toBe(false);
  });
});
