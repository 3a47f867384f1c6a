import { Plugin } from 'prosemirror-state';

/**
 * Lets keyboard users leave the text: after Escape, Tab and Shift+Tab move the focus instead of acting in lists and
 * tables (WCAG 2.1.2).
 */
export function releaseTab(released: (isReleased: boolean) => void) {
  let isFree = false;
  const set = (free: boolean) => {
    if (free !== isFree) released(free);
    isFree = free;
    return false;
  };
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown(_, event) {
          if (event.key === 'Shift') return false;
          // Returning true keeps other plugins from handling Tab: the browser moves the focus.
          if (event.key === 'Tab') return isFree;
          set(event.key === 'Escape');
          return isFree;
        },
        mousedown: () => set(false),
        blur: () => set(false),
      },
    },
  });
}
