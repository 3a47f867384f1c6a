import type { APIContext } from 'astro';
import { getContext } from '#lib/platform/server/context.ts';
import { mayAskSources } from './may-ask.ts';
import { type DicomwebSource, isOnThisSite } from './source.ts';

/** The PACS offered by a page. Only such a page may connect to PACS of other origins. */
export async function loadSources({
  locals,
  csp,
}: Pick<APIContext, 'locals' | 'csp'>): Promise<readonly DicomwebSource[]> {
  const { settings } = await getContext();
  if (!mayAskSources(locals.actor?.role)) return [];
  const others = settings.sources.filter((source) => !isOnThisSite(source));
  const origins = [...new Set(others.map(({ address }) => new URL(address).origin))];
  if (origins.length > 0) csp?.insertDirective(`connect-src ${origins.join(' ')}`);
  return settings.sources;
}
