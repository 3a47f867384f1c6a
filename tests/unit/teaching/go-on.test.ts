import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaseEditor, createCaseEditor } from '#islands/case-editor/editor.ts';
import { casesOfExams, isNamed } from '#islands/case-editor/exam-drafts.ts';
import { examsOfTexts } from '#islands/case-editor/teaching/exams-of-texts.ts';
import { fillCase } from '#islands/case-editor/teaching/fill-case.ts';
import type { FoundExports } from '#islands/case-editor/teaching/given-export.ts';
import { type AcceptedExport, continueWith } from '#islands/case-editor/teaching/go-on.ts';
import { examsOf } from '#islands/image-review/exams.ts';
import type { ImageGroup } from '#islands/image-review/group.ts';
import type { TeachingImport } from '#lib/cases/teaching/taken.ts';
import { UNTITLED_CASE } from '#lib/items/kinds/lacks.ts';
import { call } from '#lib/platform/browser/api.ts';

vi.mock('#lib/platform/browser/api.ts', () => ({ call: vi.fn() }));
vi.mock('#islands/case-editor/editor.ts', () => ({ createCaseEditor: vi.fn() }));
vi.mock('#islands/case-editor/teaching/fill-case.ts', () => ({ fillCase: vi.fn() }));

/** A case without images, as far as exports ask. */
function emptyCase(id: string, title = UNTITLED_CASE): CaseEditor {
  const $draft = atom({ title, answer: '', folders: [] });
  const change = (update: (draft: object) => never) => $draft.set(update($draft.get()));
  return { id, autosave: { $draft }, uploads: { isBusy: () => false }, change } as unknown as CaseEditor;
}

const group = (exam: string, modality: string) =>
  ({
    kind: 'series',
    id: exam,
    exam,
    knownBy: `hash of ${exam}`,
    count: 2,
    series: { description: { modality }, frames: [] },
    reading: { files: [] },
  }) as unknown as ImageGroup;
const taken = (text: string): TeachingImport => ({
  texts: text === '' ? [] : [{ id: 't1', target: 'answer', text }],
  questions: [],
  tags: [],
});
const decided = (id: string, groups: ImageGroup[] = []) =>
  ({ given: { id, groups, reading: null }, taken: taken(id) }) as unknown as AcceptedExport;
const found = { reading: { importer: { close: () => {} } } } as unknown as FoundExports;
/** Which export went into which case, and whether its title was kept. */
const filled = () =>
  vi.mocked(fillCase).mock.calls.map(([into, { texts }, keeps]) => [texts[0]?.text, into.id, keeps]);

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
  vi.clearAllMocks();
  let made = 0;
  vi.mocked(call).mockImplementation((async (
    name: string,
    given: { params: { id?: string }; body?: { title: string } },
  ) => {
    if (name.startsWith('POST')) made += 1;
    return { _id: given.params.id ?? `${given.body?.title} ${made}`, title: given.body?.title, body: {} };
  }) as never);
  vi.mocked(createCaseEditor).mockImplementation(({ _id }) => emptyCase(_id, _id.replace(/ \d+$/, '')));
});

describe('exports without images', () => {
  it('have a case each, the first of them the one of the page', async () => {
    await continueWith(found, [decided('A'), decided('B')], emptyCase('page'), () => {});
    expect(filled()).toEqual([
      ['A', 'page', false],
      ['B', `${UNTITLED_CASE} 1`, false],
    ]);
  });

  it('leave the case of the page to one that has images', async () => {
    await continueWith(found, [decided('A', [group('A', 'CT')]), decided('B')], emptyCase('page'), () => {});
    expect(filled()).toEqual([['B', `${UNTITLED_CASE} 1`, false]]);
  });

  it('keep the title that the author typed', async () => {
    await continueWith(found, [decided('A')], emptyCase('page', 'Mon cas'), () => {});
    expect(filled()).toEqual([['A', 'page', true]]);
  });
});

describe('exports of which images were reviewed', () => {
  const groups = [group('A', 'CT'), group('B', 'MR')];

  it('have a case for the ticked texts of one whose images were all left out, the same when it is sent again', async () => {
    const kept = examsOf([groups[1]!]);
    const exports = [
      { exam: 'A', taken: taken('A') },
      { exam: 'B', taken: taken('B') },
    ];
    const own = [...kept, ...examsOfTexts(exports, groups, kept)];
    expect(own.map(({ id, images, modalities }) => [id, images, modalities])).toEqual([
      ['B', 2, ['MR']],
      ['A', 0, []],
    ]);
    const page = emptyCase('page');
    const first = await casesOfExams(page, own);
    expect(first.get('B')).toBe(page);
    expect(first.get('A')?.id).toBe(`${UNTITLED_CASE} 1`);
    expect((await casesOfExams(page, own)).get('A')?.id).toBe(first.get('A')?.id);
    expect(examsOfTexts([{ exam: 'A', taken: taken('') }], groups, kept)).toEqual([]);
  });

  it('are not named by the title that their exam gave them, also when they are sent again', async () => {
    const exams = examsOf(groups);
    const page = emptyCase('page');
    for (const _ of ['first', 'again'])
      for (const [id, into] of await casesOfExams(page, exams)) {
        const exam = exams.find((each) => each.id === id);
        expect(into.autosave.$draft.get().title).not.toBe(UNTITLED_CASE);
        expect(isNamed(into, exam, exams)).toBe(false);
      }
    page.change((draft) => ({ ...draft, title: 'Mon cas' }));
    expect(isNamed(page, exams[0], exams)).toBe(true);
  });
});
