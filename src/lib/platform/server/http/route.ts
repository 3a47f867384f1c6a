import type { APIContext, APIRoute } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { isAccountThere } from '#lib/accounts/server/authenticate.ts';
import { AppError } from '../../errors.ts';
import { errorCodeOf } from '../base/error-code.ts';
import type { Visitor } from '../base/visitor.ts';
import { type Context, getContext } from '../context.ts';
import { errorResponse } from './answers.ts';
import { visitorOf } from './visitor.ts';

/** The arguments of a route's handler. */
export interface RouteRequest {
  context: Context;
  /** The person, identified by the bearer of an API call or the cookie of a file request; null for a visitor. */
  actor: Actor | null;
  request: Request;
  params: APIContext['params'];
  url: URL;
  visitor: Visitor;
  locals: App.Locals;
}

/** Makes a route from a handler: any error becomes `{ code, message }` with the right status. */
export function route(handler: (asked: RouteRequest) => Promise<Response>): APIRoute {
  return async ({ request, params, url, locals, clientAddress: peer }) => {
    const context = await getContext();
    const visitor = visitorOf(request, peer, context.settings);
    try {
      return await handler({ context, actor: locals.actor, request, params, url, visitor, locals });
    } catch (error) {
      const fault = (await isAccountGone(context, locals.actor, error))
        ? new AppError('sign_in_required')
        : error;
      return errorResponse(request, fault, context.settings);
    }
  };
}

/** Whether a request failed because the person's account was deleted meanwhile. */
async function isAccountGone(context: Context, actor: Actor | null, error: unknown): Promise<boolean> {
  if (!actor || errorCodeOf(error) !== 'internal') return false;
  return !(await isAccountThere(context, actor.id));
}
