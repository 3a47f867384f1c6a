import { useLayoutEffect } from 'react';
import { type AttemptStep, commandStateOf, type FindingStep, type PageActions } from '#lib/viewer/command.ts';
import { commandOf } from '#lib/viewer/commands.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { OWN_KEYS } from '#lib/viewer/own-keys.ts';
import { seriesStateOf } from '#lib/viewer/stack.ts';

/** Elements that Enter and Space activate. */
const PRESSED = 'a, button, summary';

/** The element that a key applies to; null in a closed dialog, which keeps the focus until the page is drawn again. */
function pressedOn({ target }: KeyboardEvent): Element | null {
  const element = target instanceof Element ? target : null;
  return element?.closest('dialog:not([open])') ? null : element;
}

/** The keys of the viewer, wherever the focus is, except in elements that handle them themselves. */
export function useKeys(
  engine: Engine | null,
  page: PageActions,
  fullScreen: boolean | null,
  attempt: AttemptStep,
  findings: FindingStep,
): void {
  // A layout effect: keys must act on what is on screen, even right after it appears.
  useLayoutEffect(() => {
    if (!engine) return;
    const press = (event: KeyboardEvent) => {
      const target = pressedOn(event);
      if (event.defaultPrevented || target?.closest(OWN_KEYS)) return;
      // A modal dialog may cover the viewer without having the focus.
      if (document.querySelector('dialog:modal')) return;
      // The browser closes an open menu by Escape, unless the event is handled here.
      if (event.key === 'Escape' && document.querySelector('[popover="auto"]:popover-open')) return;
      if ((event.key === 'Enter' || event.key === ' ') && target?.closest(PRESSED)) return;
      const { state } = engine.snapshot();
      const found = commandOf(
        event,
        commandStateOf(
          state,
          fullScreen,
          attempt,
          findings,
          seriesStateOf(engine.stacks, state.panels[state.active]?.stack ?? 0),
        ),
      );
      if (!found) return;
      event.preventDefault();
      found.command.run({ engine, panel: state.active, page }, found.value);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [engine, page, fullScreen, attempt, findings]);
}
