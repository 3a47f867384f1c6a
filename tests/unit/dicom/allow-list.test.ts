import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLOW_LIST, ALLOWED_TAGS, allowed } from '#lib/domain/dicom/allow-list.ts';
import { isKept, keepNumbers, keepWords, type Rule } from '#lib/domain/dicom/rules.ts';
import { deIdentificationDoc } from '#lib/messages/de-identification-doc.ts';
import { sourcesUnder } from '../../architecture/sources.ts';

/** Tags that are structure, not attributes of an exam: delimiters, meta, index, encryption, character set. */
const STRUCTURE = [
  0xfffee000, 0xfffee00d, 0xfffee0dd, 0x0028ffff, 0x00020002, 0x00041220, 0x04000500, 0x00080005,
];

/**
 * Attributes of PS3.15 table E.1-1 (basic profile, edition 2024b) in the groups that the allow-list draws from, with
 * their actions. Whatever the allow-list names and this does not, the table does not ask to touch.
 */
const PROFILE: Record<string, string> = {
  X: `00080015 00080024 00080025 00080034 00080035 00080054 00080055 00080081 00080092 00080094 00080096 0008009d
    00080201 00081030 0008103e 00081040 00081041 00081048 00081049 00081050 00081052 00081060 00081062 00081080
    00081084 00081088 00081120 00082111 00084000 00180027 00180035 00181004 00181005 00181007 00181008 00181009
    0018100a 00181012 00181014 00181042 00181043 00181072 00181073 00181078 00181079 00181200 00181201 00181202
    00181204 00181205 00184000 00185011 00189185 00189373 0018937b 0018937f 00189424 00189937 0018a002 0018a003
    00200027 00203401 00203403 00203405 00203406 00204000 00209158 00284000`,
  Z: '00080020 00080030 00080050 00080090 0008009c 00181203 00200010',
  D: `00080106 00080107 001811bb 00189074 00189151 00189367 00189369 0018936a 00189371 00189623 00189701 00189804`,
  U: `00020003 00080014 00080017 00080018 00080019 00080058 00081155 00081195 00083010 00181002 0018100b 00182042
    0020000d 0020000e 00200052 00200200 00209161 00209164 00281199 00281214`,
  'Z/D': '00080023 00080033 00180010 00189919',
  'X/Z': '00080022 00080032 00081110',
  'X/D': '00080012 00080021 00080031 00081072 00181030 00181400 0018700a 0018700c 0018700e 00189516 00189517',
  'X/Z/D': '0008002a 00080013 00080080 00080082 00081010 00081070 00081111 00181000',
  'X/Z/U*': '00081140 00082112',
};

const RULES = ALLOW_LIST.flatMap(({ rule, use }) => (use === 'kept' && rule ? [rule] : []));

describe('the allow-list', () => {
  it('is all that the import reads', () => {
    const read = sourcesUnder('src/lib/dicom').flatMap(({ path, text }) =>
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
      expect(['US', 'SS', 'DS', 'IS', 'FD', 'CS', 'LO'], keyword).toContain(vr);
      expect(vr !== 'LO' || rule?.kind === 'word', keyword).toBe(true);
      expect(keyword).not.toMatch(
        /Date|Time$(?<!(?:Repetition|Echo|Inversion|Frame)Time)|UID|Name|ID$|Description|Comments/,
      );
    }
  });

  it('keeps nothing that the basic profile asks to touch, and says what it asks of the rest', () => {
    const asked = new Map(
      Object.entries(PROFILE).flatMap(([action, tags]) =>
        tags.split(/\s+/).map((tag) => [Number.parseInt(tag, 16), action] as const),
      ),
    );
    for (const { tag, keyword, use, action } of ALLOW_LIST) {
      expect(action, keyword).toBe(asked.get(tag) ?? '—');
      if (use === 'kept') expect(asked.has(tag), keyword).toBe(false);
    }
  });

  it('names each attribute once, and refuses others', () => {
    expect(new Set(ALLOW_LIST.map(({ tag }) => tag)).size).toBe(ALLOW_LIST.length);
    expect(new Set(ALLOW_LIST.map(({ keyword }) => keyword)).size).toBe(ALLOW_LIST.length);
    expect(() => allowed('PatientName')).toThrow('not on the allow-list');
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
    fc.assert(property, { numRuns: 2000 });
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
    fc.assert(property, { numRuns: 2000 });
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
