import { describe, expect, it } from 'vitest';
import { MOUSE_BINDINGS } from '#lib/imaging/mouse-bindings.ts';
import { keyLine, keyName } from '#lib/platform/key-names-texts.ts';
import { arrowsMove, type CommandState, commandStateOf } from '#lib/viewer/command.ts';
import { COMMANDS, commandOf, hasKeys, isAvailable, type KeyPress } from '#lib/viewer/commands.ts';
import {
  type ButtonId,
  commandGroups,
  commandLabels,
  commandWord,
  oppositeLabels,
} from '#lib/viewer/commands-texts.ts';
import { helpSections } from '#lib/viewer/help.ts';
import { helpLabels } from '#lib/viewer/help-texts.ts';
import { MEASURES } from '#lib/viewer/measures/kinds.ts';
import { firstState } from '#lib/viewer/state.ts';

const plain = { ...commandStateOf(firstState([], 0, 0), false), panels: 2 };
/** Every state that decides the meaning of a key. */
const STATES: CommandState[] = [
  plain,
  { ...plain, hasPlanes: true },
  { ...plain, series: 3 },
  { ...plain, hasSlices: false, tool: 'pan' },
  { ...plain, tool: 'length' },
  { ...plain, tool: 'magnifier' },
  { ...plain, selected: true },
  { ...plain, attempt: 'asking' },
  { ...plain, attempt: 'grading' },
  ...[{ tool: 'length' as const }, { selected: true }].map((at) => ({
    ...plain,
    attempt: 'asking' as const,
    ...at,
  })),
  { ...plain, findings: 'reading' },
  { ...plain, findings: 'writing' },
  { ...plain, canUndo: true },
  { ...plain, canUndo: true, canRedo: true, findings: 'reading' },
];

const names = { ...commandLabels, ...helpLabels };

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const idOf = (key: string, state = plain, more: Partial<KeyPress> = {}) =>
  commandOf(press(key, more), state)?.command.id;

// Voice control: saying the visible word must activate the button (WCAG 2.5.3).
it.each(Object.entries(commandLabels))('%s has its word in its name', (id, label) => {
  const word = commandWord(id as ButtonId);
  expect(word).toMatch(/^\p{L}{3,}/u);
  const { [id]: opposite = label } = oppositeLabels as Record<string, string>;
  for (const name of [label, opposite]) expect(name.toLowerCase()).toContain(word.toLowerCase());
});

describe('every command', () => {
  it('is given by its keys, with their values', () => {
    expect(COMMANDS.length).toBeGreaterThan(25);
    for (const command of COMMANDS) {
      expect(command.keys.length, command.id).toBeGreaterThan(0);
      const state = STATES.find((each) => hasKeys(command, each));
      expect(state, `${command.id} is available somewhere`).toBeDefined();
      for (const { key, code = '', aliases = [], shift = false, control = false, value } of command.keys)
        for (const name of [key ?? '', ...aliases]) {
          const found = commandOf(press(name, { code, shiftKey: shift, ctrlKey: control }), state!);
          expect(found, `${command.id}: ${name}${code}`).toEqual({ command, value });
        }
    }
  });

  it('has keys of its own: no two that are available at once share one', () => {
    for (const state of STATES) {
      const taken = COMMANDS.filter((command) => hasKeys(command, state)).flatMap(({ id, keys }) =>
        keys.flatMap(({ key, code, aliases = [], shift = false, control = false }) =>
          [key ?? code, ...aliases].map((name) => ({
            id,
            name: `${control ? 'Ctrl ' : ''}${shift ? 'Shift ' : ''}${name}`,
          })),
        ),
      );
      const names = taken.map(({ name }) => name);
      expect(taken.filter(({ name }, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  it('goes through slices only where a series has some', () => {
    const ids = (state: CommandState) =>
      COMMANDS.filter((each) => isAvailable(each, state)).map(({ id }) => id);
    const [one, several] = [ids({ ...plain, hasSlices: false }), ids(plain)];
    expect(several.filter((id) => !one.includes(id))).toEqual(['scroll', 'play']);
  });

  it('leaves the letters that stand for places on a keyboard to them, on AZERTY and QWERTY', () => {
    const letters = COMMANDS.flatMap(({ keys }) =>
      keys.filter(({ control }) => !control).map(({ key }) => key),
    );
    for (const letter of 'zqsdwa') expect(letters).not.toContain(letter);
  });

  it('is named in the help with its keys, once', () => {
    const lines = helpSections(MOUSE_BINDINGS.own).flatMap(({ lines: told }) => told);
    for (const { id, keys } of COMMANDS) {
      const own = lines.filter(([, label]) => label === names[id]);
      expect(own, id).toHaveLength(1);
      const plainKeys = keys.filter(({ shift }) => !shift);
      for (const { key, code } of plainKeys.length > 0 ? plainKeys : keys)
        expect(own[0]![0].split(/, | /), id).toEqual(
          expect.arrayContaining(keyName(key ?? code!).split(' ')),
        );
    }
  });

  it('has a French name, and each name a command', () => {
    expect(COMMANDS.map(({ id }) => id).toSorted()).toEqual(Object.keys(names).toSorted());
    expect(
      COMMANDS.filter(({ opposite }) => opposite)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(Object.keys(oppositeLabels).toSorted());
    expect(new Set(COMMANDS.map(({ group }) => group))).toEqual(new Set(Object.keys(commandGroups)));
  });

  it('names its only key on its button', () => {
    for (const { id, buttons = [], keys } of COMMANDS.filter((each) => each.buttons?.length === 1))
      expect(buttons[0]!.label).toBe(`${names[id]} (${keyLine([keys[0]!.key!], keys[0]!)})`);
  });
});

it('every measuring tool has a command', () => {
  for (const [kind, { key, icon }] of Object.entries(MEASURES)) {
    const { keys, buttons = [] } = COMMANDS.find(({ id }) => id === kind)!;
    expect(keys).toMatchObject([{ key }]);
    expect([...new Set(buttons.map((button) => button.icon))]).toEqual([icon]);
  }
});

describe('keys', () => {
  it('choose panels on both kinds of keyboard', () => {
    const counts = (keys: string) => [...keys].map((key) => commandOf(press(key), plain)?.value);
    expect(counts('1234')).toEqual([1, 2, 3, 4]);
    expect(counts('&é"\'')).toEqual([1, 2, 3, 4]);
  });

  it('leave the browser its own', () => {
    expect(idOf('f', plain, { ctrlKey: true })).toBeUndefined();
    expect(idOf('r', plain, { metaKey: true })).toBeUndefined();
    expect(idOf('Tab')).toBeUndefined();
    expect(idOf('Enter', { ...plain, panels: 1 })).toBeUndefined();
    expect(idOf('I')).toBe('invert');
    expect(commandOf(press('z', { code: 'KeyW' }), plain)).toMatchObject({
      command: { id: 'brightness' },
      value: -0.05,
    });
  });

  it('undo and redo measures with Ctrl or ⌘, on AZERTY too, unless what is written has its own undoing', () => {
    const undoable: CommandState = { ...plain, canUndo: true, canRedo: true };
    const z = { code: 'KeyW', ctrlKey: true };
    expect(idOf('z', undoable, z)).toBe('undoMeasure');
    expect(idOf('z', undoable, { code: 'KeyZ', metaKey: true })).toBe('undoMeasure');
    expect(idOf('Z', undoable, { ...z, shiftKey: true })).toBe('redoMeasure');
    expect(idOf('y', undoable, { ctrlKey: true })).toBe('redoMeasure');
    expect(idOf('y', undoable, { ctrlKey: true, altKey: true })).toBeUndefined();
    expect(idOf('z', plain, z)).toBeUndefined();
    for (const findings of ['writing', 'keeping'] as const)
      expect(idOf('z', { ...undoable, findings }, z)).toBeUndefined();
  });

  it('with arrows move images, the aim of a measuring tool, or the selected measure', () => {
    const measuring: CommandState = { ...plain, tool: 'angle' };
    const selected: CommandState = { ...measuring, selected: true };
    expect([plain, measuring, selected].map(arrowsMove)).toEqual(['images', 'aim', 'measure']);
    expect([plain, measuring, selected].map((state) => idOf('ArrowLeft', state))).toEqual([
      'stepFolder',
      'moveAim',
      'moveMeasure',
    ]);
    expect(idOf('ArrowLeft', plain, { shiftKey: true })).toBe('panImage');
    expect(commandOf(press('ArrowLeft', { shiftKey: true }), measuring)?.value).toEqual({ x: -20, y: 0 });
    expect([plain, measuring, selected].map((state) => idOf('Enter', state))).toEqual([
      'enlarge',
      'putPoint',
      'selectPoint',
    ]);
  });

  it('grade while a grade is asked for, and choose panels again after it; the buttons of panels stay', () => {
    const grading: CommandState = { ...plain, attempt: 'grading' };
    expect(['1', 'é', "'"].map((key) => commandOf(press(key), grading))).toMatchObject(
      [1, 2, 4].map((value) => ({ command: { id: 'grade' }, value })),
    );
    expect(idOf('2', { ...plain, attempt: 'asking' })).toBe('panels');
    expect(COMMANDS.filter((each) => isAvailable(each, grading)).map(({ id }) => id)).toContain('panels');
  });

  it('ask for the answer only where a hypothesis is asked for, and leave measures theirs', () => {
    const asking: CommandState = { ...plain, attempt: 'asking' };
    expect([plain, asking].map((state) => idOf('Enter', state))).toEqual(['enlarge', 'revealAnswer']);
    expect(idOf('Enter', { ...asking, tool: 'angle' })).toBe('putPoint');
    expect(idOf('h')).toBe('hypothesis');
  });

  it('give nothing that is not there', () => {
    expect(idOf('l', { ...plain, panels: 1 })).toBeUndefined();
    expect(idOf('f', { ...plain, fullScreen: null })).toBeUndefined();
  });
});
