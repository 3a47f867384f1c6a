import type { Point } from '#lib/imaging/measure.ts';
import { arrowsMove, type Command, keyAndButton } from './command.ts';
import { movedOn } from './magnifier/lens.ts';
import { ARROWS } from './measure-commands.ts';
import { afterMeasures } from './measures/late.ts';
import { leaveTool } from './start-tool.ts';
import { chooseTool } from './state.ts';

const moveMagnifier: Command<Point> = {
  id: 'moveMagnifier',
  group: 'view',
  keys: ARROWS,
  run: ({ engine, panel }, by) => {
    const size = engine.sizeOf(panel);
    if (!size) return;
    engine.update((state) => {
      const { magnified } = state;
      const here = magnified?.panel === panel ? magnified.at : { x: size.width / 2, y: size.height / 2 };
      return { ...state, magnified: { panel, at: movedOn(here, by, size), byFinger: false } };
    });
  },
  available: (state) => arrowsMove(state) === 'magnifier',
};

/** The magnifier over the images, and moving it by keyboard. */
export const magnifierCommands: Command[] = [
  {
    ...keyAndButton('magnifier', 'x', 'i-lucide-zoom-in', { shift: true }),
    group: 'view',
    isInMenu: true,
    run: ({ engine }) =>
      afterMeasures(() =>
        engine.update((state) =>
          state.tool === 'magnifier' ? leaveTool(state, engine.stacks) : chooseTool(state, 'magnifier'),
        ),
      ),
    pressed: ({ tool }) => tool === 'magnifier',
  },
  moveMagnifier as Command,
];
