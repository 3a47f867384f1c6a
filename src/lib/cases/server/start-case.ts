import type { Actor } from '#lib/accounts/actor.ts';
import { EMPTY_BODIES } from '#lib/items/kinds/empty-bodies.ts';
import { UNTITLED_CASE } from '#lib/items/kinds/lacks.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { BoundedCache } from '#lib/platform/bounded-cache.ts';
import type { Context } from '#lib/platform/server/context.ts';

/** Maximum number of button presses that are remembered. */
const PRESSES = 1_000;

const started = new BoundedCache<Promise<string>>(PRESSES);

/**
 * Creates an empty case and resolves to its id: only one, even if a page's button is pressed repeatedly before the
 * next page has loaded. @param press identifies the page with the button
 */
export function startCase(context: Context, { id }: Pick<Actor, 'id'>, press: string): Promise<string> {
  const key = `${id} ${press}`;
  const begun = press === '' ? undefined : started.get(key);
  if (begun) return begun;
  const draft = { kind: 'case', title: UNTITLED_CASE, tags: [], body: EMPTY_BODIES.case } as const;
  const made = createItem(context, id, draft).then((item) => item.id);
  started.set(key, made);
  made.catch(() => started.delete(key));
  return made;
}
