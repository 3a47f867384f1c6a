import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLOW_LIST, ALLOWED_TAGS, allowed } from '#lib/dicom/attributes/allow-list.ts';
import { isKept, keepNumbers, keepWords, type Rule } from '#lib/dicom/attributes/rules.ts';
import { deIdentificationDoc } from '#lib/dicom/de-identification-doc-texts.ts';
import { floorOf } from '../../architecture/floors.ts';
import { sourcesUnder } from '../../architecture/sources.ts';
import { propertyRuns } from '../../run/tier.ts';
import { PROFILE } from './basic-profile.ts';

/** Tags that are structure, not attributes of an exam: delimiters, meta, index, encryption, character set. */
const STRUCTURE = [
  0xfffee000, 0xfffee00d, 0xfffee0dd, 0x0028ffff, 0x00020002, 0x00041220, 0x04000500, 0x00080005,
];

const RULES = ALLOW_LIST.flatMap(({ rule, use }) => (use === 'kept' && rule ? [rule] : []));

describe('the allow-list', () => {
  it('is all that the import reads', () => {
    // The list itself and the French of values name attributes without reading any.
    const readers = sourcesUnder('src/lib/dicom').filter(({ path }) => floorOf(path) === 'dicom');
    const read = readers.flatMap(({ path, text }) =>
      [...text.matchAll(/\b0x([0-9a-f]{8})\b/gi)].map((match) => ({
        path,
        tag: Number.parseInt(match[1]!, 16),
      })),
    );
    expect(read.length).toBeGreaterThan(20);
    // An undefined length, and the signatures of an archive.
    const archive = [0x04034b50, 0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50];
    const values = [0xffffffff, ...archive];
    const known = new Set([...ALLOWED_TAGS.keys(), ...STRUCTURE, ...values]);
    expect(read.filter(({ tag }) => !known.has(tag))).toEqual([]);
  });

  it('keeps no date, no identifier and no free text', () => {
    for (const { use, vr, rule, keyword } of ALLOW_LIST) {
      if (use !== 'kept') continue;
      expect(rule, keyword).toBeDefined();
      expect(['US', 'SS', 'DS', 'IS', 'UL', 'FD', 'CS', 'LO'], keyword).toContain(vr);
      expect(vr !== 'LO' || rule?.kind === 'word', keyword).toBe(true);
      expect(keyword).not.toMatch(
        /Date|Time$(?<!(?:Repetition|Echo|Inversion|Frame)Time)|UID|Name|ID$|Description|Comments/,
      );
    }
  });

  it('keeps nothing that the basic profile asks to touch, and says what it asks of the rest', () => {
    for (const { tag, keyword, use, action } of ALLOW_LIST) {
      expect(action, keyword).toBe(PROFILE.get(tag) ?? '—');
      if (use === 'kept') expect(PROFILE.has(tag), keyword).toBe(false);
    }
  });

  it('names each attribute once, and refuses others', () => {
    expect(new Set(ALLOW_LIST.map(({ tag }) => tag)).size).toBe(ALLOW_LIST.length);
    expect(new Set(ALLOW_LIST.map(({ keyword }) => keyword)).size).toBe(ALLOW_LIST.length);
    expect(() => allowed('PatientAddress')).toThrow('not on the allow-list');
  });

  it('is what its page says', () => {
    const page = readFileSync(new URL('../../../docs/de-identification.md', import.meta.url), 'utf8');
    expect(page).toBe(deIdentificationDoc());
    expect(page).toContain('(0028,0010)');
    for (const { keyword } of ALLOW_LIST) expect(page).toContain(keyword);
  });
});

describe('rules', () => {
  const rule = fc.constantFrom<Rule>(...RULES);

  it('let through only what the server accepts', () => {
    const property = fc.property(
      rule,
      fc.array(fc.double()),
      fc.array(fc.string()),
      (each, numbers, texts) => {
        const kept = each.kind === 'word' ? keepWords(each, texts) : keepNumbers(each, numbers);
        if (kept !== undefined) expect(isKept(each, kept)).toBe(true);
      },
    );
    fc.assert(property, { numRuns: propertyRuns(2000) });
    for (const each of RULES) {
      const [kept] =
        each.kind === 'word'
          ? [keepWords(each, [...each.words])]
          : [keepNumbers(each, Array(each.count[0]).fill(each.max))];
      expect(kept).toBeDefined();
      expect(isKept(each, kept)).toBe(true);
    }
  });

  it('let no word through that is not their own', () => {
    const property = fc.property(rule, fc.anything(), (each, value) => {
      if (each.kind === 'word' && isKept(each, value)) {
        expect([value].flat().every((item) => each.words.includes(item as string))).toBe(true);
      }
    });
    fc.assert(property, { numRuns: propertyRuns(2000) });
    const modality = allowed('Modality').rule!;
    for (const value of ['DUPONT', 'ct', '', null, 3, ['CT'], { CT: 1 }])
      expect(isKept(modality, value)).toBe(false);
  });

  it('round numbers and leave out those beyond their bounds', () => {
    const spacing = allowed('PixelSpacing').rule as Rule & { kind: 'number' };
    expect(keepNumbers(spacing, [0.185057512345678, 0.5])).toEqual([0.1850575, 0.5]);
    expect(keepNumbers(spacing, [0.5])).toBeUndefined();
    expect(keepNumbers(spacing, [0.5, Number.NaN])).toBeUndefined();
    expect(keepNumbers(spacing, [0.5, 185_057_512])).toBeUndefined();
    expect(isKept(spacing, [0.185057512345678, 0.5])).toBe(false);
    expect(isKept(spacing, 0.5)).toBe(false);
  });
});
