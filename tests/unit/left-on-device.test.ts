import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countLeft, eraseLeft } from '#lib/accounts/browser/left-on-device.ts';
import { DraftKeeper } from '#lib/autosave/browser/draft-keeper.ts';
import { keepPart, keptParts } from '#lib/autosave/browser/kept-draft.ts';
import type { TrackedDraft } from '#lib/autosave/browser/tracked-draft.ts';
import { createKeptReports } from '#lib/questionnaires/browser/kept-reports.ts';

const kept = new Map<string, string>();
const device = {
  get length() {
    return kept.size;
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', device);
});
afterEach(() => vi.unstubAllGlobals());

const PART = { fields: { title: 'Titre' }, revision: 2 };

const UNTOLD = JSON.stringify({ kept: true, place: { position: 1, caseId: 'c2', at: 0, told: false } });
const WORDS = JSON.stringify({ hypothesis: 'Kyste', differential: [], confidence: null, revealedAt: null });
const REVEALED = JSON.stringify({ ...JSON.parse(WORDS), revealedAt: '2026-11-30' });

function writeReport(person: string, id: string) {
  const environment = { now: () => 0, later: () => () => {}, newId: () => 'x', device };
  const reports = createKeptReports(person, environment);
  reports.write({ id, item: { id: 'q', title: 'Q' }, startedAt: 0, changedAt: 0, firstWords: '' });
  return reports;
}

it('is counted for one person: reports, items with unsaved edits, attempts, sessions, steps of questions', () => {
  writeReport('lea', 'r1').flush();
  writeReport('lea', 'r2').flush();
  writeReport('tom', 'r3').flush();
  for (const part of ['title', 'sheet']) keepPart({ device, person: 'lea' }, 'c1', part, PART);
  keepPart({ device, person: 'lea' }, 'c2', 'title', PART);
  keepPart({ device, person: 'tom' }, 'c3', 'title', PART);
  kept.set('attempt:lea:a1', '{}').set('token', 'x').set('draft:c4:title', 'not JSON');
  kept.set('practice:lea:s1', UNTOLD).set('practice:lea:s1:c1', WORDS).set('practice:tom:s1:c2', WORDS);
  kept.set('practice:lea:s2', '{"kept":true,"place":null}').set('practice:lea:s3:c1', REVEALED);
  for (const key of ['lea:c1:1:s1', 'tom:c1:1:s1', 'tom:c2:3:s2']) kept.set(`questions:${key}`, '{}');
  expect(['lea', 'tom', 'le'].map(countLeft)).toEqual([
    { reports: 2, drafts: 2, attempts: 1, sessions: 1, steps: 1 },
    { reports: 1, drafts: 1, attempts: 0, sessions: 1, steps: 2 },
    undefined,
  ]);
});

it('is erased for one person, and not kept again by the page that is being left', () => {
  const reports = writeReport('anna', 'r1');
  reports.flush();
  writeReport('tom', 'r2').flush();
  keepPart({ device, person: 'anna' }, 'c1', 'title', PART);
  keepPart({ device, person: 'tom' }, 'c2', 'title', PART);
  const tracked = { names: ['title'], unsaved: () => ['title'], toKeep: () => PART };
  const keeper = new DraftKeeper(
    { id: 'c1', parts: { keys: { title: ['title'] } } as never },
    { now: () => 0, later: () => () => {}, device, person: 'anna', tab: null },
    tracked as unknown as TrackedDraft<object>,
  );
  keeper.keep();
  reports.write({ id: 'r1', item: { id: 'q', title: 'Q' }, startedAt: 0, changedAt: 1, firstWords: '' });
  kept.set('attempt:anna:a1', '{}').set('attempt:tom:a2', '{}');
  kept.set('practice:anna:s1', UNTOLD).set('practice:anna:s1:c1', WORDS).set('practice:tom:s1', UNTOLD);
  kept.set('questions:anna:c1:1:s1', '{}').set('questions:tom:c1:1:s1', '{}');
  eraseLeft('anna');
  reports.flush();
  keeper.keep();
  expect([...kept.keys()].sort()).toEqual([
    'attempt:tom:a2',
    'draft:c2:title',
    'practice:tom:s1',
    'questions:tom:c1:1:s1',
    'report:tom:r2',
  ]);
});

it('of drafts is shown to nobody else of the workstation', () => {
  keepPart({ device, person: 'lea' }, 'c1', 'title', PART);
  kept.set('draft:c1:tags', JSON.stringify({ fields: { tags: [] }, revision: 1 }));
  const partsFor = (person: string | undefined) =>
    Object.keys(keptParts({ device, person }, 'c1', ['title', 'tags']));
  expect([partsFor('lea'), partsFor('tom'), partsFor(undefined)]).toEqual([
    ['title', 'tags'],
    ['tags'],
    ['tags'],
  ]);
});
