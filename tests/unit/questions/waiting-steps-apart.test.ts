import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseLeft } from '#lib/accounts/browser/left-on-device.ts';
import { conflict, hang, resetWorld, stepsOf, waiting, world } from './waiting-world.ts';

beforeEach(resetWorld);
afterEach(() => vi.unstubAllGlobals());

describe('steps that wait, of several tabs and people', () => {
  it('with other answers than those that wait take the place of none, and settle none', async () => {
    const [first, second] = [stepsOf('lea'), stepsOf('lea')];
    const one = waiting('c1', '2026-11-30T09:00:00Z');
    const other = { ...one, at: '2026-11-30T09:00:01Z', answers: { q1: { chosen: ['q1b'] } } };
    expect([first.keep(one), second.waitsOtherwise(one), second.waitsOtherwise(other)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(second.keep(other)).toBe(false);
    expect(second.forget(other)).toBe(false);
    expect(second.list()).toEqual([one]);
    const refused = { code: 'validated_before', message: 'Déjà validée.' };
    expect(second.refuse(other, refused)).toBe(true);
    expect(first.list()).toEqual([one, { ...other, refused }]);
    // If a step is removed while it is being sent, other answers stored meanwhile are left alone.
    const answer = hang();
    const sending = first.send();
    await vi.waitFor(() => expect(world.server.got).toEqual(['c1']));
    second.forget(one);
    second.keep(other);
    answer();
    await sending;
    expect(first.list()).toEqual([{ ...other, refused }, other]);
  });

  it('are not sent while nobody is signed in, nor as somebody else who signs in meanwhile', async () => {
    const steps = stepsOf('lea');
    steps.keep(waiting('c1', '2026-11-30T09:00:00Z'));
    steps.keep(waiting('c2', '2026-11-30T10:00:00Z'));
    world.signedIn = 'nobody';
    await steps.send();
    expect(world.server.got).toEqual([]);
    world.signedIn = '';
    const answer = hang();
    const sending = steps.send();
    await vi.waitFor(() => expect(world.server.got).toEqual(['c1']));
    world.signedIn = 'tom';
    answer();
    await sending;
    expect([world.server.got, world.told]).toEqual([['c1'], []]);
    expect(steps.list().map(({ caseId }) => caseId)).toEqual(['c2']);
  });

  it('that another tab erased while they were sent are not kept again', async () => {
    const steps = stepsOf('lea');
    steps.keep(waiting('c1', '2026-11-30T09:00:00Z'));
    world.server.fails.set('c1', conflict);
    const answer = hang();
    const sending = steps.send();
    await vi.waitFor(() => expect(world.server.got).toEqual(['c1']));
    world.held.clear();
    answer();
    await sending;
    expect(world.held.size).toBe(0);
  });

  it('are one person’s: nobody else sees or sends them', async () => {
    stepsOf('lea').keep(waiting('c1', '2026-11-30T09:00:00Z'));
    const other = stepsOf('le');
    expect(other.list()).toEqual([]);
    await other.send();
    expect(world.server.got).toEqual([]);
  });

  it('that were erased are neither sent nor kept again by the page that is left', async () => {
    const steps = stepsOf('berthe');
    steps.keep(waiting('c1', '2026-11-30T09:00:00Z'));
    steps.keep(waiting('c2', '2026-11-30T10:00:00Z'));
    const answer = hang();
    world.server.fails.set('c1', conflict);
    const sending = steps.send();
    await vi.waitFor(() => expect(world.server.got).toEqual(['c1']));
    eraseLeft('berthe');
    answer();
    await sending;
    expect([world.server.got, world.held.size]).toEqual([['c1'], 0]);
    expect(steps.keep(waiting('c3', '2026-11-30T11:00:00Z'))).toBe(false);
  });
});
