import type { AstroGlobal } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { postedForm } from '#lib/platform/server/http/read-form.ts';
import { practicePaths } from './path-rules.ts';
import type { SetAsideCase } from './schemas.ts';
import { listSetAside, offerAgain } from './server/set-aside.ts';

type Page = Pick<AstroGlobal, 'request' | 'locals' | 'redirect'>;

/** Name of the field with the case to be offered again. */
export const AGAIN_FIELD = 'reprendre';

/** Loads the list of cases that the person set aside and handles its plain form. */
export async function setAsideFromForm({
  request,
  locals: { actor },
  redirect,
}: Page): Promise<{ cases: SetAsideCase[] } | Response> {
  if (!actor) throw new AppError('sign_in_required');
  const context = await getContext();
  const form = await postedForm(request);
  const again = form?.get(AGAIN_FIELD);
  if (again) await offerAgain(context, actor, String(again));
  if (form) return redirect(practicePaths.setAside, 303);
  return { cases: await listSetAside(context, actor) };
}
