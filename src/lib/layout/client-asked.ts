import type { ClientDirective } from 'astro';

/**
 * Hydrates an island when the user turns to it, by pointer, finger or focus: for parts that most readers never use.
 * A press before its script has loaded is repeated afterwards.
 */
const asked: ClientDirective = (load, _, element) => {
  const over = new AbortController();
  let pressed: HTMLElement | null = null;
  let isComing = false;
  const come = async () => {
    if (isComing) return;
    isComing = true;
    try {
      const hydrate = await load();
      await hydrate();
      over.abort();
      if (pressed?.isConnected) pressed.click();
    } catch {
      // Probably no connection: loading is tried again the next time that the user turns to it.
      isComing = false;
      pressed = null;
    }
  };
  for (const turned of ['pointerover', 'touchstart', 'focusin'])
    element.addEventListener(turned, () => void come(), { passive: true, signal: over.signal });
  element.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest('button') : null;
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = target;
      void come();
    },
    { capture: true, signal: over.signal },
  );
};

export default asked;
