/** CSS that shows a picture at its proportions within its place; empty where its pixels are square. */
export function proportionTransform(aspect: number | undefined): string {
  if (aspect === undefined || aspect === 1) return '';
  return aspect < 1 ? `scaleY(${aspect})` : `scaleX(${1 / aspect})`;
}

/**
 * A ref that shows a picture at its proportions in the patient, within the place that it has: `aspect` is the height
 * of a pixel divided by its width. The Content-Security-Policy allows no style attribute: it is set on the element.
 */
export function inProportion(aspect: number | undefined) {
  return (element: HTMLElement | null): void => {
    if (element) element.style.transform = proportionTransform(aspect);
  };
}
