/** Texts between quotes, and ids between braces. */
const PARTS = /"[^"]*"|\{([^{}]*)\}/g;

/** A stored formula in which ids were replaced; what only looks like one inside a text stays. */
export function withReferences(formula: string, replace: (id: string) => string): string {
  return formula.replace(PARTS, (part, id: string | undefined) =>
    id === undefined ? part : `{${replace(id)}}`,
  );
}

/** A stored formula in which the texts between quotes were changed. */
export function withTexts(formula: string, change: (text: string) => string): string {
  return formula.replace(PARTS, (part, id: string | undefined) =>
    id === undefined ? `"${change(part.slice(1, -1))}"` : part,
  );
}
