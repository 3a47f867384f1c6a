import { expect, it } from 'vitest';
import { commandStateOf, type PageActions } from '#lib/viewer/command.ts';
import { commandOf } from '#lib/viewer/commands.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { firstState, type ViewState } from '#lib/viewer/state.ts';

const plain = commandStateOf(firstState([], 0, 0), false);

it.each(['ArrowDown', 'ArrowUp', 'PageDown', 'End'])(
  'going image by image stops a cine that runs: %s',
  (key) => {
    let state: ViewState = { ...firstState([], 0, 0), playing: true };
    const press = { key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
    const gone: unknown[] = [];
    const engine = {
      update(next: (before: ViewState) => ViewState) {
        state = next(state);
      },
      step: (...where: unknown[]) => gone.push(where),
      goTo: (...where: unknown[]) => gone.push(where),
      stackOf: () => ({ count: 30 }),
    } as unknown as Engine;
    const { command, value } = commandOf(press, plain)!;
    command.run({ engine, panel: 0, page: {} as PageActions }, value);
    expect(state.playing).toBe(false);
    expect(gone).toHaveLength(1);
  },
);
