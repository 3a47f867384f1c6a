/** CSS transform that shows a picture with its true proportions within its box; empty where pixels are square. */
export function proportionTransform(aspect: number | undefined): string {
  if (aspect === undefined || aspect === 1) return '';
  return aspect < 1 ? `scaleY(${aspect})` : `scaleX(${1 / aspect})`;
}

/**
 * A ref that shows a picture with its proportions in the patient, within its box: `aspect` is the height of a pixel
 * divided by its width. Set on the element, because the Content-Security-Policy allows no style attribute.
 */
export function inProportion(aspect: number | undefined) {
  return (element: HTMLElement | null): void => {
    if (element) element.style.transform = proportionTransform(aspect);
  };
}
