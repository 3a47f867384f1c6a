/** Quoted texts, and ids in braces. */
const PARTS = /"[^"]*"|\{([^{}]*)\}/g;

/** A stored formula with replaced ids; texts in quotes that look like ids stay unchanged. */
export function withReferences(formula: string, replace: (id: string) => string): string {
  return formula.replace(PARTS, (part, id: string | undefined) =>
    id === undefined ? part : `{${replace(id)}}`,
  );
}

/** A stored formula with changed quoted texts. */
export function withTexts(formula: string, change: (text: string) => string): string {
  return formula.replace(PARTS, (part, id: string | undefined) =>
    id === undefined ? `"${change(part.slice(1, -1))}"` : part,
  );
}
