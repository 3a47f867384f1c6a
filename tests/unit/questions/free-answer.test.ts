import { describe, expect, it } from 'vitest';
import { acceptedAs } from '#lib/questions/free-answer.ts';

const isExact = (typed: string, ...accepted: string[]) => acceptedAs(typed, accepted)?.isMisspelt === false;

describe('a short answer', () => {
  it.each([
    ['Artère méningée moyenne', 'artère méningée moyenne'],
    ['artere meningee moyenne', 'artère méningée moyenne'],
    ['l’artère méningée moyenne', 'artère méningée moyenne'],
    ['HSD', 'hématome sous-dural'],
    ['hématome sous dural', 'HSD'],
    ['fractures du scaphoïde', 'fracture du scaphoïde'],
    ['L4-L5', 'L4/L5'],
  ])('« %s » says « %s »', (typed, accepted) => {
    expect(isExact(typed, accepted)).toBe(true);
  });

  it.each([
    ['pneumotorax', 'pneumothorax'],
    ['artère méningée moyene', 'artère méningée moyenne'],
    ['spondylodicsite', 'spondylodiscite'],
  ])('« %s » is « %s », misspelt, and says so', (typed, accepted) => {
    expect(acceptedAs(typed, [accepted])).toEqual({ as: accepted, isMisspelt: true });
  });

  it.each([
    ['artérite', 'arthrite'],
    ['artérites', 'arthrites'],
    ['abduction', 'adduction'],
    ['urètre', 'uretère'],
    ['carotide', 'parotide'],
    ['fibrome', 'fibrose'],
    ['antérieur', 'intérieur'],
    ['L4-L5', 'L4-S1'],
    ['L3', 'L4'],
    ['−2', '2'],
    ['12 mm', '13 mm'],
    ['fracture droite', 'fracture gauche'],
    ['pas de fracture', 'fracture'],
    ['hypertrophie', 'hypotrophie'],
    ['fracture', 'fracture du scaphoïde'],
    ['', 'fracture'],
    ['de la', 'fracture'],
    ['une fracture du scaphoïde carpien droit', 'fracture du scaphoïde carpien droit'],
  ])('« %s » is not « %s »', (typed, accepted) => {
    expect(acceptedAs(typed, [accepted])).toBeNull();
  });

  it('takes the accepted answer that it says exactly before one that it nearly says', () => {
    expect(acceptedAs('hernie', ['hernies', 'hernia', 'hernie'])).toMatchObject({ isMisspelt: false });
  });
});
