import { randomBytes } from 'node:crypto';
import { giveUp, sendBytes, startUpload, upload } from '../tests/api/tus.ts';
import type { Caller } from '../tests/run/caller.ts';
import { pngBomb } from '../tests/run/hostile-files.ts';
import { hugeImages } from './huge-case.ts';
import type { Member } from './product.ts';

/** An account that attacks the server, with a case of its own of the maximum size. */
export interface Attacker {
  caller: Caller;
  person: Member;
  caseId: string;
  /** The case's revision, as the account knows it. */
  revision: number;
}

/** One round of an attack; it is repeated on several connections until the time is over. */
export type Attack = (attacker: Attacker) => Promise<unknown>;

const BODY = JSON.stringify(hugeImages());
const NOISE = randomBytes(2_000_000);
/** A picture of 49 million pixels in 50 kB, the largest that is taken in: seconds of work. */
const PICTURE = pngBomb(7_000, 7_000, { unpacked: 7_000 * 7_001 });
const WORDS = ['fr', 'lés', 'ge', 'ép', 'ra', 'th', 'œd', 'kys', 'nod', 'tum'];
let round = 0;

async function saveImages(
  { caller, person, caseId }: Attacker,
  revision: number,
): Promise<number | undefined> {
  const headers = { 'Content-Type': 'application/json', 'If-Match': `"${revision}"` };
  const sending = { token: person.token, body: BODY, headers };
  const answer = await caller.send('PUT', `/api/cases/${caseId}/parts/images`, sending);
  return answer.json?.revision;
}

/** Requests by which one account could overload a server shared by all. */
export const ATTACKS: Record<string, Attack> = {
  'stale bodies': (attacker) => saveImages(attacker, 0),
  async bodies(attacker) {
    attacker.revision = (await saveImages(attacker, attacker.revision)) ?? attacker.revision;
  },
  copies: ({ caller, person, caseId }) =>
    caller.send('POST', `/api/cases/${caseId}/copy`, { token: person.token }),
  async viewer({ caller, person, caseId }) {
    await caller.send('GET', `/api/cases/${caseId}/viewer`, { token: person.token });
    await caller.send('GET', `/radiology-viewer/${caseId}`, { cookie: person.cookie });
    await caller.send('GET', `/api/cases/${caseId}`, { token: person.token });
  },
  search({ caller, person }) {
    round += 1;
    const query = `q=${encodeURIComponent(`${WORDS[round % WORDS.length]} ${WORDS[(round * 7) % WORDS.length]}`)}`;
    return caller.send('GET', `/api/cases/public?${query}&page=${round % 50}`, { token: person.token });
  },
  async uploads({ caller, person }) {
    const { path } = await startUpload(caller, person, NOISE.length);
    await sendBytes(caller, person, path, 0, NOISE);
    await giveUp(caller, person, path);
  },
  pictures: ({ caller, person }) => upload(caller, person, PICTURE),
};
