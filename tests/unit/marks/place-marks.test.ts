import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AcceptedMarks } from '#islands/case-editor/marks/found-marks.ts';
import { placeMarks } from '#islands/case-editor/marks/place-marks.ts';
import type { SentFrame } from '#islands/case-editor/send-dicom.ts';
import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import { $notices } from '#lib/platform/notices-store.ts';

/** A server on which nobody has chosen how a case opens. */
const fetch = vi.fn(async () => Response.json({ revision: 1 }));
beforeEach(() => {
  $notices.set([]);
  fetch.mockClear();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

/** The used parts of a case's editor: one folder with one image, and pending uploads. */
function editorOf(name: string) {
  const key = name.repeat(64);
  const image = { kind: 'frame', file: key, width: 40, height: 20 };
  const $draft = atom({
    folders: [{ id: `dossier${name}`, images: [image] }],
    findings: [] as CaseFinding[],
  });
  const $entries = atom<{ status: string; isLost?: boolean }[]>([]);
  return {
    id: name,
    autosave: { $draft, flush: async () => {} },
    fileOf: () => key,
    change: (edit: (draft: ReturnType<typeof $draft.get>) => ReturnType<typeof $draft.get>) =>
      $draft.set(edit($draft.get())),
    uploads: { $entries, isBusy: () => $entries.get().some(({ status }) => status !== 'failed') },
  };
}
type Editor = ReturnType<typeof editorOf>;

const sentTo = (editor: Editor, instance: string) =>
  ({
    editor,
    folder: `dossier${editor.id}`,
    source: 'a',
    rank: 0,
    frame: { index: 0, attributes: {}, place: { image: instance, series: '2.25.9' } },
  }) as unknown as SentFrame;

const taken = (...instances: string[]): AcceptedMarks => {
  const points = [{ x: 1, y: 2 }];
  const marks = instances.map((instance) => ({
    kind: 'label' as const,
    image: { instance, frame: 0 },
    points,
  }));
  return { findings: [{ name: 'Nodule', isCoded: false, marks }], views: [], keyImages: [] };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const marked = ({ autosave }: Editor) => autosave.$draft.get().findings.map(({ marks }) => marks.length);

test('marks wait for images whose connection was lost', async () => {
  const editor = editorOf('1');
  editor.uploads.$entries.set([{ status: 'failed', isLost: true }]);
  placeMarks(taken('2.25.1'), [sentTo(editor, '2.25.1')]);
  await settled();
  expect(marked(editor)).toEqual([]);
  editor.uploads.$entries.set([]);
  await settled();
  expect(marked(editor)).toEqual([1]);
});

test('a finding of images of two cases goes to both, each with its own marks; nothing is missing', async () => {
  const [one, other] = [editorOf('1'), editorOf('2')];
  // Equal notices replace each other: each notification counts.
  const told: (string | undefined)[] = [];
  const stop = $notices.listen((notices) => void told.push(notices.at(-1)?.tone));
  placeMarks(taken('2.25.1', '2.25.2'), [sentTo(one, '2.25.1'), sentTo(other, '2.25.2')]);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await settled();
  expect([marked(one), marked(other)]).toEqual([[1], [1]]);
  stop();
  expect(told).toEqual(['success', 'success']);
});

test('where no image is sent, the marks that are lost are told', () => {
  placeMarks(taken('2.25.1', '2.25.2'), []);
  expect($notices.get()).toEqual([
    { id: expect.any(Number), tone: 'error', text: expect.stringMatching(/^2.tracés/) },
  ]);
});
