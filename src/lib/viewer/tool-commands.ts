import type { MeasureKind } from '#lib/imaging/measure.ts';
import { type Command, type CommandButton, type CommandState, keyAndButton } from './command.ts';
import { probeNames, withKey } from './commands-texts.ts';
import { isMeasureKind, MEASURES } from './measures/kinds.ts';
import { afterMeasures, measure } from './measures/late.ts';
import { chooseTool, type DragTool, type Tool } from './state.ts';

/** Tools for the left button, a finger or a pen that draw no measurement. */
const DRAG_TOOLS: Record<DragTool, { icon: string; key: string }> = {
  scroll: { icon: 'i-lucide-layers', key: 'c' },
  window: { icon: 'i-lucide-contrast', key: 'v' },
  zoom: { icon: 'i-lucide-zoom-in', key: 'x' },
  pan: { icon: 'i-lucide-move', key: 'b' },
};

function choose(
  tool: Tool,
  group: 'tools' | 'measures',
  { icon, key, shift }: { icon: string; key: string; shift?: boolean },
): Command {
  return {
    ...keyAndButton(tool, key, icon, shift ? { shift } : {}),
    group,
    run: ({ engine }) => {
      afterMeasures(() => engine.update((state) => chooseTool(state, tool)));
      if (isMeasureKind(tool)) measure(() => undefined);
    },
    pressed: (state) => state.tool === tool,
  };
}

/** Two buttons for the probe tool, each named after the kind of value in the active series. */
function probeButtons({ icon, key }: { icon: string; key: string }): CommandButton<unknown>[] {
  return [true, false].map((isDensity) => {
    const word = isDensity ? probeNames.density : probeNames.value;
    const available = ({ hasDensity }: CommandState) => hasDensity === isDensity;
    return { icon, word, label: withKey(word, key), value: null, available };
  });
}

/** Commands that choose a tool. */
export const toolCommands: Command[] = [
  ...(Object.keys(DRAG_TOOLS) as DragTool[]).map((tool) => ({
    ...choose(tool, 'tools', DRAG_TOOLS[tool]),
    available: ({ hasSlices }: CommandState) => tool !== 'scroll' || hasSlices,
  })),
  ...(Object.keys(MEASURES) as MeasureKind[]).map((kind) => ({
    ...choose(kind, 'measures', MEASURES[kind]),
    ...(MEASURES[kind].isInMenu && { isInMenu: true }),
    ...(kind === 'probe' && { buttons: probeButtons(MEASURES[kind]) }),
    available: ({ findings }: CommandState) => !MEASURES[kind].marksOnly || findings === 'writing',
  })),
];
