import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { NO_HTML } from '#lib/platform/browser/inert-html.ts';
import { useFirstTouch } from './from-first-touch.ts';
import { useCarriedOver } from './use-carried-over.ts';
import { useLoaded } from './use-loaded.ts';
import './from-first-touch.css';

interface FromFirstTouchProps<Props> {
  /** The component in the server's HTML; undefined in the browser, whose script does without it. */
  served: ComponentType<Props> | undefined;
  /** Where its code is. */
  load(): Promise<ComponentType<Props>>;
  props: Props;
}

/**
 * A part of a page whose code comes once somebody is there: at the first movement, press or key. Until then it is the
 * server's HTML; focus, presses and typed text are carried over, and nothing moves. If its code cannot be fetched the
 * page says so, and pressing it asks again.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes to life
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
      // The server's HTML stays as it is.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={NO_HTML}
    />
  );
}
