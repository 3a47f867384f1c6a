import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDisplayName, displayNameLooks } from '#lib/accounts/display-name.ts';
import { looksOf } from '#lib/accounts/look-alikes.ts';
import { shownName, splitShownName } from '#lib/accounts/shown-name.ts';
import { isUsername, normaliseUsername, usernameKey, usernameKeys } from '#lib/accounts/username-rules.ts';
import { propertyRuns } from '../run/tier.ts';

const accepts = (typed: string) => isUsername(normaliseUsername(typed));
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Characters from everywhere, those that deceive more often than chance would have them. */
const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'aeilnoprtAEINOàéçœ .-_’0123456789') },
  { weight: 3, arbitrary: fc.constantFrom(...'аеорсухіАВЕКМНОРСТХαβεινορτυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ') },
  { weight: 2, arbitrary: fc.constantFrom(...'山田たろうナースー김민नीनाناديةעברית') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '\u200b',
      '\u200d',
      '\u202e',
      '\u2066',
      '\u00ad',
      '\u034f',
      '\u115f',
      '\u3164',
      '\ufeff',
      '\ufe0f',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...'ａｎｎｅ①ﬁⅣ𝐚ªʼ\u0301\u0308') },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
);
const name = fc.array(character, { minLength: 1, maxLength: 12 }).map((characters) => characters.join(''));
const accepted = name.filter(accepts).map(normaliseUsername);

/** The scripts of a name's letters, with those of Japanese and Korean that are written together counted as one. */
function scriptsOf(text: string): Set<string> {
  const east =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー]/u;
  const known = [
    'Latin',
    'Greek',
    'Cyrillic',
    'Arabic',
    'Hebrew',
    'Devanagari',
    'Thai',
    'Armenian',
    'Georgian',
  ];
  const scriptOf = (letter: string) =>
    east.test(letter)
      ? 'East'
      : (known.find((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(letter)) ?? 'other');
  return new Set((text.match(/\p{L}/gu) ?? []).map(scriptOf));
}

describe('usernames', () => {
  it('that are accepted have one script, nothing invisible and no variant of a plainer character', () => {
    fc.assert(
      fc.property(accepted, (username) => {
        expect(scriptsOf(username).size).toBeLessThanOrEqual(1);
        expect(username).not.toMatch(INVISIBLE);
        expect(username.normalize('NFKC')).toBe(username);
        expect(looksOf(username)).not.toBe('');
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('have one key, however they are typed', () => {
    fc.assert(
      fc.property(accepted, (username) => {
        expect(usernameKeys(username)).toEqual([usernameKey(username)]);
        for (const typed of [username.toUpperCase(), username.normalize('NFD'), username.normalize('NFKD')])
          if (usernameKeys(typed)[0] === usernameKey(username))
            expect(usernameKey(typed)).toBe(usernameKey(username));
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  it('that were found by one exact key before have one key now, for every character', () => {
    for (let point = 0; point < 0x11_0000; point += 1) {
      if (point >= 0xd8_00 && point < 0xe0_00) continue;
      const character = String.fromCodePoint(point);
      const typed = `a${character}b`;
      const isPlain =
        character.toLowerCase() === character.toUpperCase() && character === character.normalize('NFD');
      if (isPlain) continue;
      for (const same of [typed.toLowerCase(), typed.toUpperCase(), typed.normalize('NFD')]) {
        if (usernameKeys(typed)[0] === usernameKeys(same)[0] && usernameKey(typed) !== usernameKey(same))
          expect.fail(point.toString(16));
      }
    }
  });

  it.each([
    ['Cyrillic among Latin letters', 'аnna'],
    ['Greek among Latin letters', 'Ωmega'],
    ['full-width letters', 'ａｎｎｅ'],
    ['mathematical letters', '𝐚𝐧𝐧𝐞'],
    ['a ligature of compatibility', 'soﬁa'],
    ['an exponent', 'anne²'],
    ['a zero-width joiner', 'an\u200dne'],
    ['a soft hyphen', 'an\u00adne'],
    ['a writing direction', '\u202eenna'],
    ['a Hangul filler', 'an\u3164ne'],
    ['a mark on nothing', '\u0301'],
    ['a pile of marks', 'a\u0316\u0317\u0318\u0319'],
    ['a private character', 'a\ue000'],
    ['an unassigned character', 'a\u0378'],
    ['a modifier apostrophe', 'd\u02bcartagnan'],
    ['a script of look-alikes', 'ᎪᏴᏟ'],
    ['Arabic digits after Latin letters', 'anne١'],
  ])('with %s are refused', (_, typed) => expect(accepts(typed)).toBe(false));

  it.each([
    'Мария',
    'Ελένη',
    'نادية',
    'नीना',
    '山田 たろう',
    'ナースー',
    '김민',
    'ไทย',
    'עברית',
    'Nguyễn',
    'Œdipe 2',
  ])('accepts %s', (typed) => expect(accepts(typed)).toBe(true));

  it('typed in full width are those of the account all the same', () =>
    expect(usernameKeys('ＡＮＮＥ')).toContain('anne'));
});

describe('looks', () => {
  it.each([
    ['anne.lefevre', 'Anne Lefèvre'],
    ['anne.lefevre', 'аnnе_lеfеvrе'],
    ['Paul1', 'PauII'],
    ['Olivier', '0livier'],
    ['Marie', 'Mаrіе'],
    ['HEMA', 'ΗΕΜΑ'],
    ['Camille', 'Carnille'],
    ['Willy', 'VVilly'],
    ['anne', 'anne.'],
  ])('of %s and %s are the same', (one, other) => expect(looksOf(one)).toBe(looksOf(other)));

  it.each([
    ['anne', 'anna'],
    ['jean-luc', 'jeanluc'],
    ['anne.lefevre', 'anne.lefevre2'],
    ['personne1', 'personne2'],
  ])('of %s and %s differ', (one, other) => expect(looksOf(one)).not.toBe(looksOf(other)));
});

describe('display names', () => {
  it('lose what cannot be seen, and nothing else', () => {
    expect(cleanDisplayName(' Dr\u00a0Anne\u200b \u202eLefèvre\u2069\t(CHU) ')).toBe('Dr Anne Lefèvre (CHU)');
    expect(cleanDisplayName('\u200b\u202e ')).toBeUndefined();
    expect(cleanDisplayName('…')).toBeUndefined();
    fc.assert(
      fc.property(name, (typed) => {
        const clean = cleanDisplayName(typed);
        if (clean === undefined) return;
        expect(clean).not.toMatch(INVISIBLE);
        expect(cleanDisplayName(clean)).toBe(clean);
        expect(clean.match(/[\p{L}\p{N}]/gu)?.length).toBeGreaterThan(0);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('in brackets do not count: nobody signs with a mark of ours', () => {
    expect(displayNameLooks('Anne Lefèvre (anne.lefevre)')).toBe(displayNameLooks('Anne Lefevre'));
    expect(displayNameLooks('Anne Lefèvre （a） [b]')).toBe(displayNameLooks('Anne Lefevre'));
    expect(displayNameLooks('(Anne)')).toBe('anne');
  });

  it('are shown with the username where they are shared', () => {
    expect(shownName('anne.lefevre2', 'Anne Lefèvre', true)).toBe('Anne Lefèvre (anne.lefevre2)');
    expect(shownName('anne.lefevre2', 'Anne Lefèvre', false)).toBe('Anne Lefèvre');
    expect(shownName('anne.lefevre2', null, true)).toBe('anne.lefevre2');
    expect(splitShownName('Anne (CHU) (anne.lefevre2)')).toEqual(['Anne (CHU)', ' (anne.lefevre2)']);
    expect(splitShownName('Anne Lefèvre')).toEqual(['Anne Lefèvre', '']);
    expect(splitShownName('(Anne)')).toEqual(['(Anne)', '']);
  });
});
