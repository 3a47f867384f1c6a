import { describe, expect, it, vi } from 'vitest';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { createPreferenceKeeper } from '#lib/questionnaires/browser/preference-keeper.ts';
import { NO_PREFERENCES, type Preferences } from '#lib/questionnaires/preferences/preferences.ts';

const hiding = (...hiddenPages: string[]): Preferences => ({ ...NO_PREFERENCES, hiddenPages });

/** A server that answers as the API does; `fails`: the next change does not arrive. */
function server(preferences = NO_PREFERENCES, revision = 0) {
  const state = { preferences, revision, fails: false, puts: 0 };
  const call = async (name: string, options: { body?: { preferences: Preferences; revision: number } }) => {
    if (name.startsWith('GET')) return { preferences: state.preferences, revision: state.revision };
    state.puts += 1;
    if (state.fails) throw new CallFailed(0);
    if (options.body?.revision !== state.revision)
      throw new CallFailed(409, { code: 'changed_meanwhile', message: 'Modifié' });
    state.preferences = options.body.preferences;
    state.revision += 1;
    return { revision: state.revision };
  };
  return { state, keeper: createPreferenceKeeper('q', { preferences, revision }, vi.fn(call) as never) };
}

describe('keeping preferences', () => {
  it('sends each change, and those made meanwhile in one call behind it', async () => {
    const { state, keeper } = server();
    for (const page of ['a', 'b', 'c']) keeper.change({ hiddenPages: [page] });
    expect(keeper.$keeping.get()).toBe('keeping');
    expect(await keeper.settled()).toBe('kept');
    expect(state).toMatchObject({ preferences: hiding('c'), puts: 2 });
  });

  it('undoes each change and all of them, and keeps what comes back', async () => {
    const { state, keeper } = server(hiding('a'), 4);
    keeper.change({ hiddenPages: ['a', 'b'] });
    keeper.change(NO_PREFERENCES);
    await keeper.settled();
    expect(state.preferences).toEqual(NO_PREFERENCES);
    keeper.undo();
    await keeper.settled();
    expect(state.preferences).toEqual(hiding('a', 'b'));
    keeper.undo();
    await keeper.settled();
    expect([state.preferences, keeper.undo()]).toEqual([hiding('a'), false]);
  });

  it('says what did not arrive, and sends it when asked again', async () => {
    const { state, keeper } = server();
    state.fails = true;
    keeper.change({ hiddenPages: ['a'] });
    expect(await keeper.settled()).toBe('unkept');
    expect(keeper.$preferences.get()).toEqual(hiding('a'));
    state.fails = false;
    keeper.keep();
    expect(await keeper.settled()).toBe('kept');
    expect(state.preferences).toEqual(hiding('a'));
  });

  it('takes what another tab has kept, with one’s own a step back', async () => {
    const { state, keeper } = server();
    Object.assign(state, { preferences: hiding('z'), revision: 1 });
    keeper.change({ hiddenPages: ['a'] });
    expect(await keeper.settled()).toBe('elsewhere');
    expect([keeper.$preferences.get(), state.preferences]).toEqual([hiding('z'), hiding('z')]);
    keeper.undo();
    expect(await keeper.settled()).toBe('kept');
    expect(state.preferences).toEqual(hiding('a'));
  });
});
