import { describe, expect, it } from 'vitest';
import { PROTOCOL_LIMITS } from '#islands/protocol-editor/text-limits.ts';
import { QUESTIONNAIRE_LIMITS } from '#islands/questionnaire-editor/text-limits.ts';
import { keptParts } from '#lib/autosave/browser/kept-draft.ts';
import { replaceOverlongTexts } from '#lib/autosave/browser/text-limits.ts';
import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { CASE_MAX } from '#lib/cases/limits.ts';
import { answers, done, open, rest, retitles, saves, serveItems, there } from './item-server.ts';

serveItems();

const LONG = 'x'.repeat(CASE_MAX.answer + 4);
const TOLD = '«\u202fRéponse\u202f» dépasse 1\u202f000\u00a0caractères.';
const keptDraft = () => keptParts({ device: localStorage }, 'c1', ['title', 'answer', 'images']);
const folder = (fields: Partial<CaseFolder>): CaseFolder => ({
  id: 'f1',
  name: 'TDM',
  description: '',
  images: [],
  ...fields,
});

describe('a text over its limit', () => {
  it('is told, kept on the device and not sent; what else changes is saved', async () => {
    const autosave = open();
    answers(autosave, LONG);
    await rest();
    expect(autosave.$status.get()).toMatchObject({ state: 'held', reason: TOLD });
    expect(keptDraft()).toEqual({ answer: { fields: { answer: LONG }, revision: 3 } });
    retitles(autosave, 'Deux');
    await rest();
    expect(saves().map(({ body }) => body)).toEqual([{ title: 'Deux', workingCopy: true }]);
    expect(autosave.$status.get()).toMatchObject({ state: 'held', reason: TOLD });
    expect(autosave.isUnsaved()).toBe(true);
    expect(await autosave.setVisibility('public')).toBe(false);
  });

  it('is sent as soon as it fits, spaces around it not counted', async () => {
    const autosave = open();
    answers(autosave, LONG);
    await rest();
    expect(saves()).toEqual([]);
    answers(autosave, `${LONG.slice(4)}    `);
    expect(autosave.$status.get().state).toBe('waiting');
    await rest();
    expect(there.item.body.answer).toBe(`${LONG.slice(4)}    `);
    expect([autosave.$status.get().state, keptDraft()]).toEqual(['saved', {}]);
  });

  it('that is taken back is no change', async () => {
    const autosave = open();
    answers(autosave, LONG);
    await rest();
    answers(autosave, 'Fracture');
    expect(autosave.$status.get().state).toBe('saved');
    await rest();
    expect([saves(), keptDraft()]).toEqual([[], {}]);
  });

  it('lets the rest of its part be saved', async () => {
    there.item.body.folders = [folder({}), folder({ id: 'f2', name: 'IRM' })];
    const autosave = open();
    const name = 'n'.repeat(CASE_MAX.folderName + 1);
    const [first, second] = [folder({ id: 'f2', name: 'IRM', description: 'Axiale' }), folder({ name })];
    autosave.change((draft) => ({ ...draft, folders: [first, second] }));
    await rest();
    expect(there.item.body.folders).toEqual([first, folder({})]);
    expect(autosave.$status.get()).toMatchObject({
      state: 'held',
      reason: '«\u202fNom du dossier\u202f» dépasse 100\u00a0caractères.',
    });
    expect(saves()).toHaveLength(1);
    autosave.change((draft) => ({ ...draft, folders: [first, folder({ name: 'TDM injecté' })] }));
    await rest();
    expect(there.item.body.folders).toEqual([first, folder({ name: 'TDM injecté' })]);
    expect(autosave.$status.get().state).toBe('saved');
  });

  it('is told as a conflict where somebody else changed it, and kept while nobody chose', async () => {
    const autosave = open();
    answers(autosave, LONG);
    await rest();
    there.write({ answer: 'Leur' });
    await done(autosave.reread());
    expect([...autosave.$conflicts.get().keys()]).toEqual(['answer']);
    expect(autosave.$draft.get().answer).toBe(LONG);
    await done(autosave.resolve('mine'));
    expect([there.item.body.answer, autosave.$status.get().state]).toEqual(['Leur', 'held']);
  });

  it('that an earlier visit kept is taken up again, and told', async () => {
    const earlier = open();
    answers(earlier, LONG);
    await rest();
    earlier.stop();
    const autosave = open();
    const kept = autosave.keptDraft();
    expect(kept).toBeDefined();
    await done(autosave.restore(kept ?? {}));
    expect(autosave.$draft.get().answer).toBe(LONG);
    expect([saves(), autosave.$status.get().state]).toEqual([[], 'held']);
  });
});

describe('what of a draft fits', () => {
  const overOf = (value: unknown, saved: unknown, limits: Parameters<typeof replaceOverlongTexts>[2]) => {
    const names: string[] = [];
    return { fit: replaceOverlongTexts(value, saved, limits, ({ name }) => names.push(name)), names };
  };

  it('is the same object where nothing is over', () => {
    const draft = { pages: [{ id: 'p1', name: 'Thorax', questions: [] }] };
    expect(overOf(draft, { pages: [] }, QUESTIONNAIRE_LIMITS)).toEqual({ fit: draft, names: [] });
    expect(replaceOverlongTexts(draft, {}, QUESTIONNAIRE_LIMITS, () => {})).toBe(draft);
  });

  it('is found however deep a question stands', () => {
    const tree = (text: string, unit: string) => ({
      pages: [
        {
          id: 'p1',
          name: 'Thorax',
          questions: [
            {
              id: 'q1',
              options: [{ id: 'o1', text: 'Oui', questions: [{ id: 'q2', text, unit, defaultAnswer: 3 }] }],
            },
          ],
        },
      ],
    });
    const { fit, names } = overOf(tree('t'.repeat(1001), 'cm'), tree('Taille', 'mm'), QUESTIONNAIRE_LIMITS);
    expect(fit).toEqual(tree('Taille', 'cm'));
    expect(names).toEqual(['Texte de la question']);
  });

  it('leaves a list of lines as it was, and an optional text out', () => {
    const draft = {
      indications: ['Gonalgie', 'i'.repeat(501)],
      contrast: { agent: 'a'.repeat(501), dlp: 1 },
    };
    const { fit, names } = overOf(draft, { indications: ['Genou'] }, PROTOCOL_LIMITS);
    expect(fit).toEqual({ indications: ['Genou'], contrast: { agent: '', dlp: 1 } });
    expect(names).toEqual(['Produit', 'Indications']);
  });
});
