import type { CallOptions } from '#lib/contract/client.ts';
import { type ItemKind, KIND_PLURALS } from '#lib/domain/item.ts';
import { keysOfPart, partNames } from '#lib/kinds/parts.ts';

/** What is edited of an item: what the page does not have of its body is not edited there. */
export interface Draft<Body> {
  title: string;
  tags: string[];
  body: Body;
}

type Fields = Record<string, unknown>;

const fieldsOf = ({ title, tags, body }: Draft<object>): Fields => ({ title: title.trim(), tags, ...body });

function keysOf(kind: ItemKind, part: string, body: object): string[] {
  return part === 'title' || part === 'tags' ? [part] : keysOfPart(kind, part, body);
}

/** The parts that a draft is saved by: title, tags, and those of the body that the page has. */
export function partsOf(kind: ItemKind, { body }: Draft<object>): string[] {
  const held = partNames(kind).filter((part) => keysOfPart(kind, part, body).length > 0);
  return ['title', 'tags', ...held];
}

/** A part of a draft: its fields. */
export function partOf(kind: ItemKind, draft: Draft<object>, part: string): Fields {
  const fields = fieldsOf(draft);
  return Object.fromEntries(keysOf(kind, part, draft.body).map((key) => [key, fields[key]]));
}

/** A draft with these fields in place of its own. */
export function withFields<Body>(draft: Draft<Body>, { title, tags, ...body }: Fields): Draft<Body> {
  return {
    title: (title as string | undefined) ?? draft.title,
    tags: (tags as string[] | undefined) ?? draft.tags,
    body: Object.keys(body).length > 0 ? { ...draft.body, ...body } : draft.body,
  };
}

/** Whether a part was replaced since it was saved; drafts are never changed in place. An empty title is not saved. */
export function isChanged(kind: ItemKind, part: string, saved: Draft<object>, draft: Draft<object>): boolean {
  if (part === 'title' && draft.title.trim() === '') return false;
  const [before, after] = [fieldsOf(saved), fieldsOf(draft)];
  return keysOf(kind, part, draft.body).some((key) => before[key] !== after[key]);
}

/** The same JSON for the same values, in whatever order their keys stand. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** Whether two parts say the same. */
export function isSame(one: object, other: object): boolean {
  return canonical(one) === canonical(other);
}

/** The call that saves a part which was read at `revision`. */
export function savingOf(
  kind: ItemKind,
  id: string,
  part: string,
  fields: Fields,
  revision: number,
): [method: string, path: string, options: CallOptions] {
  const path = `/${KIND_PLURALS[kind]}/${id}`;
  return part === 'title' || part === 'tags'
    ? ['PATCH', path, { body: { ...fields, revision } }]
    : ['PUT', `${path}/parts/${part}`, { body: fields, revision }];
}
