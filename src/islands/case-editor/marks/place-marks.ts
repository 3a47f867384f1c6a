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
import type { AcceptedMarks } from './found-marks.ts';
import { toSeenImage } from './to-seen-image.ts';

/** The stored image of a sent frame, at its current place in the case. */
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
    ...toSeenImage(frame),
    columns: number(attributes.Columns, image.width),
    rows: number(attributes.Rows, image.height),
    width: image.width,
    height: image.height,
    isFrame: image.kind === 'frame',
  };
}

/** Saves the opening view of the case, unless the author chose none. @throws CallFailed */
async function saveOpening(
  editor: CaseEditor,
  images: readonly StoredImage[],
  taken: AcceptedMarks,
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

/** Adds the accepted marks to one case, once its images have arrived. */
async function placeIn(editor: CaseEditor, sent: readonly SentFrame[], taken: AcceptedMarks): Promise<void> {
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

/** The findings reduced to the marks on these images. */
const findingsOn = (findings: AcceptedMarks['findings'], isOwn: (instance: string) => boolean) =>
  findings.flatMap((finding) => {
    const marks = finding.marks.filter(({ image }) => isOwn(image.instance));
    return marks.length > 0 ? [{ ...finding, marks }] : [];
  });

/** Whether images of a case are on their way, or will be once the connection is back. */
const isWaiting = ({ uploads }: CaseEditor): boolean =>
  uploads.isBusy() || uploads.$entries.get().some(({ isLost }) => isLost);

/** Adds the accepted marks of documents to the cases that receive the images, once the images have arrived. */
export function placeMarks(taken: AcceptedMarks, sent: readonly SentFrame[]): void {
  if (sent.length === 0) {
    const marks = taken.findings.flatMap((finding) => finding.marks).length;
    if (marks > 0) notify('error', m.withoutImage(marks));
    return;
  }
  const cases = Map.groupBy(sent, ({ editor }) => editor);
  const named = new Map(sent.map((each) => [each.frame.place.image, each.editor]));
  for (const [editor, own] of cases) {
    // Marks that lie on no sent image are reported with the first case.
    const isOwn = (instance: string) =>
      named.get(instance) === editor || (!named.has(instance) && editor === sent[0]?.editor);
    const ofCase: AcceptedMarks = { ...taken, findings: findingsOn(taken.findings, isOwn) };
    let isOver = false;
    const stop = editor.uploads.$entries.subscribe(() => {
      if (isOver || isWaiting(editor)) return;
      isOver = true;
      // The upload list becomes empty just before the last image is added to its folder.
      queueMicrotask(() => {
        stop();
        void placeIn(editor, own, ofCase);
      });
    });
  }
}
