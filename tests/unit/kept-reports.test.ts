import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptReportHead } from '#lib/questionnaires/browser/kept-report-storage.ts';
import { createKeptReports, type KeptReportsEnvironment } from '#lib/questionnaires/browser/kept-reports.ts';
import { reportKey } from '#lib/questionnaires/browser/report-key.ts';
import { handClock } from './hand-clock.ts';

interface Report extends KeptReportHead {
  answers: Record<string, string>;
}

const DAY = 86_400_000;

/** A browser's storage, shared by all of its tabs; `full` refuses every write. */
function sharedDevice() {
  const kept = new Map<string, string>();
  const device = {
    kept,
    full: false,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (device.full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  return device;
}

let device: ReturnType<typeof sharedDevice>;
let clock: ReturnType<typeof handClock>;
let ids: number;

beforeEach(() => {
  device = sharedDevice();
  clock = handClock();
  ids = 0;
});

/** A tab of somebody's browser. */
function tab(person = 'lea', storage: KeptReportsEnvironment['device'] = device) {
  const { now, later } = clock.environment;
  return createKeptReports<Report>(person, { now, later, newId: () => `new-${++ids}`, device: storage });
}

function report(id: string, answer = 'a'): Report {
  const now = clock.environment.now();
  const item = { id: 'q1', title: 'IRM genou' };
  return { id, item, startedAt: 0, changedAt: now, firstWords: 'Pas de…', answers: { q: answer } };
}

const idsOf = (reports: ReturnType<typeof tab>) => reports.$list.get().map(({ id }) => id);

describe('a report under way', () => {
  it('is kept within a second of its change, and comes back after a crash', async () => {
    const reports = tab();
    reports.write(report('r1', 'first'));
    await clock.pass(400);
    reports.write(report('r1', 'last'));
    await clock.pass(600);
    expect(tab().read('r1')?.answers).toEqual({ q: 'last' });
    expect(reports.$state.get()).toBe('kept');
  });

  it('is kept at once when the page is left', () => {
    const reports = tab();
    reports.write(report('r1'));
    expect(tab().read('r1')).toBeUndefined();
    reports.flush();
    expect(tab().read('r1')?.id).toBe('r1');
  });

  it('is listed with others, changed last first, without its answers', async () => {
    const reports = tab();
    reports.write(report('r1'));
    await clock.pass(1000);
    reports.write(report('r2'));
    await clock.pass(1000);
    expect(idsOf(reports)).toEqual(['r2', 'r1']);
    expect(Object.keys(reports.$list.get()[0]!).sort()).toEqual([
      'changedAt',
      'firstWords',
      'id',
      'item',
      'startedAt',
    ]);
  });

  it('is nobody else’s, not even of somebody whose name begins alike', () => {
    const reports = tab('lea');
    reports.write(report('r1'));
    reports.flush();
    for (const other of ['le', 'lea b', 'Lea']) {
      expect(idsOf(tab(other))).toEqual([]);
      expect(tab(other).read('r1')).toBeUndefined();
      tab(other).eraseAll();
    }
    expect(idsOf(tab('lea'))).toEqual(['r1']);
  });

  it('is gone at once when erased, also what waited to be kept', async () => {
    const reports = tab();
    reports.write(report('r1'));
    reports.write(report('r2'));
    reports.flush();
    reports.write(report('r1', 'later'));
    reports.erase('r1');
    await clock.pass(5000);
    expect(idsOf(reports)).toEqual(['r2']);
    reports.write(report('r2', 'later'));
    reports.eraseAll();
    await clock.pass(5000);
    expect([idsOf(reports), device.kept.size]).toEqual([[], 0]);
  });

  it('is gone 30 days after its last change, whoever comes to this device', async () => {
    const reports = tab();
    reports.write(report('r1'));
    await clock.pass(30 * DAY);
    expect(idsOf(tab())).toEqual(['r1']);
    await clock.pass(1000);
    tab('somebody else');
    expect(device.kept.size).toBe(0);
  });
});

describe('two tabs', () => {
  it('keep two reports beside each other', () => {
    const [one, other] = [tab(), tab()];
    one.write(report('r1'));
    other.write(report('r2'));
    one.flush();
    other.flush();
    one.write(report('r1', 'again'));
    one.flush();
    expect(idsOf(tab()).sort()).toEqual(['r1', 'r2']);
  });

  it('that go on with the same report do not overwrite one another', () => {
    const first = tab();
    first.write(report('r1'));
    first.flush();
    const second = tab();
    expect(second.read('r1')?.answers).toEqual({ q: 'a' });
    second.write(report('r1', 'second'));
    second.flush();
    for (const answer of ['first', 'first again']) {
      first.write(report('r1', answer));
      first.flush();
    }
    expect([second.$state.get(), first.$state.get()]).toEqual(['kept', 'apart']);
    const reports = tab();
    const kept = reports.$list.get().map(({ id }) => [id, reports.read(id)?.answers['q']]);
    expect(Object.fromEntries(kept)).toEqual({ r1: 'second', 'new-1': 'first again' });
    first.erase('r1');
    expect(idsOf(tab())).toEqual(['r1']);
  });
});

describe('a device that keeps nothing', () => {
  it('is told of, loses nothing that was kept before, and is told of no more once there is room', () => {
    const reports = tab();
    reports.write(report('r1', 'before'));
    reports.flush();
    device.full = true;
    reports.write(report('r1', 'after'));
    reports.flush();
    expect([reports.$state.get(), tab().read('r1')?.answers['q']]).toEqual(['unkept', 'before']);
    device.full = false;
    reports.write(report('r1', 'after'));
    reports.flush();
    expect([reports.$state.get(), tab().read('r1')?.answers['q']]).toEqual(['kept', 'after']);
  });

  it('may have no storage at all', () => {
    const reports = tab('lea', null);
    reports.write(report('r1'));
    reports.flush();
    reports.erase('r1');
    reports.eraseAll();
    expect([reports.$state.get(), idsOf(reports), reports.read('r1')]).toEqual(['unkept', [], undefined]);
  });
});

it.each(['', '{', 'null', '"a"', '[]', '{"id":"r1"}', '{"id":"r1","item":{},"startedAt":1}'])(
  'what else stands there is no report and goes: %s',
  (text) => {
    device.kept.set(reportKey('lea', 'r1'), text);
    device.kept.set('draft:c1:title', 'stays');
    const reports = tab();
    expect([idsOf(reports), reports.read('r1')]).toEqual([[], undefined]);
    expect([...device.kept.keys()]).toEqual(['draft:c1:title']);
  },
);
