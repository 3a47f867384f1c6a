/** How many layers cover the page at the moment. */
let covering = 0;

function say(): void {
  document.documentElement.toggleAttribute('data-covered', covering > 0);
}

/**
 * Keeps the page from scrolling under a layer that covers it. @returns releases it. Not by `html:has(dialog:modal)`:
 * a browser would search the whole page for a modal dialog at every change of the page.
 */
export function holdPage(): () => void {
  covering += 1;
  say();
  let isHeld = true;
  return () => {
    if (isHeld) covering -= 1;
    isHeld = false;
    say();
  };
}
