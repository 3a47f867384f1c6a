import { beforeEach, describe, expect, it } from 'vitest';
import { CallFailed } from '#lib/contract/client.ts';
import type { ErrorCode } from '#lib/contract/errors.ts';
import type { RichText } from '#lib/domain/rich-text.ts';
import { keptSheet } from '#lib/stores/kept-sheet.ts';
import { createSheetDraft } from '#lib/stores/sheet-draft.ts';

const says = (text: string): RichText => [{ type: 'paragraph', text: [{ text }] }];

/** A server with one sheet, a clock that only we move, and a storage. */
function world() {
  const server = {
    sheet: says('début') as RichText | null,
    /** The case's, and that of its sheet's last change. */
    ...{ revision: 3, changedAt: 3 },
    fault: null as CallFailed | null,
  };
  const kept = new Map<string, string>();
  const asked: string[] = [];
  let time = 0;
  let timers: { at: number; act: () => unknown }[] = [];
  const draft = createSheetDraft(
    'c1',
    { sheet: server.sheet, revision: server.revision },
    {
      async call(method, path, { body, revision } = {}) {
        asked.push(`${method} ${path}`);
        if (server.fault) throw server.fault;
        if (method === 'GET') return { sheet: server.sheet, revision: server.revision, updatedAt: '' };
        if ((revision ?? 0) < server.changedAt) throw failure(409, 'changed_meanwhile');
        server.revision += 1;
        Object.assign(server, {
          sheet: (body as { sheet: RichText | null }).sheet,
          changedAt: server.revision,
        });
        return { revision: server.revision, updatedAt: '' };
      },
      now: () => new Date(time),
      later(milliseconds, act) {
        const timer = { at: time + milliseconds, act };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  );
  const pass = async (milliseconds: number) => {
    const until = time + milliseconds;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((other) => other !== next);
      time = Math.max(time, next.at);
      await next.act();
    }
    time = until;
  };
  return { server, kept, asked, draft, pass, status: () => draft.$state.get().status };
}

function failure(status: number, code: ErrorCode, message = 'Refus.'): CallFailed {
  return new CallFailed(status, { code, message });
}

let at: ReturnType<typeof world>;
beforeEach(() => {
  at = world();
});

describe('a sheet being written', () => {
  it('is saved after a pause, and at the latest after eight seconds of typing', async () => {
    at.draft.change(says('a'));
    expect([at.status(), at.draft.isUnsaved()]).toEqual(['changed', true]);
    await at.pass(999);
    expect(at.asked).toEqual([]);
    await at.pass(1);
    expect([at.status(), at.server.sheet, at.draft.isUnsaved()]).toEqual(['saved', says('a'), false]);
    expect(at.draft.$state.get().savedAt).toEqual(new Date(1000));
    for (let key = 0; key < 20; key += 1) {
      at.draft.change(says(`b${key}`));
      await at.pass(500);
    }
    expect(at.server.revision).toBeGreaterThan(4);
    await at.pass(1000);
    expect(at.server.sheet).toEqual(says('b19'));
  });

  it('stores none for an empty one', async () => {
    at.draft.change([]);
    await at.pass(1000);
    expect(at.server.sheet).toBeNull();
  });

  it('tries again when the connection is back, and keeps what is not saved', async () => {
    at.server.fault = new CallFailed(0);
    at.draft.change(says('hors ligne'));
    await at.pass(1000);
    expect(at.status()).toBe('offline');
    at.draft.change(says('hors ligne encore'));
    expect(JSON.parse(at.kept.get('sheet-draft:c1') ?? '')).toEqual(says('hors ligne encore'));
    await at.pass(60_000);
    expect(at.asked.length).toBeLessThan(9);
    at.server.fault = null;
    await at.pass(30_000);
    expect([at.status(), at.server.sheet]).toEqual(['saved', says('hors ligne encore')]);
    expect(at.kept.size).toBe(0);
  });

  it('says why the server refused, and saves again after the next change', async () => {
    at.server.fault = failure(422, 'invalid', 'Trop long.');
    at.draft.change(says('x'));
    await at.pass(1000);
    expect(at.draft.$state.get()).toMatchObject({ status: 'refused', reason: 'Trop long.' });
    at.server.fault = null;
    at.draft.change(says('y'));
    await at.pass(1000);
    expect(at.server.sheet).toEqual(says('y'));
  });

  it('goes on when another edit left the sheet alone', async () => {
    at.server.revision = 9;
    at.draft.change(says('mien'));
    await at.pass(2000);
    expect([at.status(), at.server.sheet, at.server.revision]).toEqual(['saved', says('mien'), 10]);
    expect(at.asked).toEqual(['PUT /cases/c1/parts/sheet']);
  });

  it('that comes back from the history shows what was saved meanwhile', async () => {
    expect(await at.draft.reread()).toBeUndefined();
    Object.assign(at.server, { sheet: says('leur'), revision: 4, changedAt: 4 });
    expect(await at.draft.reread()).toEqual(says('leur'));
    at.draft.change(says('leur, suite'));
    await at.pass(1000);
    expect([at.status(), at.server.sheet]).toEqual(['saved', says('leur, suite')]);
  });

  it('keeps what is typed when it comes back from the history, and tells', async () => {
    Object.assign(at.server, { sheet: says('leur'), revision: 4, changedAt: 4 });
    at.draft.change(says('mien'));
    expect(await at.draft.reread()).toBeUndefined();
    await at.pass(1000);
    expect(at.status()).toBe('conflict');
  });

  describe('when somebody else saved another one', () => {
    beforeEach(async () => {
      Object.assign(at.server, { sheet: says('leur'), revision: 4, changedAt: 4 });
      at.draft.change(says('mien'));
      await at.pass(1000);
    });

    it('overwrites nothing and loses nothing', async () => {
      expect(at.status()).toBe('conflict');
      expect(at.draft.$state.get().theirs?.sheet).toEqual(says('leur'));
      at.draft.change(says('mien, suite'));
      await at.pass(60_000);
      expect([at.status(), at.server.sheet]).toEqual(['conflict', says('leur')]);
      expect(JSON.parse(at.kept.get('sheet-draft:c1') ?? '')).toEqual(says('mien, suite'));
      expect(at.draft.isUnsaved()).toBe(true);
    });

    it('writes one’s own when told so', async () => {
      at.draft.change(says('mien, suite'));
      await at.draft.keepMine();
      expect([at.status(), at.server.sheet]).toEqual(['saved', says('mien, suite')]);
    });

    it('takes theirs when told so', async () => {
      expect(at.draft.takeTheirs()).toEqual(says('leur'));
      expect([at.status(), at.draft.isUnsaved(), at.kept.size]).toEqual(['saved', false, 0]);
      at.draft.change(says('leur, suite'));
      await at.pass(1000);
      expect(at.server.sheet).toEqual(says('leur, suite'));
    });
  });

  it('finds again what a reload left, and only that', () => {
    const storage = (value: string | null) => ({ getItem: () => value, setItem() {}, removeItem() {} });
    expect(keptSheet('c1', storage(JSON.stringify(says('gardé'))))).toEqual(says('gardé'));
    for (const value of [null, '', '{', '{}', '"a"']) expect(keptSheet('c1', storage(value))).toBeNull();
    expect(keptSheet('c1', null)).toBeNull();
  });
});
