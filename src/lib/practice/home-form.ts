import type { AstroGlobal } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { listCollections } from '#lib/collections/server/change-collections.ts';
import { readableCollection } from '#lib/collections/server/find-readable-cases.ts';
import { collectionName } from '#lib/collections/texts.ts';
import { chooseTitles } from '#lib/items/server/titles.ts';
import { AppError } from '#lib/platform/errors.ts';
import { validateInput } from '#lib/platform/server/base/json.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { isServerFault, messageOf } from '#lib/platform/server/http/answers.ts';
import { postedForm } from '#lib/platform/server/http/read-form.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import { practiceMessages } from './page-texts.ts';
import { practicePaths } from './path-rules.ts';
import { criteriaOf, type PracticeRequest, parseAsked } from './request-rules.ts';
import { newSession, type PracticeOverview, practiceSettingsChange } from './schemas.ts';
import { changePracticeSettings } from './server/change-settings.ts';
import { practiceOverview } from './server/read-overview.ts';
import { movePractice, readPractice, startPractice } from './server/run-sessions.ts';
import { CASES_MAX, WHOLE_LIST } from './session-rules.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'response' | 'locals' | 'redirect'>;

const OFFERED = { modality: MODALITY_TAGS, specialty: SPECIALTY_TAGS, region: LOCATION_TAGS };

/** Data of the practice page. */
export interface PracticeHome {
  asked: PracticeRequest;
  overview: PracticeOverview;
  collections: { id: string; name: string }[];
  /** Whether a form has just saved the settings. */
  saved: boolean;
  error?: string;
}

/** The settings in a submitted form, not validated; null for another form. */
function settingsIn(form: FormData): object | null {
  const retention = form.get('retention');
  if (retention !== null) return { retention: Number(retention) };
  const dayStart = form.get('heure');
  return dayStart === null
    ? null
    : { dayStart: Number(dayStart || Number.NaN), timeZone: form.get('fuseau') };
}

/** Handles a submitted form. @returns the URL to redirect to */
async function act(context: Context, actor: Actor, form: FormData, asked: PracticeRequest): Promise<string> {
  const changed = settingsIn(form);
  if (changed) {
    await changePracticeSettings(context, actor, validateInput(practiceSettingsChange, changed));
    return `${practicePaths.home}?enregistre=1`;
  }
  const titles = form.get('titres');
  if (titles !== null) {
    await chooseTitles(context, actor, { titlesHidden: titles === 'masques' });
    return casePaths.public;
  }
  const ended = form.get('terminer');
  if (ended !== null) {
    const { cases } = await readPractice(context, actor, String(ended));
    await movePractice(context, actor, String(ended), { position: cases.length, ended: true });
    return practicePaths.session(String(ended));
  }
  const { choice, minutes } = asked;
  const started = await startPractice(
    context,
    actor,
    validateInput(newSession, {
      choice,
      ...(minutes === WHOLE_LIST ? { count: CASES_MAX } : { minutes }),
      criteria: criteriaOf(asked),
    }),
  );
  return practicePaths.session(started.id);
}

/** Collections to choose from: the person's own, and the shared one in the URL. */
async function collectionsFor(context: Context, actor: Actor, asked: string) {
  const own = (await listCollections(context, actor))
    .filter(({ cases }) => cases > 0)
    .map((entry) => ({ id: entry._id, name: collectionName(entry) }));
  if (asked === '' || own.some(({ id }) => id === asked)) return own;
  const { name } = await readableCollection(context, actor, asked).catch(() => ({ name: '' }));
  return [...own, { id: asked, name: name || practiceMessages.unknownCollection }];
}

/** Loads the practice page and handles its HTML forms, which work without scripts. */
export async function practiceHomeFromForm(page: Page): Promise<PracticeHome | Response> {
  const { request, url, response, locals, redirect } = page;
  const { actor } = locals;
  if (!actor) throw new AppError('sign_in_required');
  const context = await getContext();
  const form = await postedForm(request);
  const asked = parseAsked(form ?? url.searchParams, OFFERED);
  let error: string | undefined;
  if (form) {
    try {
      return redirect(await act(context, actor, form, asked), 303);
    } catch (failure) {
      if (isServerFault(failure)) throw failure;
      response.status = 422;
      error = messageOf(failure, context.settings);
    }
  }
  const overview = await practiceOverview(context, actor, criteriaOf(asked));
  const collections = await collectionsFor(context, actor, asked.collection);
  return {
    asked,
    overview,
    collections,
    saved: url.searchParams.has('enregistre'),
    ...(error !== undefined && { error }),
  };
}
