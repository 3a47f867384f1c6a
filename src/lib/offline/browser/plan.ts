import type { Keepable } from '../kept-entry.ts';
import { contentsOfCase, contentsOfSheet } from './case-contents.ts';
import type { Plan } from './contents.ts';
import { contentsOfQuestionnaire } from './form-contents.ts';
import { contentsOfCollection, contentsOfShared } from './list-contents.ts';
import { contentsOfBooklet, contentsOfProtocol } from './protocol-contents.ts';
import { contentsOfSession } from './session-contents.ts';

/** Approximate transfer sizes of pages with their scripts, and additional bytes on the device. */
const VIEWER = { bytes: 500_000, more: 1_500_000 };
const SHEET = { bytes: 130_000, more: 270_000 };
const FORM = { bytes: 300_000, more: 800_000 };
const PROTOCOL = { bytes: 150_000, more: 400_000 };
/** Sizes of each page of a protocol after the first. */
const FURTHER = { bytes: 12_000, more: 50_000 };
const PAGES = {
  case: VIEWER,
  sheet: SHEET,
  questionnaire: FORM,
  protocol: PROTOCOL,
  booklet: PROTOCOL,
  collection: VIEWER,
  shared: VIEWER,
  session: VIEWER,
};

const CONTENTS = {
  case: contentsOfCase,
  sheet: contentsOfSheet,
  questionnaire: contentsOfQuestionnaire,
  protocol: contentsOfProtocol,
  booklet: contentsOfBooklet,
  collection: contentsOfCollection,
  shared: contentsOfShared,
  session: contentsOfSession,
};

const sum = (files: ReadonlyMap<string, number>) => [...files.values()].reduce((all, each) => all + each, 0);

/** The plan for keeping something, with its sizes. */
export async function planOf({ kind, id }: Keepable): Promise<Plan> {
  const { more, ...contents } = await CONTENTS[kind](id);
  const pages = PAGES[kind];
  const further = pages === PROTOCOL ? contents.pages.length - 1 : 0;
  const bytes = sum(contents.files) + pages.bytes + further * FURTHER.bytes;
  return { ...contents, bytes, room: bytes + more + pages.more + further * FURTHER.more };
}
