import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { conflict, resetWorld, stepsOf, waiting, world } from './waiting-world.ts';

beforeEach(resetWorld);
afterEach(() => vi.unstubAllGlobals());

describe('steps that were validated without network', () => {
  it('wait on the device, and are sent once, oldest first, whatever page and however often one asks', async () => {
    const steps = stepsOf('lea');
    expect(steps.keep(waiting('c2', '2026-11-30T10:00:00Z'))).toBe(true);
    expect(steps.keep(waiting('c1', '2026-11-30T09:00:00Z'))).toBe(true);
    const reloaded = stepsOf('lea');
    expect(reloaded.list().map(({ caseId }) => caseId)).toEqual(['c1', 'c2']);
    await Promise.all([reloaded.send(), reloaded.send(), reloaded.send()]);
    expect(world.server.got).toEqual(['c1', 'c2']);
    expect(world.told).toEqual(['sent c1', 'sent c2']);
    expect(world.held.size).toBe(0);
  });

  it('of one attempt are one for each step', () => {
    const steps = stepsOf('lea');
    steps.keep(waiting('c1', '2026-11-30T09:00:00Z'));
    steps.keep(waiting('c1', '2026-11-30T10:00:00Z'));
    steps.keep(waiting('c1', '2026-11-30T11:00:00Z', { round: 2 }));
    expect(steps.list().map(({ at, round }) => [at.slice(11, 13), round])).toEqual([
      ['10', 1],
      ['11', 2],
    ]);
  });

  it.each([0, 401, 408, 429, 500, 503])('wait on where the server answers %i', async (status) => {
    const steps = stepsOf('lea');
    steps.keep(waiting('c1', '2026-11-30T09:00:00Z'));
    steps.keep(waiting('c2', '2026-11-30T10:00:00Z'));
    world.server.fails.set('c1', new CallFailed(status));
    await steps.send();
    // After a network failure the other steps are not sent.
    expect(world.server.got).toEqual(['c1']);
    expect([steps.list().length, world.told]).toEqual([2, []]);
    world.server.fails.clear();
    await steps.send();
    expect([world.server.got, world.held.size]).toEqual([['c1', 'c1', 'c2'], 0]);
  });

  it('that the server refuses stay to be read, are sent no more, and hold nothing up', async () => {
    const steps = stepsOf('lea');
    const step = waiting('c1', '2026-11-30T09:00:00Z');
    steps.keep(step);
    steps.keep(waiting('c2', '2026-11-30T10:00:00Z'));
    world.server.fails.set('c1', conflict);
    await steps.send();
    await stepsOf('lea').send();
    expect(world.server.got).toEqual(['c1', 'c2']);
    expect(world.told).toEqual(['refused c1 step_validated', 'sent c2']);
    const refused = { code: 'step_validated', message: 'Déjà validée.' };
    expect(steps.list()).toEqual([{ ...step, refused }]);
    // Answers validated since then wait beside the refused step.
    const since = { ...step, answers: { q1: { chosen: ['q1b'] } } };
    expect(steps.keep(since)).toBe(true);
    expect(steps.list()).toEqual([{ ...step, refused }, since]);
    steps.forget({ ...step, refused });
    expect(steps.list()).toEqual([since]);
  });

  it('that are refused where there is no room for the reason wait on', async () => {
    const steps = stepsOf('lea');
    steps.keep(waiting('c1', '2026-11-30T09:00:00Z'));
    world.server.fails.set('c1', conflict);
    world.roomless = ':2026-';
    await steps.send();
    expect(steps.list()).toEqual([waiting('c1', '2026-11-30T09:00:00Z')]);
  });

  it('of a case that is gone are told, and stay to be read: it may come back', async () => {
    const steps = stepsOf('lea');
    const step = waiting('c1', '2026-11-30T09:00:00Z');
    steps.keep(step);
    const message = 'Cet élément n’existe pas.';
    world.server.fails.set('c1', new CallFailed(404, { code: 'not_found', message }));
    await steps.send();
    expect(world.told).toEqual(['refused c1 not_found']);
    expect(steps.list()).toEqual([{ ...step, refused: { code: 'not_found', message } }]);
  });

  it('are not kept where there is no room, which is told, and what nobody can read is passed over', () => {
    world.isFull = true;
    const steps = stepsOf('lea');
    expect(steps.keep(waiting('c1', '2026-11-30T09:00:00Z'))).toBe(false);
    world.held.set('questions:lea:c1:1:s1', '{').set('questions:lea:c2:1:s1', '{"caseId":"c2"}');
    expect(steps.list()).toEqual([]);
  });
});
