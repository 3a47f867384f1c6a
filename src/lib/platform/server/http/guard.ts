import type { APIContext } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { signInPath } from '#lib/accounts/return-path.ts';
import {
  authenticateBearer,
  authenticateCookie,
  isCookieRevoked,
} from '#lib/accounts/server/authenticate.ts';
import { ACCESS } from '#lib/app/access-table.ts';
import { truncatedNetwork } from '#lib/audit/network.ts';
import { type AccessRule, concernsItem, decide, ruleForMembers } from '#lib/items/access.ts';
import { kindOfPlural } from '#lib/items/item.ts';
import { askerOfRoute, type ItemAccess, itemAccess } from '#lib/items/server/find-item.ts';
import { SECOND_FACTOR_PATH } from '#lib/second-factor/paths.ts';
import { asksSecondFactor, isOpenBefore } from '#lib/second-factor/required.ts';
import { isSecondFactorOn } from '#lib/second-factor/server/read-second-factor.ts';
import { AppError, type ErrorCode } from '../../errors.ts';
import type { Context } from '../context.ts';
import { errorResponse } from './answers.ts';
import { clientAddress } from './client-address.ts';
import { setSessionCookie } from './cookies.ts';
import { readCredentials } from './credentials.ts';
import { isSameSite } from './same-site.ts';

type Asked = Pick<APIContext, 'request' | 'url' | 'params' | 'locals' | 'routePattern' | 'clientAddress'>;

/** The response that replaces the route's: a response, or the 404 page. Undefined lets the route respond. */
export type Refusal = Response | 'not-found-page' | undefined;

export const CATCH_ALL = '/[...path]';
const SAFE_METHODS = new Set(['GET', 'HEAD']);
/** The methods allowed at any path; all others are refused before the path is looked up. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const ITEM_ID = /^[\w-]{1,64}$/;

export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/** API calls are authenticated by bearer only, pages and images by cookie only: foreign pages can forge no call. */
export async function actorOf(context: Context, asked: Asked): Promise<Actor | null> {
  const { headers } = asked.request;
  const { bearer, cookie } = readCredentials(headers, context.settings);
  const actor = isApiPath(asked.url.pathname)
    ? await authenticateBearer(context, bearer)
    : await authenticateCookie(context, cookie);
  if (!actor) return null;
  return {
    ...actor,
    source: truncatedNetwork(clientAddress(headers, asked.clientAddress, context.settings)),
  };
}

async function itemOfRoute(context: Context, params: Asked['params']): Promise<ItemAccess | undefined> {
  const { id, kind } = params;
  if (!id || !ITEM_ID.test(id)) return undefined;
  const item = await itemAccess(context, id);
  return kind === undefined || kindOfPlural(kind) === item?.kind ? item : undefined;
}

function redirect(path: string, status: 302 | 303): Response {
  return new Response(null, { status, headers: { Location: path } });
}

function allowedMethods(pattern: string): string[] {
  const methods = Object.keys(ACCESS)
    .filter((route) => route.endsWith(` ${pattern}`))
    .map((route) => route.slice(0, route.indexOf(' ')));
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** Whether the path does not exist, whoever asks. */
function isUnknown({ routePattern, params, request }: Asked): boolean {
  if (routePattern === CATCH_ALL || /%00/i.test(request.url)) return true;
  return params.kind !== undefined && kindOfPlural(params.kind) === undefined;
}

function refuse(context: Context, asked: Asked, code: ErrorCode): Refusal {
  const { request, url } = asked;
  if (isApiPath(url.pathname)) return errorResponse(request, new AppError(code), context.settings);
  // To others, a page for owners must look as if it did not exist.
  if (code === 'not_found' || code === 'forbidden') return 'not-found-page';
  if (code !== 'sign_in_required') return errorResponse(request, new AppError(code), context.settings);
  const { cookie } = readCredentials(request.headers, context.settings);
  // The cookie of a revoked session is kept: the next page recognises it and informs the device.
  const isStale = cookie && !asked.locals.isRevoked;
  const answer = redirect(signInPath(url.pathname + url.search), 302);
  if (isStale) setSessionCookie(answer.headers, null, request.headers, context.settings);
  return answer;
}

function unknown(context: Context, asked: Asked): Refusal {
  if (isApiPath(asked.url.pathname)) return refuse(context, asked, 'not_found');
  return redirect('/', SAFE_METHODS.has(asked.request.method) ? 302 : 303);
}

function wrongMethod(context: Context, asked: Asked, pattern: string): Response {
  const response = errorResponse(asked.request, new AppError('method_not_allowed'), context.settings);
  response.headers.set('Allow', allowedMethods(pattern).join(', '));
  return response;
}

async function refusalByRule(context: Context, asked: Asked, rule: AccessRule): Promise<Refusal> {
  const { locals, params } = asked;
  // An image that a visitor may not see is reported as missing, instead of redirecting to a sign-in page.
  if (rule === 'visitor-item' && !locals.actor && context.settings.publicLists === 'members')
    return refuse(context, asked, 'not_found');
  const item = concernsItem(rule) ? await itemOfRoute(context, params) : undefined;
  const about = { id: params.id, ownerId: item?.ownerId, visibility: item?.visibility };
  const asker = await askerOfRoute(context, rule, about, locals.actor);
  const decision = decide(rule, asker, item?.visibility);
  if (decision === 'sign-in') return refuse(context, asked, 'sign_in_required');
  if (decision === 'not-found') return refuse(context, asked, 'not_found');
  if (decision === 'forbidden') return refuse(context, asked, rule === 'rater' ? 'own_item' : 'forbidden');
  locals.item = item;
  return undefined;
}

/** Redirects a person who needs a second factor but has none to its set-up; identity providers check their own. */
async function refusalWithoutFactor(context: Context, asked: Asked): Promise<Refusal> {
  const { locals, request, routePattern } = asked;
  const { actor } = locals;
  if (!actor || actor.provider || !asksSecondFactor(context.settings.secondFactor, actor.role))
    return undefined;
  if (isOpenBefore(routePattern) || (await isSecondFactorOn(context, actor.id))) return undefined;
  if (isApiPath(asked.url.pathname)) return refuse(context, asked, 'second_factor_missing');
  return redirect(SECOND_FACTOR_PATH, SAFE_METHODS.has(request.method) ? 302 : 303);
}

/**
 * Identifies the person behind a request (`locals.actor`) and applies the access table. Everything not listed there is
 * refused.
 */
export async function guard(context: Context, asked: Asked): Promise<Refusal> {
  const { request, url, routePattern, locals } = asked;
  if (!METHODS.has(request.method)) return wrongMethod(context, asked, routePattern);
  if (isUnknown(asked)) return unknown(context, asked);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const listed = ACCESS[`${method} ${routePattern}`];
  const isForMembers = context.settings.publicLists === 'members';
  const rule = listed && isForMembers ? ruleForMembers(`${method} ${routePattern}`, listed) : listed;
  if (!rule) return wrongMethod(context, asked, routePattern);
  const needsNoBearer = rule === 'anyone' || !isApiPath(url.pathname);
  if (!SAFE_METHODS.has(method) && needsNoBearer && !isSameSite(request.headers, url, context.settings))
    return refuse(context, asked, 'cross_site');
  locals.actor = await actorOf(context, asked);
  if (!locals.actor && !isApiPath(url.pathname)) {
    const { cookie } = readCredentials(request.headers, context.settings);
    locals.isRevoked = await isCookieRevoked(context, cookie);
  }
  return (await refusalWithoutFactor(context, asked)) ?? refusalByRule(context, asked, rule);
}
