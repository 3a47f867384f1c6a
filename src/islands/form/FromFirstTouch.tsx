import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { NO_HTML } from '#lib/platform/browser/inert-html.ts';
import { useFirstTouch } from './from-first-touch.ts';
import { useCarriedOver } from './use-carried-over.ts';
import { useLoaded } from './use-loaded.ts';
import './from-first-touch.css';

interface FromFirstTouchProps<Props> {
  /** The component in the server's HTML; undefined in the browser, whose script does not need it. */
  served: ComponentType<Props> | undefined;
  /** Imports the component's code. */
  load(): Promise<ComponentType<Props>>;
  props: Props;
}

/**
 * A part of a page whose code is loaded at the first user input: a movement, a press or a key. Until then it is
 * the server's HTML; focus, presses and typed text are carried over, and nothing moves. If its code cannot be loaded,
 * the page says so, and pressing the part tries again.
 */
export function FromFirstTouch<Props extends object>({
  served: Served,
  load,
  props,
}: FromFirstTouchProps<Props>) {
  const still = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const { isWanted, giveUp } = useFirstTouch(still);
  const over = useCarriedOver(still, live);
  const loadAndLook = async () => {
    const [component] = await Promise.all([load(), over.prepare()]);
    over.look();
    return component;
  };
  const Live = useLoaded(isWanted, loadAndLook, giveUp);
  const isLive = Live !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the part becomes interactive
  useLayoutEffect(() => {
    if (isLive) over.carry();
  }, [isLive]);
  if (Live)
    return (
      <div key="live" ref={live} className="from-first-touch">
        <Live {...props} />
      </div>
    );
  if (Served)
    return (
      <div key="still" className="from-first-touch" aria-busy="true">
        <Served {...props} />
      </div>
    );
  return (
    <div
      key="still"
      ref={still}
      className="from-first-touch"
      aria-busy="true"
      {...over.listeners}
      // Hydration must leave the server's HTML as it is.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is empty, which keeps the server's HTML
      dangerouslySetInnerHTML={NO_HTML}
    />
  );
}
