import type { APIContext } from 'astro';
import { getContext } from '#lib/platform/server/context.ts';
import { actingPreferences } from './preferences/acting-preferences.ts';
import { preferredWords } from './preferences/line-texts.ts';
import type { PreferredForm, PreferredWords } from './preferences/preferred-form.ts';
import { preferredForm } from './preferences/with-preferences.ts';
import { readPreferences } from './server/keep-preferences.ts';
import type { Page } from './tree.ts';

/** A questionnaire that the person may read, with the person's preferences. @throws AppError `not_found` */
export async function loadPreferred(
  { locals }: Pick<APIContext, 'locals'>,
  id: string,
  pages: readonly Page[],
): Promise<(PreferredForm & { words: PreferredWords }) | undefined> {
  if (!locals.actor) return undefined;
  const { preferences } = await readPreferences(await getContext(), locals.actor, id);
  const acting = actingPreferences(pages, preferences);
  return acting && { ...preferredForm(pages, acting), words: preferredWords(acting) };
}
