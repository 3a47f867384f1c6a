import { keyLine } from '#lib/platform/key-names-texts.ts';
import type { HelpSection } from '../help-texts.ts';
import {
  planesAround,
  planesGestures,
  planesHelpGroups,
  planesKeyLabels,
} from '../reconstruction-help-texts.ts';
import { PLANES_COMMANDS, type PlanesCommand } from './planes-keys.ts';

/** The sections of the planes' help: gestures, the keys of every command, and the labels on a plane. */
export function planesHelp(): HelpSection[] {
  const groups = Object.keys(planesHelpGroups) as (keyof typeof planesHelpGroups)[];
  const keys = groups.map((group) => ({
    title: planesHelpGroups[group],
    lines: PLANES_COMMANDS.filter((command) => command.group === group && !isTwin(command)).map(helpLine),
  }));
  return [...planesGestures, ...keys, ...planesAround];
}

/** Whether a command is only the faster Shift variant of another one, whose help mentions it. */
function isTwin({ id, shift }: PlanesCommand): boolean {
  return shift === true && PLANES_COMMANDS.some((other) => other.id === id && !other.shift);
}

function helpLine({ id, keys, shift, control }: PlanesCommand): [keys: string, label: string] {
  return [keyLine(Object.keys(keys), { shift, control }), planesKeyLabels[id]];
}
