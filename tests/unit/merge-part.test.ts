import { describe, expect, it } from 'vitest';
import { mergePart } from '#lib/autosave/browser/merge-part.ts';

const [base, mine, theirs, earlier] = ['a', 'b', 'c', 'd'].map((text) => ({ text }));

describe('the three-way merge of a part', () => {
  it.each([
    ['unchanged', { base, mine: undefined, theirs: { ...base } }],
    ['unchanged', { base, mine, theirs: { ...base } }],
    ['theirs', { base, mine: undefined, theirs }],
    ['agreed', { base, mine, theirs: { ...mine } }],
    ['arrived', { base, mine, theirs: { ...earlier } }],
    ['conflict', { base, mine, theirs }],
    // Without its base version, the present text may be somebody else's: the author decides.
    ['conflict', { base: undefined, mine, theirs: { ...base } }],
    ['agreed', { base: undefined, mine, theirs: { ...mine } }],
  ])('is « %s »', (merged, versions) => {
    const { base: read, mine: here, theirs: there } = versions;
    expect(mergePart({ base: read, mine: here, sent: [earlier!], theirs: there! })).toBe(merged);
  });
});
