import type { AstroGlobal } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { DUE_PERIODS, type DuePeriod } from './due.ts';
import type { ReviewDue } from './due-schemas.ts';
import { dueMessages as m } from './due-texts.ts';
import { dueOf, readDue, reviewUnchanged, setDue } from './server/review-due.ts';

type Page = Pick<AstroGlobal, 'params' | 'locals'>;

/** The completed action, by its name in the address, or the error. */
type Outcome = { done: keyof typeof m.done } | { error: string };

const periodOf = (text: string): DuePeriod | null =>
  DUE_PERIODS.find((months) => String(months) === text) ?? null;

/**
 * Runs the form that sets the next review of a protocol.
 * @throws AppError `review_due_past`, `not_found`, `forbidden`
 */
export async function actOnDue({ params, locals }: Page, form: FormData): Promise<Outcome> {
  const { actor } = locals;
  const id = params.id ?? '';
  if (!actor) throw new AppError('not_found');
  const context = await getContext();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const months = periodOf(text('periode'));
  const act = text('revue');
  if (act === 'retirer') {
    await setDue(context, actor, id, { months: null, dueOn: null });
    return { done: 'retire' };
  }
  if (act === 'revu') {
    if (months === null) return { error: m.noDay };
    await reviewUnchanged(context, actor, id, months);
    return { done: 'revu' };
  }
  if (act === 'periode') {
    if (months === null) return { error: m.noDay };
    await setDue(context, actor, id, { months, dueOn: null });
    return { done: 'fixe' };
  }
  const dueOn = text('date').slice(0, 10);
  if (dueOn === '') return { error: m.noDay };
  await setDue(context, actor, id, { months: null, dueOn });
  return { done: 'fixe' };
}

/** Loads the next review for the protocol's authors. @throws AppError `not_found`, `forbidden` */
export async function loadDue({ params, locals }: Page): Promise<ReviewDue> {
  if (!locals.actor) throw new AppError('not_found');
  return readDue(await getContext(), locals.actor, params.id ?? '');
}

/** Loads the next review for readers of the current version; earlier versions are not reviewed again. */
export async function loadDueShown(
  itemId: string,
  { version, last }: { version: number | null; last: number | null },
): Promise<ReviewDue | undefined> {
  if (version === null || version !== last) return undefined;
  return dueOf(await getContext(), itemId);
}
