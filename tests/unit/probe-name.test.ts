import { expect, it } from 'vitest';
import { MOUSE_BINDINGS } from '#lib/imaging/mouse-bindings.ts';
import { type CommandState, commandStateOf } from '#lib/viewer/command.ts';
import { COMMANDS } from '#lib/viewer/commands.ts';
import { helpSections } from '#lib/viewer/help.ts';
import { firstState } from '#lib/viewer/state.ts';

const plain = commandStateOf(firstState([], 0, 0), false);

it('a point’s value is called a density where it is told in Hounsfield units, and nowhere else', () => {
  const { buttons = [] } = COMMANDS.find(({ id }) => id === 'probe')!;
  const shown = (state: CommandState) =>
    buttons.flatMap((each) => (each.available?.(state) ? each.label : []));
  expect(shown({ ...plain, hasDensity: true })).toEqual(['Densité (O)']);
  expect(shown({ ...plain, hasDensity: false })).toEqual(['Valeur (O)']);
  expect(helpSections(MOUSE_BINDINGS.own).flatMap(({ lines }) => lines)).toContainEqual([
    'O',
    'Densité en UH, ou valeur ailleurs qu’au scanner',
  ]);
});
