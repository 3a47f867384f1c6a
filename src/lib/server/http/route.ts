import type { APIContext, APIRoute } from 'astro';
import type { Actor } from '#lib/domain/actor.ts';
import type { Visitor } from '../base/visitor.ts';
import { type Context, getContext } from '../context.ts';
import { errorResponse } from './answers.ts';
import { visitorOf } from './visitor.ts';

/** What the handler of a route works with. */
export interface Asked {
  context: Context;
  /** Who asks: by bearer of a call, by cookie of a file; null when signed out. */
  actor: Actor | null;
  request: Request;
  params: APIContext['params'];
  url: URL;
  visitor: Visitor;
  locals: App.Locals;
}

/** Makes a route of a handler: whatever it throws becomes `{ code, message }` with the right status. */
export function route(handler: (asked: Asked) => Promise<Response>): APIRoute {
  return async ({ request, params, url, locals, clientAddress: peer }) => {
    const context = await getContext();
    const visitor = visitorOf(request, peer, context.settings);
    try {
      return await handler({ context, actor: locals.actor, request, params, url, visitor, locals });
    } catch (error) {
      return errorResponse(request, error, context.settings);
    }
  };
}
