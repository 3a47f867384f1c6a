import { imagePath, LIGHT_COPY, LIGHT_WIDTH } from '#lib/images/image-paths.ts';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { practicePaths } from '#lib/practice/path-rules.ts';
import { attemptCall } from '#lib/questions/paths.ts';
import { sealingKey } from '../sealed.ts';
import { offlineMessages as m } from '../texts.ts';
import { contentsOfCase } from './case-contents.ts';
import type { Contents } from './contents.ts';
import { fetched, NotKept } from './fetched.ts';
import { weighed } from './read-page.ts';

/** A case of a session: never its pages, which tell what it shows. */
interface SessionCase extends Contents {
  /** Its title, what it keeps back, and images that only that shows. */
  secrets: string[];
}

/** The session as it is now. @throws NotKept where it is over, or not there any more */
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

/** The images that an answer shows, by their addresses: those of its sheet, in both sizes of large ones. */
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
  const answer = await (await fetched(`${api}/answer`)).text();
  const own = answerImages(contents.id, answer).filter((address) => !contents.files.has(address));
  const files = new Map([...contents.files, ...(await weighed(own))]);
  // Questions that were answered before come with their keys.
  const secrets = [`${api}/answer`, `${api}/viewer?titre=1`, attemptCall(contents.id), ...own];
  return { ...contents, files, secrets };
}

/**
 * A session of practice: its page, and of each of its cases what is walked through, with what it keeps back sealed.
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
