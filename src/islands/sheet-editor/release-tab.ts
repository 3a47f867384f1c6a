import { Plugin } from 'prosemirror-state';

/**
 * The way out for those who have no mouse: after Escape, Tab and Shift+Tab leave the text instead of acting in its
 * lists and tables (WCAG 2.1.2).
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
          // A key handled here must not be handled again: the browser moves the focus.
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
