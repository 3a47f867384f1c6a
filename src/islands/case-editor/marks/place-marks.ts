import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { placeFindings } from '#lib/cases/marks/place-findings.ts';
import { placeViews, sharedView } from '#lib/cases/marks/place-views.ts';
import { imageFinder, type StoredImage } from '#lib/cases/marks/stored-image.ts';
import { marksMessages as m } from '#lib/cases/marks-texts.ts';
import { openingOf } from '#lib/cases/presentation.ts';
import type { CasePresentation } from '#lib/cases/presentation-schema.ts';
import { findView } from '#lib/cases/view-links.ts';
import { changePart } from '#lib/items/browser/change-part.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { CaseEditor } from '../editor.ts';
import type { SentFrame } from '../send-dicom.ts';
import type { TakenMarks } from './found-marks.ts';
import { seenImage } from './seen-image.ts';

/** An image as it arrived, where it is in its case now. */
function storedImage({ editor, folder, source, rank, frame }: SentFrame): StoredImage | undefined {
  const { folders } = editor.autosave.$draft.get();
  const key = editor.fileOf(source);
  const place = key === undefined ? undefined : findView(folders, { folder, key, image: rank });
  const into = place && folders[place.folder];
  const image = place && into?.images[place.image];
  if (!place || !into || !image) return undefined;
  const { attributes } = frame;
  const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
  return {
    folder: into.id,
    key: image.file,
    image: place.image,
    ...seenImage(frame),
    columns: number(attributes.Columns, image.width),
    rows: number(attributes.Rows, image.height),
    width: image.width,
    height: image.height,
    isFrame: image.kind === 'frame',
  };
}

/** Saves how the case opens, unless nothing is chosen. @throws CallFailed */
async function saveOpening(
  editor: CaseEditor,
  images: readonly StoredImage[],
  taken: TakenMarks,
): Promise<void> {
  const keyOf = (id: string): string | undefined => {
    const { folders, findings } = editor.autosave.$draft.get();
    const folder: CaseFolder | undefined = folders.find((each) => each.id === id);
    return folder?.images[openingOf(folder, [], { findings, presentation: null })]?.file;
  };
  await editor.autosave.flush();
  await changePart('case', editor.id, 'presentation', (fields) => {
    const before = (fields.presentation ?? null) as CasePresentation | null;
    const presentation = placeViews(before, images, imageFinder(images), taken, keyOf);
    return presentation === before ? null : { presentation };
  });
}

/** What is taken for one case, once its images are there. */
async function placeIn(editor: CaseEditor, sent: readonly SentFrame[], taken: TakenMarks): Promise<void> {
  const images = sent.flatMap((each) => storedImage(each) ?? []);
  const find = imageFinder(images);
  const byFolder = [...Map.groupBy(images, ({ folder }) => folder).values()];
  const shared = new Set(byFolder.flatMap((own) => sharedView(own, taken.views) ?? []));
  const before = editor.autosave.$draft.get().findings ?? [];
  const { findings, unplaced } = placeFindings(taken.findings, before, find, ({ instance, frame }) =>
    taken.views.find(
      (view) =>
        !shared.has(view) &&
        view.images.some((each) => each.instance === instance && [0, frame].includes(each.frame)),
    ),
  );
  const added = findings.length - before.length;
  if (added > 0) {
    editor.change((draft) => ({ ...draft, findings }));
    notify('success', m.added(added));
  }
  if (unplaced.withoutImage > 0) notify('error', m.withoutImage(unplaced.withoutImage));
  if (unplaced.findings + unplaced.marks > 0) notify('error', m.noRoom(unplaced.findings, unplaced.marks));
  await saveOpening(editor, images, taken).catch(() => notify('error', m.openingFailure));
}

/** What lies on some images alone. */
const findingsOn = (findings: TakenMarks['findings'], isOwn: (instance: string) => boolean) =>
  findings.flatMap((finding) => {
    const marks = finding.marks.filter(({ image }) => isOwn(image.instance));
    return marks.length > 0 ? [{ ...finding, marks }] : [];
  });

/** Whether images of a case are on their way, or will be once the connection is back. */
const isWaiting = ({ uploads }: CaseEditor): boolean =>
  uploads.isBusy() || uploads.$entries.get().some(({ isLost }) => isLost);

/** Puts what an author took of documents into the cases that the images go to, as soon as these have arrived. */
export function placeMarks(taken: TakenMarks, sent: readonly SentFrame[]): void {
  if (sent.length === 0) {
    const marks = taken.findings.flatMap((finding) => finding.marks).length;
    if (marks > 0) notify('error', m.withoutImage(marks));
    return;
  }
  const cases = Map.groupBy(sent, ({ editor }) => editor);
  const named = new Map(sent.map((each) => [each.frame.place.image, each.editor]));
  for (const [editor, own] of cases) {
    // What lies on no image that is sent is told with the first case.
    const isOwn = (instance: string) =>
      named.get(instance) === editor || (!named.has(instance) && editor === sent[0]?.editor);
    const ofCase: TakenMarks = { ...taken, findings: findingsOn(taken.findings, isOwn) };
    let isOver = false;
    const stop = editor.uploads.$entries.subscribe(() => {
      if (isOver || isWaiting(editor)) return;
      isOver = true;
      // The last upload is off the list just before its image is in its folder.
      queueMicrotask(() => {
        stop();
        void placeIn(editor, own, ofCase);
      });
    });
  }
}
