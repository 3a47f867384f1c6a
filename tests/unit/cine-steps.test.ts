import { expect, it } from 'vitest';
import { commandStateOf, type PageActions } from '#lib/viewer/command.ts';
import { commandOf } from '#lib/viewer/commands.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { firstState, type ViewState } from '#lib/viewer/state.ts';
import { goStill, stepStill } from '#lib/viewer/still-steps.ts';

const plain = commandStateOf(firstState([], 0, 0), false);

/** An engine whose cine runs, and where it was sent. */
function running() {
  const now: { state: ViewState; gone: unknown[][] } = {
    state: { ...firstState([], 0, 0), playing: true },
    gone: [],
  };
  const engine = {
    update(next: (before: ViewState) => ViewState) {
      now.state = next(now.state);
    },
    step: (...where: unknown[]) => now.gone.push(['step', ...where]),
    goTo: (...where: unknown[]) => now.gone.push(['goTo', ...where]),
    stackOf: () => ({ count: 30 }),
  } as unknown as Engine;
  return { engine, now };
}

it.each(['ArrowDown', 'ArrowUp', 'PageDown', 'End'])(
  'going image by image stops a cine that runs: %s',
  (key) => {
    const { engine, now } = running();
    const press = { key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
    const { command, value } = commandOf(press, plain)!;
    command.run({ engine, panel: 0, page: {} as PageActions }, value);
    expect(now.state.playing).toBe(false);
    expect(now.gone).toHaveLength(1);
  },
);

it('so do the wheel, a finger and the bar', () => {
  const wheel = running();
  stepStill(wheel.engine, 1, 2);
  expect(wheel.now).toMatchObject({ state: { playing: false }, gone: [['step', 1, 2]] });
  const bar = running();
  goStill(bar.engine, 1, 7);
  expect(bar.now).toMatchObject({ state: { playing: false }, gone: [['goTo', 1, 7]] });
});
