import { imagePath, LIGHT_COPY, LIGHT_WIDTH } from '#lib/images/image-paths.ts';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { practicePaths } from '#lib/practice/path-rules.ts';
import { attemptCall } from '#lib/questions/paths.ts';
import { sealingKey } from '../sealed.ts';
import { offlineMessages as m } from '../texts.ts';
import { contentsOfCase } from './case-contents.ts';
import type { Contents } from './contents.ts';
import { fetchForOffline, NotKept } from './fetched.ts';
import { fileSizes } from './read-page.ts';

/** A case of a session: without its pages, which reveal the answer. */
interface SessionCase extends Contents {
  /** Its title, the parts that it withholds, and images used only by those. */
  secrets: string[];
}

/** The current session. @throws NotKept when it has ended or no longer exists */
async function readSession(id: string) {
  const session = await call('GET /practice/sessions/[session]', { params: { session: id } }).catch(
    (error) => {
      throw new NotKept(error instanceof CallFailed && error.status === 404 ? 'gone' : 'network', error);
    },
  );
  const { endedAt, cases, position } = session;
  if (endedAt !== null || position >= cases.length) throw new NotKept('over');
  return session;
}

/** The addresses of the images in an answer: those of its sheet, with both sizes of large ones. */
export function answerImages(caseId: string, answer: string): string[] {
  const found = new Set<string>();
  JSON.parse(answer, (_, value) => {
    if (value?.type === 'image' && typeof value.image?.file === 'string') {
      found.add(imagePath(caseId, value.image.file));
      if (value.image.width > LIGHT_WIDTH) found.add(imagePath(caseId, value.image.file, LIGHT_COPY));
    }
    return value;
  });
  return [...found];
}

async function sessionCase(contents: Contents): Promise<SessionCase> {
  const api = `/api/cases/${contents.id}`;
  const answer = await (await fetchForOffline(`${api}/answer`)).text();
  const own = answerImages(contents.id, answer).filter((address) => !contents.files.has(address));
  const files = new Map([...contents.files, ...(await fileSizes(own))]);
  // Questions that were answered before come with their keys.
  const secrets = [`${api}/answer`, `${api}/viewer?titre=1`, attemptCall(contents.id), ...own];
  return { ...contents, files, secrets };
}

/**
 * Contents of a practice session: its page, and the data for practising each of its cases, with sealed answers.
 * @throws NotKept
 */
export async function contentsOfSession(id: string): Promise<Contents> {
  await sealingKey().catch((error) => {
    throw new NotKept('seal', error);
  });
  const { startedAt, cases } = await readSession(id);
  const kept: SessionCase[] = [];
  for (const { caseId } of cases) kept.push(await sessionCase(await contentsOfCase(caseId)));
  const path = practicePaths.session(id);
  return {
    kind: 'session',
    id,
    path,
    title: m.sessionOf(startedAt),
    images: kept.reduce((all, { images }) => all + images, 0),
    cases: Object.assign({}, ...kept.map((each) => each.cases)),
    imagesOf: Object.fromEntries(kept.map((each) => [each.id, each.images])),
    files: new Map(kept.flatMap(({ files }) => [...files])),
    more: kept.reduce((all, { more }) => all + more, 0),
    pages: [path],
    calls: new Map(kept.flatMap(({ calls }) => [...calls])),
    sealed: new Set(kept.flatMap(({ secrets }) => secrets)),
    ...(kept.some(({ awaitsImages }) => awaitsImages) && { awaitsImages: true as const }),
    questions: kept.filter(({ questions = 0 }) => questions > 0).length,
  };
}
