import { defineMiddleware } from 'astro:middleware';
import { signInPath } from '#lib/accounts/return-path.ts';
import { isDemo } from '#lib/demo/server/is-demo.ts';
import { ownTexts } from '#lib/legal/own-texts-page-data.ts';
import { ERROR_STATUS } from '#lib/platform/errors.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { errorResponse, logFailedRequest } from '#lib/platform/server/http/answers.ts';
import { waitingCounter } from '#lib/platform/server/http/count-waiting.ts';
import { actorOf, guard, isApiPath } from '#lib/platform/server/http/guard.ts';
import { isSecure, siteOrigin } from '#lib/platform/server/http/origin.ts';
import { withinLimits } from '#lib/platform/server/http/request-limits.ts';
import { withSearchLimit } from '#lib/platform/server/http/search-concurrency.ts';
import {
  addSecurityHeaders,
  setPageCaching,
  tellRevoked,
} from '#lib/platform/server/http/security-headers.ts';

const ERROR_PAGES = new Set(['/404', '/500']);

/** Identifies the person, checks access, and sets the headers of every response. */
export const onRequest = defineMiddleware(async (astro, next) => {
  const context = await getContext();
  const { request, url, locals } = astro;
  const { settings } = context;
  // Rewriting to an error page runs the middleware again: the results of the first pass are kept.
  const isFirstPass = locals.actor === undefined;
  locals.actor ??= null;
  locals.membersOnly = settings.publicLists === 'members';
  locals.origin = siteOrigin(url, request.headers, settings);
  locals.countWaiting = waitingCounter(context, astro);

  /** A new request, since the body of the failed one may already have been consumed. */
  const errorPage = (path: string) => new Request(new URL(path, url), { headers: request.headers });

  /** Identifies the person for error pages, too; if the database is unavailable, they are rendered for a visitor. */
  async function identify(): Promise<void> {
    try {
      locals.actor = await actorOf(context, astro);
    } catch (error) {
      logFailedRequest(request, error);
    }
  }

  async function answer(): Promise<Response> {
    if (ERROR_PAGES.has(astro.routePattern)) {
      if (isFirstPass) await identify();
      return next();
    }
    try {
      locals.isDemo = await isDemo(context);
      locals.hasOwnStatement = (await ownTexts(settings)).has('accessibilite');
      const refusal = await guard(context, astro);
      if (refusal === 'not-found-page') return await next('/404');
      const route = () => withSearchLimit(context, astro, next);
      return refusal ?? (await withinLimits(request, url.pathname, locals, route));
    } catch (error) {
      const code = errorCodeOf(error);
      if (isApiPath(url.pathname)) return errorResponse(request, error, settings);
      const status = ERROR_STATUS[code];
      if (status === 401 && !locals.actor) return astro.redirect(signInPath(url.pathname + url.search));
      // A forbidden page must look the same as a missing one.
      if (status === 404 || status === 403) return astro.rewrite(errorPage('/404'));
      if (code !== 'unavailable' && code !== 'disk_full') throw error;
      logFailedRequest(request, error);
      const page = await astro.rewrite(errorPage('/500'));
      page.headers.set('Retry-After', '5');
      return new Response(page.body, { status: 503, headers: page.headers });
    }
  }

  const response = await answer();
  addSecurityHeaders(response.headers, isSecure(url, request.headers, settings), url.pathname);
  if (locals.membersOnly) response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  if (locals.isRevoked) tellRevoked(response.headers);
  setPageCaching(response.headers, request.headers, locals.actor !== null);
  return response;
});
