import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#lib/platform/server/context.ts';
import { exclusively } from '#lib/platform/server/db/engine/exclusive.ts';
import { readDue } from '#lib/platform/server/db/meta/seed-images.ts';
import type { DemoCase } from '../cases/demo-case.ts';
import type { Pictured } from './draw-fiches.ts';
import type { DrawingScope } from './drawing.ts';
import { DrawingProcess } from './drawing-process.ts';
import { writeDrawn } from './write-drawn.ts';

/** How often a process checks whether another one has drawn everything (ms). */
const LOOK = 5000;

/** Called with the progress of drawn images. */
export interface DrawingProgress {
  extent: DrawingScope;
  done: number;
  total: number;
}

export interface DrawingSteps {
  onStart(cases: number): unknown;
  onProgress(progress: DrawingProgress): unknown;
  /** Stops the drawing; missing images are drawn at the next start. */
  signal: AbortSignal;
}

type DueCase = DemoCase & { createdDaysAgo: number };
interface Job {
  demoCase: DueCase;
  extent: DrawingScope;
  isCovered: boolean;
}

/** What images are drawn for, where it is not the demo's own content. */
export interface DrawnContent {
  demoCases: readonly DueCase[];
  demoQuestionnaires?: readonly {
    title: string;
    body: unknown;
    pictures?: Pictured['pictures'] | undefined;
  }[];
}

/**
 * Draws the missing images of the demo's cases, covers of cases first, latest cases first, then those of fiches. One of
 * several processes does it; another takes over when it ends.
 * @returns the number of cases that received all their images, undefined when nothing was missing
 * @throws AppError as the file store does
 */
export async function drawDueImages(
  context: Context,
  steps: DrawingSteps,
  content?: DrawnContent,
): Promise<number | undefined> {
  while (!steps.signal.aborted && (await readDue(context.db)).length > 0) {
    const turn = await exclusively(context, 'seed images', () => drawAll(context, steps, content));
    if (turn) return turn.result;
    await pause(LOOK, undefined, { signal: steps.signal }).catch(() => undefined);
  }
  return undefined;
}

/** Imported only when needed, since it would slow down every start. */
const wholeContent = async (): Promise<DrawnContent> => import('../content.ts');

const isPictured = (each: { pictures?: unknown }): each is Pictured => each.pictures !== undefined;

async function drawAll(
  context: Context,
  { onStart, onProgress, signal }: DrawingSteps,
  given: DrawnContent | undefined,
): Promise<number> {
  const due = new Map((await readDue(context.db)).map((each) => [each.title, each]));
  const { demoCases, demoQuestionnaires = [] } = given ?? (await wholeContent());
  const pictured = demoQuestionnaires.filter(isPictured).filter(({ title }) => due.has(title));
  const cases = demoCases
    .filter(({ title }) => due.has(title))
    .toSorted((one, other) => one.createdDaysAgo - other.createdDaysAgo);
  onStart(cases.length);
  const processes = Math.min(availableParallelism(), Math.max(1, cases.length));
  const artists = Array.from({ length: processes }, () => new DrawingProcess());
  const end = () => {
    for (const artist of artists) artist.end();
  };
  signal.addEventListener('abort', end);
  const round = async (jobs: readonly Job[]) => {
    const next = jobs.values();
    let done = 0;
    const onDone = ({ extent }: Job) => {
      done += 1;
      onProgress({ extent, done, total: jobs.length });
    };
    await Promise.all(artists.map((artist) => drawSome(context, artist, { next, signal, onDone })));
    return done;
  };
  try {
    // All covers are drawn before the other images of any case, hence two rounds.
    const uncovered = cases.filter(({ title }) => due.get(title)?.isCovered === false);
    await round(uncovered.map((demoCase) => ({ demoCase, extent: 'cover', isCovered: false })));
    const done = await round(cases.map((demoCase) => ({ demoCase, extent: 'whole', isCovered: true })));
    await drawPictured(context, artists[0]!, { next: pictured.values(), signal });
    return done;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

const fileSettings = ({ settings: { dataDir, filesUrl, s3, diskReserve } }: Context) => ({
  dataDir,
  filesUrl,
  s3,
  diskReserve,
});

/** The images of fiches: few, and drawn by one process. */
async function drawPictured(
  context: Context,
  artist: DrawingProcess,
  { next, signal }: { next: Iterable<Pictured>; signal: AbortSignal },
): Promise<void> {
  try {
    for (const pictured of next) {
      if (signal.aborted) return;
      const { title, body, pictures } = pictured;
      const task = {
        settings: fileSettings(context),
        pictured: { title, body, pictures },
        now: context.now(),
      };
      await writeDrawn(context, title, await artist.draw(task));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Work of one drawing process: takes the next task until none is left. */
async function drawSome(
  context: Context,
  artist: DrawingProcess,
  { next, signal, onDone }: { next: Iterator<Job>; signal: AbortSignal; onDone(job: Job): void },
): Promise<void> {
  const settings = fileSettings(context);
  try {
    for (let job = next.next(); !job.done && !signal.aborted; job = next.next()) {
      const drawn = await artist.draw({ settings, ...job.value, now: context.now() });
      await writeDrawn(context, job.value.demoCase.title, drawn);
      onDone(job.value);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
