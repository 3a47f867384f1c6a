import { beforeEach, describe, expect, it } from 'vitest';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { failure, says, sheetWorld } from './sheet-world.ts';

let at: ReturnType<typeof sheetWorld>;
beforeEach(() => {
  at = sheetWorld();
});

describe('a sheet being written', () => {
  it('is saved after a pause, and at the latest after five seconds of typing', async () => {
    at.writes(says('a'));
    expect([at.status(), at.draft.isUnsaved()]).toEqual(['waiting', true]);
    await at.pass(799);
    expect(at.asked).toEqual([]);
    await at.pass(1);
    expect([at.status(), at.server.sheet, at.draft.isUnsaved()]).toEqual(['saved', says('a'), false]);
    expect(at.draft.$status.get().savedAt).toEqual(new Date(800));
    for (let key = 0; key < 20; key += 1) {
      at.writes(says(`b${key}`));
      await at.pass(500);
    }
    expect(at.server.revision).toBeGreaterThan(4);
    await at.pass(1000);
    expect(at.server.sheet).toEqual(says('b19'));
  });

  it('stores none for an empty one', async () => {
    at.writes([]);
    await at.pass(1000);
    expect(at.server.sheet).toBeNull();
  });

  it('tries again when the connection is back, and keeps what is not saved', async () => {
    at.server.fault = new CallFailed(0);
    at.writes(says('hors ligne'));
    await at.pass(1000);
    expect(at.status()).toBe('offline');
    at.writes(says('hors ligne encore'));
    expect(at.kept()).toEqual(says('hors ligne encore'));
    await at.pass(60_000);
    expect(at.asked.length).toBeLessThan(9);
    at.server.fault = null;
    await at.pass(30_000);
    expect([at.status(), at.server.sheet]).toEqual(['saved', says('hors ligne encore')]);
    expect(at.device.size).toBe(0);
  });

  it('says why the server refused, and saves again after the next change', async () => {
    at.server.fault = failure(422, 'invalid', 'Trop long.');
    at.writes(says('x'));
    await at.pass(1000);
    expect(at.draft.$status.get()).toMatchObject({ state: 'refused', reason: 'Trop long.' });
    at.server.fault = null;
    at.writes(says('y'));
    await at.pass(1000);
    expect(at.server.sheet).toEqual(says('y'));
  });

  it('keeps on the device what a full quota refuses, and saves what was made shorter', async () => {
    at.server.fault = failure(413, 'quota_full', 'Votre espace est plein.');
    at.writes(says('trop long'));
    await at.pass(60_000);
    expect(at.draft.$status.get()).toMatchObject({ state: 'refused', reason: 'Votre espace est plein.' });
    // Waiting does not make it valid: it is sent once.
    expect([at.shown(), at.kept(), at.asked.length]).toEqual([says('trop long'), says('trop long'), 1]);
    at.server.fault = null;
    at.writes(says('court'));
    await at.pass(1000);
    expect([at.status(), at.server.sheet, at.device.size]).toEqual(['saved', says('court'), 0]);
  });

  it('takes nothing over from a case that was deleted meanwhile, and says so', async () => {
    at.server.fault = failure(404, 'not_found', 'Cet élément n’existe pas.');
    await at.draft.reread();
    expect([at.status(), at.shown()]).toEqual(['saved', says('début')]);
    at.writes(says('trop tard'));
    await at.pass(1000);
    expect(at.draft.$status.get()).toMatchObject({ state: 'refused', reason: 'Cet élément n’existe pas.' });
    expect([at.shown(), at.kept()]).toEqual([says('trop tard'), says('trop tard')]);
  });

  it('goes on when another edit left the sheet alone', async () => {
    at.server.revision = 9;
    at.writes(says('mien'));
    await at.pass(2000);
    expect([at.status(), at.server.sheet, at.server.revision]).toEqual(['saved', says('mien'), 10]);
    expect(at.asked).toEqual(['PUT /api/cases/c1/parts/sheet']);
  });

  it('that comes back from the history shows what was saved meanwhile', async () => {
    const before = at.shown();
    await at.draft.reread();
    expect(at.shown()).toBe(before);
    Object.assign(at.server, { sheet: says('leur'), revision: 4, changedAt: 4 });
    await at.draft.reread();
    expect(at.shown()).toEqual(says('leur'));
    at.writes(says('leur, suite'));
    await at.pass(1000);
    expect([at.status(), at.server.sheet]).toEqual(['saved', says('leur, suite')]);
  });

  it('keeps what is typed when it comes back from the history, and tells', async () => {
    Object.assign(at.server, { sheet: says('leur'), revision: 4, changedAt: 4 });
    at.writes(says('mien'));
    await at.draft.reread();
    await at.pass(1000);
    expect([at.status(), at.shown()]).toEqual(['conflict', says('mien')]);
  });

  describe('when somebody else saved another one', () => {
    beforeEach(async () => {
      Object.assign(at.server, { sheet: says('leur'), revision: 4, changedAt: 4 });
      at.writes(says('mien'));
      await at.pass(1000);
    });

    it('overwrites nothing and loses nothing', async () => {
      expect(at.status()).toBe('conflict');
      expect(at.draft.$conflicts.get().get('sheet')?.fields).toEqual({ sheet: says('leur') });
      at.writes(says('mien, suite'));
      await at.pass(60_000);
      expect([at.status(), at.server.sheet]).toEqual(['conflict', says('leur')]);
      expect(at.kept()).toEqual(says('mien, suite'));
      expect(at.draft.isUnsaved()).toBe(true);
    });

    it('writes one’s own when told so', async () => {
      at.writes(says('mien, suite'));
      await at.draft.resolve('mine');
      expect([at.status(), at.server.sheet]).toEqual(['saved', says('mien, suite')]);
    });

    it('takes theirs when told so', async () => {
      await at.draft.resolve('theirs');
      expect(at.shown()).toEqual(says('leur'));
      expect([at.status(), at.draft.isUnsaved(), at.device.size]).toEqual(['saved', false, 0]);
      at.writes(says('leur, suite'));
      await at.pass(1000);
      expect(at.server.sheet).toEqual(says('leur, suite'));
    });
  });

  it('finds again what a closed page left unsaved, in another tab too', async () => {
    at.server.fault = new CallFailed(0);
    at.writes(says('dans le train'));
    await at.pass(1000);
    at.draft.stop();
    at.server.fault = null;
    const again = at.open();
    expect(again.$draft.get().sheet).toEqual(says('début'));
    await again.restore(again.keptDraft()!);
    expect([again.$draft.get().sheet, at.server.sheet]).toEqual([
      says('dans le train'),
      says('dans le train'),
    ]);
    expect(again.keptDraft()).toBeUndefined();
  });

  it('finds again, once, what an earlier version of the site left in the tab', async () => {
    for (const value of ['', '{', '{}', '"a"']) {
      at.tab.set('sheet-draft:c1', value);
      expect(at.open().keptDraft()).toBeUndefined();
    }
    at.tab.set('sheet-draft:c1', JSON.stringify(says('gardé')));
    const again = at.open();
    const found = again.keptDraft();
    expect([found?.sheet?.fields, at.tab.size]).toEqual([{ sheet: says('gardé') }, 0]);
    await again.restore(found!);
    // It does not say on which version it is based: its author chooses.
    expect([again.$status.get().state, at.server.sheet]).toEqual(['conflict', says('début')]);
    await again.resolve('mine');
    expect([again.$status.get().state, at.server.sheet]).toEqual(['saved', says('gardé')]);
  });

  it('leaves alone what its case’s editor kept', () => {
    const stored = JSON.stringify({ fields: { answer: 'Fracture' }, revisions: { answer: 2 } });
    at.device.set('draft:c1', stored);
    expect(at.open().keptDraft()).toBeUndefined();
    expect(at.device.get('draft:c1')).toBe(stored);
  });
});
