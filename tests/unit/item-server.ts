import { afterEach, beforeEach, vi } from 'vitest';
import { caseFit } from '#islands/case-editor/text-limits.ts';
import type { EditedCase } from '#lib/cases/body-schema.ts';
import { caseKind } from '#lib/cases/definition.ts';
import { createItemAutosave } from '#lib/items/item-autosave-store.ts';
import type { OwnItem } from '#lib/items/schemas.ts';

type Body = Partial<EditedCase>;

/** An item on a server that keeps a revision for each part, as ours does. */
function server() {
  const item = {
    _id: 'c1',
    title: 'Un',
    tags: ['TDM'],
    revision: 3,
    visibility: 'draft',
    body: { answer: 'Fracture', clinicalInformation: 'Chute' } as Record<string, unknown>,
  };
  const changed: Record<string, number> = {};
  const asked: { method: string; path: string; body: Record<string, unknown>; at: number }[] = [];
  const write = (fields: Record<string, unknown>) => {
    item.revision += 1;
    const { title = item.title, tags = item.tags, visibility = item.visibility, ...body } = fields;
    Object.assign(item, { title, tags, visibility, body: { ...item.body, ...body } });
    for (const part of Object.keys(fields)) changed[part] = item.revision;
  };
  const at = {
    takes: 0,
    down: false,
    /** Requests arrive, answers do not. */
    deaf: false,
    /** The item was deleted. */
    gone: false,
    /** Room for the texts of a request (characters). */
    room: Number.POSITIVE_INFINITY,
  };
  const fetched = async (path: string, { method, body, headers }: RequestInit) => {
    const { revision, ...fields } = body ? JSON.parse(String(body)) : {};
    asked.push({ method: method ?? '', path, body: fields, at: Date.now() });
    await new Promise((wake) => setTimeout(wake, at.takes));
    if (at.down) throw new TypeError('Failed to fetch');
    if (at.gone) return Response.json({ code: 'not_found', message: 'N’existe plus.' }, { status: 404 });
    if (String(body ?? '').length > at.room)
      return Response.json({ code: 'quota_full', message: 'Plein.' }, { status: 413 });
    if (method === 'GET') return Response.json(structuredClone(item));
    if (path.endsWith('/copy')) return Response.json({ _id: 'c2' });
    if (path.includes('/c2')) return Response.json({ revision: 2 });
    const named = new Headers(headers).get('if-match')?.replaceAll('"', '') ?? revision;
    if (Object.keys(fields).some((part) => (changed[part] ?? 0) > Number(named)))
      return Response.json({ code: 'changed_meanwhile', message: 'Modifié.' }, { status: 409 });
    write(fields);
    if (at.deaf) throw new TypeError('Failed to fetch');
    return Response.json({ revision: item.revision, visibility: item.visibility });
  };
  return { item, asked, write, at, fetched };
}

/** The server of the current test. */
export let there: ReturnType<typeof server>;

/** A server, a clock and a storage for each test of a file. Test files share modules, so each registers its own hooks. */
export function serveItems(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'info').mockImplementation(() => {});
    there = server();
    vi.stubGlobal('fetch', there.fetched);
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** @param absent what its body does not have is until it is written */
export const open = (absent?: Body) => {
  const item = structuredClone(there.item) as unknown as OwnItem & { body: Body };
  const edited = { name: 'case', parts: caseKind.parts, fits: async () => caseFit } as const;
  return createItemAutosave<Body>({ ...edited, ...(absent && { absent }) }, item);
};
type Opened = ReturnType<typeof open>;
export const answers = (autosave: Opened, answer: string) =>
  autosave.change((draft) => ({ ...draft, answer }));
export const retitles = (autosave: Opened, title: string) =>
  autosave.change((draft) => ({ ...draft, title }));
export const rest = () => vi.advanceTimersByTimeAsync(2000);
/** Moves the clock until something is done. */
export async function done<Result>(work: Promise<Result>): Promise<Result> {
  await rest();
  return work;
}
export const saves = () => there.asked.filter(({ method }) => method !== 'GET');
