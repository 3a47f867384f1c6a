import { describe, expect, it } from 'vitest';
import { type Demand, loadPlan } from '#lib/imaging/load-plan.ts';

const demand = (part: Partial<Demand> = {}): Demand => ({
  stack: 0,
  index: 100,
  count: 200,
  frames: 'none',
  ...part,
});
const said = (plan: ReturnType<typeof loadPlan>) =>
  plan.map(({ stack, index, quality }) => `${quality[0]}${stack}:${index}`);

describe('what is fetched first', () => {
  it('is what the panels show, then their neighbours, then the rest, each once', () => {
    const plan = said(loadPlan([demand(), demand({ stack: 1, index: 0, count: 50 })]));
    expect(plan.slice(0, 4)).toEqual(['p0:100', 'p1:0', 'p0:101', 'p1:1']);
    expect(plan).toHaveLength(250);
    expect(new Set(plan).size).toBe(250);
  });

  it('is spread over the stack long before all of it is there', () => {
    const early = loadPlan([demand()])
      .slice(0, 40)
      .map(({ index }) => index);
    expect([Math.min(...early) < 10, Math.max(...early) > 190]).toEqual([true, true]);
  });

  it('is the frame right after its preview when one windows, and only around it', () => {
    const plan = said(loadPlan([demand({ frames: 'near' })]));
    expect(plan.slice(0, 2)).toEqual(['p0:100', 'f0:100']);
    expect(plan.filter((each) => each.startsWith('f'))).toHaveLength(13);
    expect(plan.indexOf('f0:103')).toBeLessThan(plan.indexOf('p0:180'));
  });

  it('is then every frame where the line bears it, after the previews, nearest first', () => {
    const plan = said(loadPlan([demand({ frames: 'all' })]));
    expect(plan.slice(0, 2)).toEqual(['p0:100', 'f0:100']);
    expect(plan.indexOf('f0:103')).toBeLessThan(plan.indexOf('p0:180'));
    expect(plan).toHaveLength(400);
    expect(plan.indexOf('f0:80')).toBeGreaterThan(plan.indexOf('p0:0'));
    expect(plan.indexOf('f0:80')).toBeLessThan(plan.indexOf('f0:60'));
  });

  it('is, on a fast line where nobody windows, only the frame on screen before the last preview', () => {
    const plan = said(loadPlan([demand({ frames: 'last' })]));
    expect(plan).toHaveLength(400);
    expect(plan.slice(0, 201).filter((each) => each.startsWith('f'))).toEqual(['f0:100']);
  });

  it('is little when data are to be saved', () => {
    expect(loadPlan([demand()], true)).toHaveLength(9);
    expect(loadPlan([demand()], true).every(({ near }) => near)).toBe(true);
  });
});
