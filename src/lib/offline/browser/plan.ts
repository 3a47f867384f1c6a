import { casePaths } from '#lib/cases/paths.ts';
import type { ViewerAnswer } from '#lib/cases/viewer-schemas.ts';
import type { ViewerStack } from '#lib/cases/viewer-stacks-schemas.ts';
import { COLLECTION_PATHS } from '#lib/collections/rules.ts';
import { imagePath, LIGHT_COPY, PREVIEW, tilesPath } from '#lib/images/image-paths.ts';
import { call } from '#lib/platform/browser/api.ts';
import { pageName } from '#lib/platform/page-name.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';
import { readFormPage } from '../form-page.ts';
import type { Keepable, KeptEntry } from '../kept-entry.ts';
import { namedImages } from '../named-files.ts';
import { readOwnList, readSharedList } from './kept-lists.ts';

/** What keeping something takes. */
export interface Plan extends Keepable, Pick<KeptEntry, 'path' | 'title' | 'images' | 'cases' | 'imagesOf'> {
  /** Images and frames, with their bytes on the network. */
  files: Map<string, number>;
  /** Pages; the images and built files that they name come with them. */
  pages: string[];
  /** Calls: where the answer is asked for, by the address that it is kept under. */
  calls: Map<string, string>;
  /** Bytes on the network, pages and scripts included. */
  bytes: number;
  /** Bytes on the device, where frames are not compressed. */
  room: number;
}

/** What is in it, before it is weighed. */
interface Contents extends Omit<Plan, 'bytes' | 'room'> {
  /** What frames take more on the device than on the network. */
  more: number;
}

/** About what pages and their scripts weigh on the network, and how much more on the device. */
const VIEWER = { bytes: 500_000, more: 1_500_000 };
const SHEET = { bytes: 130_000, more: 270_000 };
const FORM = { bytes: 300_000, more: 800_000 };
const PAGES = { case: VIEWER, sheet: SHEET, questionnaire: FORM, collection: VIEWER, shared: VIEWER };
const TITLE = /<title>[^<]*<\/title>/;
/** Bytes of a pixel of a frame. */
const PIXEL = 2;

/** The images and frames of a folder, and what its frames take more on the device than on the network. */
function folderFiles(
  caseId: string,
  stack: ViewerStack,
  pixels: number,
): { files: [string, number][]; more: number } {
  const files: [string, number][] = [];
  let more = 0;
  stack.files.forEach((file, at) => {
    const frame = stack.frames[at];
    files.push([imagePath(caseId, file, frame ? PREVIEW : undefined), stack.bytes[at] ?? 0]);
    if (frame) {
      files.push([imagePath(caseId, frame, 'frame.bin'), stack.frameBytes[at] ?? 0]);
      more += pixels * PIXEL - (stack.frameBytes[at] ?? 0);
    }
    const light = stack.lights[at];
    if (light) files.push([imagePath(caseId, file, LIGHT_COPY), light.bytes]);
  });
  return { files, more };
}

function caseFiles(id: string, { shown, stacks }: ViewerAnswer): Pick<Contents, 'files' | 'more'> {
  const parts = stacks.map((stack, at) => {
    const { width = 0, height = 0 } = shown.folders[at] ?? {};
    return folderFiles(id, stack, width * height);
  });
  const files = new Map(parts.flatMap((part) => part.files));
  for (const folder of shown.folders) files.set(tilesPath(id, folder.id), 0);
  return { files, more: parts.reduce((all, { more }) => all + more, 0) };
}

const readAhead = (id: string) =>
  call('GET /[kind]/[id]/viewer', { params: { kind: 'case', id }, query: { titre: '1', avance: '1' } });

const sum = (files: ReadonlyMap<string, number>) => [...files.values()].reduce((all, each) => all + each, 0);

/** A case: its viewer in any state, and its sheet. */
async function contentsOfCase(id: string): Promise<Contents> {
  const read = await readAhead(id);
  const api = `/api/cases/${id}`;
  return {
    kind: 'case',
    id,
    path: casePaths.item(id),
    title: read.shown.title ?? '',
    images: read.shown.folders.reduce((all, { count }) => all + count, 0),
    cases: { [id]: read.shown.facts.updatedAt },
    ...caseFiles(id, read),
    pages: [casePaths.item(id), casePaths.sheet(id)],
    calls: new Map([
      [`${api}/viewer`, `${api}/viewer?avance=1`],
      [`${api}/viewer?titre=1`, `${api}/viewer?titre=1&avance=1`],
      [`${api}/answer`, `${api}/answer`],
    ]),
  };
}

/** A page as it is now; nobody reads it yet. @throws where it cannot be read */
async function readPage(path: string): Promise<string> {
  const page = await fetch(path, { headers: { Purpose: 'prefetch' }, cache: 'no-store' });
  if (!page.ok || page.redirected) throw new Error(`HTTP ${page.status}`);
  return page.text();
}

/** Images with what the server says they weigh. */
async function weighed(addresses: readonly string[]): Promise<Map<string, number>> {
  const weigh = async (address: string): Promise<[string, number]> => {
    const { headers } = await fetch(address, { method: 'HEAD' });
    return [address, Number(headers.get('content-length') ?? 0)];
  };
  return new Map(await Promise.all(addresses.map(weigh)));
}

const imagesOf = async (path: string) => weighed(namedImages(await readPage(path)));

/** A sheet alone, with the images in it. */
async function contentsOfSheet(id: string): Promise<Contents> {
  const [{ shown }, files] = await Promise.all([readAhead(id), imagesOf(casePaths.sheet(id))]);
  return {
    kind: 'sheet',
    id,
    path: casePaths.sheet(id),
    title: shown.title ?? '',
    images: 0,
    cases: { [id]: shown.facts.updatedAt },
    files,
    more: 0,
    pages: [casePaths.sheet(id)],
    calls: new Map(),
  };
}

/** A questionnaire: its form, the same read whole, its fiches, and the pictures of all of them. */
async function contentsOfQuestionnaire(id: string): Promise<Contents> {
  const path = questionnairePaths.item(id);
  const page = await readPage(path);
  const { updatedAt, fiches, pictures, images } = readFormPage(id, page);
  const inFiches = await Promise.all(fiches.map(imagesOf));
  const { title } = new DOMParser().parseFromString(TITLE.exec(page)?.[0] ?? '', 'text/html');
  return {
    kind: 'questionnaire',
    id,
    path,
    title: pageName(title),
    images: pictures.length + inFiches.reduce((all, { size }) => all + size, 0),
    cases: { [id]: updatedAt },
    files: new Map([...(await weighed(images)), ...inFiches.flatMap((each) => [...each])]),
    more: 0,
    pages: [path, questionnairePaths.read(id), ...fiches],
    calls: new Map(),
  };
}

/** A list of cases: its page, and each of them. */
async function contentsOfList(
  list: Keepable & Pick<Plan, 'path' | 'title'>,
  caseIds: readonly string[],
): Promise<Contents> {
  const plans: Contents[] = [];
  for (const caseId of caseIds) plans.push(await contentsOfCase(caseId));
  return {
    ...list,
    images: plans.reduce((all, plan) => all + plan.images, 0),
    cases: Object.assign({}, ...plans.map((plan) => plan.cases)) as Plan['cases'],
    imagesOf: Object.fromEntries(plans.map(({ id, images }) => [id, images])),
    files: new Map(plans.flatMap(({ files }) => [...files])),
    more: plans.reduce((all, { more }) => all + more, 0),
    pages: [list.path, ...plans.flatMap(({ pages }) => pages)],
    calls: new Map(plans.flatMap(({ calls }) => [...calls])),
  };
}

/** A collection of one's own with those of its cases that can be read. */
async function contentsOfCollection(id: string): Promise<Contents> {
  const { title, caseIds } = await readOwnList(id);
  return contentsOfList({ kind: 'collection', id, path: COLLECTION_PATHS.one(id), title }, caseIds);
}

/** A collection that was shared with its public cases. */
async function contentsOfShared(id: string): Promise<Contents> {
  const { title, caseIds } = await readSharedList(id);
  return contentsOfList({ kind: 'shared', id, path: COLLECTION_PATHS.shared(id), title }, caseIds);
}

const CONTENTS = {
  case: contentsOfCase,
  sheet: contentsOfSheet,
  questionnaire: contentsOfQuestionnaire,
  collection: contentsOfCollection,
  shared: contentsOfShared,
};

/** What keeping something takes, and weighs. */
export async function planOf({ kind, id }: Keepable): Promise<Plan> {
  const { more, ...contents } = await CONTENTS[kind](id);
  const pages = PAGES[kind];
  const bytes = sum(contents.files) + pages.bytes;
  return { ...contents, bytes, room: bytes + more + pages.more };
}
