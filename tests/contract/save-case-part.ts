import type { Actor } from '#lib/accounts/actor.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import type { Context } from '#lib/platform/server/context.ts';

/** Saves a part of a case as an editor does. @param part by default the one that the value names */
export const saveCasePart =
  (context: () => Context) =>
  (author: Actor, id: string, value: object, revision: number, part = Object.keys(value)[0]!) =>
    savePart(
      context(),
      author,
      { kind: 'case', id, part },
      { sent: Buffer.from(JSON.stringify(value)), revision },
    );
