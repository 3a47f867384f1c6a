import type { APIContext, APIRoute } from 'astro';
import { AppError } from '#lib/contract/errors.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { type ItemKind, kindOfPlural } from '#lib/domain/item.ts';
import type { PartRule } from '#lib/kinds/part-schema.ts';
import { partRule } from '#lib/kinds/schemas.ts';
import type { Visitor } from '../base/visitor.ts';
import { type Context, getContext } from '../context.ts';
import { errorResponse } from './answers.ts';
import { visitorOf } from './visitor.ts';

/** What a call's handler works with. */
export interface Call {
  context: Context;
  /** Who asks, by bearer; null when signed out. */
  actor: Actor | null;
  request: Request;
  params: APIContext['params'];
  url: URL;
  visitor: Visitor;
  locals: App.Locals;
}

export type SignedInCall = Call & { actor: Actor };

/** Makes a route of a handler: whatever it throws becomes `{ code, message }` with the right status. */
export function api(handler: (call: Call) => Promise<Response>): APIRoute {
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

/** As `api`, for calls that need an account. The access table has refused others already; this is the second lock. */
export function signedInApi(handler: (call: SignedInCall) => Promise<Response>): APIRoute {
  return api((call) => {
    if (!call.actor) throw new AppError('sign_in_required');
    return handler(call as SignedInCall);
  });
}

/** The kind and id in the path of an item's call. @throws AppError `not_found`. */
export function itemOf(params: APIContext['params']): { kind: ItemKind; id: string } {
  const kind = kindOfPlural(params.kind);
  if (!kind || !params.id) throw new AppError('not_found');
  return { kind, id: params.id };
}

/** The part in the path of an item's call, and what it may be. @throws AppError `not_found` when its kind has none of that name. */
export function partOf(params: APIContext['params']): {
  kind: ItemKind;
  id: string;
  part: string;
  rule: PartRule;
} {
  const { kind, id } = itemOf(params);
  const { part = '' } = params;
  const rule = partRule(kind, part);
  if (!rule) throw new AppError('not_found');
  return { kind, id, part, rule };
}

/** The revision that a save names (`If-Match: "7"`, RFC 9110 §13.1.1). @throws AppError `revision_required` */
export function revisionOf(request: Request): number {
  const [, revision] = /^"(\d{1,9})"$/.exec(request.headers.get('if-match')?.trim() ?? '') ?? [];
  if (revision === undefined) throw new AppError('revision_required');
  return Number(revision);
}
