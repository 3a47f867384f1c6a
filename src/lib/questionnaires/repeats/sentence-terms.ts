/** `{#id}`: the answer to that question in the same instance. */
export const TERM = /\{#([A-Za-z0-9_~-]+)\}/g;
/** The placeholder for an instance's number, in any sentence of the group. */
const NUMBER = /\{\s*num[ée]ro\s*\}/giu;

/** Ids of the questions whose answers a group's sentence contains, each once. */
export function sentenceTerms(sentence: string): readonly string[] {
  return [...new Set(Array.from(sentence.matchAll(TERM), ([, id = '']) => id))];
}

/** A sentence with replaced question ids in its placeholders. */
export function withTerms(sentence: string, replace: (id: string) => string): string {
  return sentence.replace(TERM, (_, id: string) => replace(id));
}

export function withNumber(sentence: string, number: number): string {
  return sentence.replace(NUMBER, String(number));
}
