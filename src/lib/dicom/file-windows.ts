import type { Window } from '#lib/imaging/windowing.ts';
import type { KeptAttributes } from './attributes/allow-list.ts';
import { allowed } from './attributes/allow-list.ts';
import { displayOf } from './attributes/frame-display.ts';
import { keepNumbers } from './attributes/rules.ts';
import { readNumbers, type Sources } from './attributes.ts';

/** Maximum number of windows kept after a file's first. */
const MOST = 3;

function kept(keyword: string, value: number | undefined): number | undefined {
  const { rule } = allowed(keyword);
  const passed = rule?.kind === 'number' && value !== undefined ? keepNumbers(rule, [value]) : undefined;
  return typeof passed === 'number' ? passed : undefined;
}

/** A file's windows other than the initial one, each number validated by its attribute's rule. */
export function otherWindows(sources: Sources, attributes: KeptAttributes): Window[] {
  const widths = readNumbers(sources, 'WindowWidth');
  const centres = readNumbers(sources, 'WindowCenter');
  const [first, ...others] = centres.map((centre, i): Window | undefined => {
    const WindowCenter = kept('WindowCenter', centre);
    const WindowWidth = kept('WindowWidth', widths[i]);
    if (WindowCenter === undefined || !WindowWidth) return undefined;
    return displayOf({ ...attributes, WindowCenter, WindowWidth }).window;
  });
  const told = new Set([JSON.stringify(first)]);
  return others
    .flatMap((window) => {
      const said = JSON.stringify(window);
      if (!window || told.has(said)) return [];
      told.add(said);
      return [window];
    })
    .slice(0, MOST);
}
