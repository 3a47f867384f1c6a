import type { Actor } from '#lib/accounts/actor.ts';
import { figuresOf } from '#lib/items/kinds/body-rules.ts';
import { shownFigures } from '#lib/items/kinds/shown-figures.ts';
import { readCardRows } from '#lib/items/server/card-rows-queries.ts';
import { fold } from '#lib/platform/fold.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import type { HalfReadCase } from '../half-read.ts';
import type { SessionSummary } from '../schemas.ts';
import { countFresh } from './count-fresh.ts';
import { poolSelectionOf } from './find-cases.ts';
import { halfRead } from './half-read-queries.ts';
import { countRemembered } from './pool-count-queries.ts';
import { summaryUnderWay } from './run-sessions.ts';

const DAY = 86_400_000;
const HALF_READ = { days: 30, max: 6 };

/** A person's practice, for the home page. */
export interface PracticeSummary {
  due: number;
  failed: number;
  /** Number of cases never practised, by specialty, without empty ones. */
  freshBySpecialty: { specialty: string; count: number }[];
  session: SessionSummary | null;
  /** Recently opened cases whose answer was not viewed. No property reveals what they show. */
  halfRead: HalfReadCase[];
}

/** A person's practice, for the home page. */
export async function practiceSummary(context: Context, actor: Actor): Promise<PracticeSummary> {
  const which = await poolSelectionOf(context, actor);
  const { due, failed } = await countRemembered(context.db, which);
  const { byTag: fresh } = await countFresh(context, which, SPECIALTY_TAGS);
  return {
    due,
    failed,
    freshBySpecialty: SPECIALTY_TAGS.flatMap((specialty) => {
      const count = fresh.get(fold(specialty)) ?? 0;
      return count > 0 ? [{ specialty, count }] : [];
    }),
    session: await summaryUnderWay(context, actor),
    halfRead: await leftHalfRead(context, actor, which.now),
  };
}

async function leftHalfRead({ db }: Context, actor: Actor, now: number): Promise<HalfReadCase[]> {
  const left = await halfRead(db, actor.id, now - HALF_READ.days * DAY, HALF_READ.max);
  const cards = await readCardRows(
    db,
    left.map(({ id }) => id),
    null,
  );
  const rows = new Map(cards.map((row) => [row.id, row]));
  return left.flatMap(({ id, at }) => {
    const row = rows.get(id);
    if (!row) return [];
    const shown = { id, titlesHidden: true, questionIds: false, withIndication: true };
    const { mainImage, mainImageAspect, indication } = shownFigures(
      row.kind,
      figuresOf(row.kind, row.summary, shown),
    );
    const tags = row.tags.map(fold);
    return {
      caseId: id,
      modality: MODALITY_TAGS.find((tag) => tags.includes(fold(tag))) ?? null,
      mainImage,
      mainImageAspect,
      indication,
      at: new Date(at).toISOString(),
    };
  });
}
