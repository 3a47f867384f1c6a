import type { AstroGlobal } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { type AppError, ERROR_STATUS } from '#lib/platform/errors.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { validateInput } from '#lib/platform/server/base/json.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { isServerFault, messageOf } from '#lib/platform/server/http/answers.ts';
import { postedForm } from '#lib/platform/server/http/read-form.ts';
import { joiningMessages } from './joining-texts.ts';
import { type AskedStatistics, askedStatistics } from './page-data.ts';
import { JOINED_PARAM } from './rules.ts';
import { hypothesisJoin, hypothesisSeparation } from './schemas.ts';
import { joinHypotheses, separateHypothesis } from './server/join-hypotheses.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'response' | 'locals'>;

/** The case whose hypotheses are being edited, and the result of its form: success, or the reason for the refusal. */
interface Joining {
  caseId: string;
  isDone?: boolean;
  error?: string;
}

/** Error codes for a case that does not exist, or is not the person's own. */
const NO_CASE = ['not_found', 'forbidden'];

/** Joins or separates groups, according to the submitted form. */
async function act(context: Context, actor: Actor, form: FormData): Promise<void> {
  const text = (name: string) => String(form.get(name) ?? '');
  const place = { caseId: text('cas'), revision: Number(text('revision') || Number.NaN) };
  const separated = form.get('separer');
  if (separated !== null)
    return separateHypothesis(
      context,
      actor,
      validateInput(hypothesisSeparation, { ...place, text: String(separated) }),
    );
  const join = { ...place, text: text('reunir'), into: text('nom') };
  return joinHypotheses(context, actor, validateInput(hypothesisJoin, join));
}

function refusalOf(error: unknown, context: Context): string {
  const code = errorCodeOf(error);
  const isSame = code === 'invalid' && !(error as AppError).details;
  if (code === 'changed_meanwhile' || isSame) return joiningMessages.refused[code];
  return messageOf(error, context.settings);
}

/**
 * The statistics of the signed-in person for the page's frontmatter, after handling a submitted form. Forms work
 * without scripts.
 * @throws AppError `not_found`, which the middleware answers with the 404 page
 */
export async function statisticsFromForm(page: Page): Promise<AskedStatistics & { joining: Joining | null }> {
  const { request, url, response } = page;
  const asked = await askedStatistics(page);
  const form = await postedForm(request);
  if (!form?.has('cas')) {
    const caseId = url.searchParams.get(JOINED_PARAM);
    return { ...asked, joining: caseId === null ? null : { caseId } };
  }
  const caseId = String(form.get('cas'));
  try {
    await act(asked.context, asked.actor, form);
    return { ...asked, joining: { caseId, isDone: true } };
  } catch (error) {
    if (isServerFault(error) || NO_CASE.includes(errorCodeOf(error))) throw error;
    response.status = ERROR_STATUS[errorCodeOf(error)];
    return { ...asked, view: 'auteur', joining: { caseId, error: refusalOf(error, asked.context) } };
  }
}
