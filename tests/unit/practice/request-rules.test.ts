import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstImages } from '#islands/practice/fetch-ahead.ts';
import type { ViewerAnswer } from '#lib/cases/viewer-schemas.ts';
import { newUuid } from '#lib/platform/browser/new-uuid.ts';
import { askedParams, criteriaOf, MINUTES, parseAsked, withMinutes } from '#lib/practice/request-rules.ts';
import { criteriaQuery } from '#lib/practice/schemas.ts';
import { CHOICES, WHOLE_LIST } from '#lib/practice/session-rules.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';

const OFFERED = { modality: MODALITY_TAGS, specialty: SPECIALTY_TAGS, region: LOCATION_TAGS };
const asked = fc.record({
  choice: fc.constantFrom(...CHOICES),
  modality: fc.subarray([...MODALITY_TAGS]),
  specialty: fc.subarray([...SPECIALTY_TAGS]),
  region: fc.subarray([...LOCATION_TAGS]),
  tag: fc.subarray(['kyste', 'IRM cardiaque', 'gadolinium']),
  search: fc.constantFrom('', 'abcès du foie'),
  difficulty: fc.subarray([1, 2, 3, 4, 5]),
  author: fc.constantFrom('', 'anne.lefevre', 'a&b=c'),
  collection: fc.constantFrom('', 'review', '01jxyz'),
  minutes: fc.constantFrom(...MINUTES),
});

describe('what the page of practice is asked for', () => {
  it('is the same once it has been an address', () => {
    fc.assert(
      fc.property(asked, (each) => {
        expect(parseAsked(new URLSearchParams(askedParams(each).toString()), OFFERED)).toEqual(each);
      }),
    );
  });

  it('is never more than what is offered, whatever an address says', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('choice', 'modality', 'difficulty', 'minutes'), fc.string()),
        (any) => {
          const read = parseAsked(new URLSearchParams(any), OFFERED);
          expect(CHOICES).toContain(read.choice);
          expect(read.modality.every((each) => OFFERED.modality.some((offered) => offered === each))).toBe(
            true,
          );
          expect(read.minutes >= 5 && read.minutes <= 120 && Number.isInteger(read.minutes)).toBe(true);
        },
      ),
    );
  });

  it('means the same cases to the call that counts them', () => {
    fc.assert(
      fc.property(asked, (each) => {
        const criteria = criteriaOf(each);
        const query = Object.fromEntries(
          Object.entries(criteria).map(([name, value]) => [name, String(value)]),
        );
        expect(criteriaQuery.parse(query)).toEqual(criteria);
      }),
    );
  });
});

it('an attempt gets an id of its own, as RFC 9562 writes one', () => {
  const ids = Array.from({ length: 50 }, newUuid);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

describe('images that are fetched ahead', () => {
  const answer = {
    shown: { facts: { _id: 'c1' }, main: 1, folders: [{}, { count: 4, start: 2 }] },
    stacks: [{}, { files: ['a', 'b', 'c', 'd'], frames: [], lights: [null, null, { width: 1 }, null] }],
  } as unknown as ViewerAnswer;

  it('begin with the one that a case opens with, big ones by their lighter copies', () => {
    expect(firstImages(answer, 'ordinary')).toHaveLength(4);
    expect(firstImages(answer, 'slow')).toEqual(['/images/c1/c-640.webp']);
  });

  it('are none on a line that is to be spared, nor of a case without images', () => {
    expect(firstImages(answer, 'frugal')).toEqual([]);
    expect(firstImages({ ...answer, stacks: [] }, 'fast')).toEqual([]);
  });
});

it('a list is practised whole unless a length is chosen', () => {
  const none = { modality: [], specialty: [], region: [] };
  const read = (address: string) => parseAsked(new URLSearchParams(address), none);
  expect(read('').minutes).toBe(20);
  expect(read('minutes=0').minutes).toBe(20);
  expect(read('collection=c12').minutes).toBe(WHOLE_LIST);
  expect(read('collection=c12&minutes=0').minutes).toBe(WHOLE_LIST);
  expect(read('collection=c12&minutes=20').minutes).toBe(20);
  expect(String(askedParams(read('collection=c12')))).toBe('collection=c12');
  expect(String(askedParams(read('collection=c12&minutes=20')))).toBe('collection=c12&minutes=20');
  const before = read('');
  expect(withMinutes({ ...before, collection: 'c12' }, before).minutes).toBe(WHOLE_LIST);
  expect(withMinutes({ ...before, collection: 'c12', minutes: 45 }, before).minutes).toBe(45);
  expect(withMinutes({ ...read('collection=c12'), collection: '' }, read('collection=c12')).minutes).toBe(20);
});
