import { member, withDemo } from '../product.ts';
import type { Row } from '../report.ts';
import { median, percentile } from '../stats.ts';

const TRIES = 40;
const APART_MS = 5;
const LOGINS = 200;
const P99_MS = 500;
/** The last of them waits for the hashes of all others: some 13 ms each on two cores. */
const LOGIN_P99_MS = 3000;
const PASSWORD = 'coupe-axiale-oblique-42';

async function timed(work: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  return performance.now() - began;
}

function login(origin: string, username: string, password: string): Promise<Response> {
  return fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
}

/** How long each of many simultaneous sign-ins with the right password takes; NaN for one that is refused. */
function rightLogins(origin: string, names: readonly string[]): Promise<number[]> {
  return Promise.all(
    Array.from({ length: LOGINS }, async (_, index) => {
      const began = performance.now();
      const answer = await login(origin, names[index % names.length]!, PASSWORD);
      await answer.arrayBuffer();
      return answer.ok ? performance.now() - began : Number.NaN;
    }),
  );
}

/** Other people's pages while many sign in at once. */
async function pagesDuringLogins(origin: string): Promise<number[]> {
  const logins = Promise.all(
    Array.from({ length: LOGINS }, (_, index) => login(origin, `foule${index % 50}`, PASSWORD)),
  );
  let busy = true;
  void logins.finally(() => {
    busy = false;
  });
  const pages: number[] = [];
  while (busy) pages.push(await timed(() => fetch(`${origin}/public-cases`)));
  await logins;
  return pages;
}

/** R8: a wrong password takes as long for a known name as for an unknown one; a crowd signing in slows nobody else. */
export function signIn(): Promise<Row[]> {
  return withDemo(async ({ origin }) => {
    // Fresh names each time: the growing delay of repeated guesses must not be measured.
    const names = Array.from({ length: TRIES }, (_, index) => `connu${index}`);
    for (const name of names) await member(origin, name);
    const taken = await rightLogins(origin, names);
    const opened = taken.filter((ms) => !Number.isNaN(ms));
    const login99 = percentile(opened, 0.99);
    const known: number[] = [];
    const unknown: number[] = [];
    for (const [index, name] of names.entries()) {
      const guess = { known: name, unknown: `inconnu${index}` };
      // Each goes first every other time: what the one leaves warm must not favour the other.
      const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const which of order) {
        const ms = await timed(() => login(origin, guess[which], 'faux-mot-de-passe'));
        (which === 'known' ? known : unknown).push(ms);
      }
    }
    const apart = Math.abs(median(known) - median(unknown));
    const p99 = percentile(await pagesDuringLogins(origin), 0.99);
    return [
      {
        id: 'R8',
        what: `wrong password, unknown and known name, medians of ${TRIES}`,
        baseline: `${median(unknown).toFixed(1)} ms`,
        ours: `${median(known).toFixed(1)} ms`,
        ratio: `${apart.toFixed(1)} ms apart`,
        bar: `≤ ${APART_MS} ms apart`,
        met: apart <= APART_MS,
      },
      {
        id: 'R8',
        what: `/public-cases while ${LOGINS} sign in at once, p99`,
        baseline: '–',
        ours: `${p99.toFixed(0)} ms`,
        ratio: '–',
        bar: `< ${P99_MS} ms`,
        met: p99 < P99_MS,
      },
      {
        id: 'R8',
        what: `${LOGINS} sign-ins with the right password at once: median, p99`,
        baseline: '–',
        ours: `${median(opened).toFixed(0)} ms, ${login99.toFixed(0)} ms; ${opened.length} opened`,
        ratio: '–',
        bar: `p99 < ${LOGIN_P99_MS} ms, all opened`,
        met: login99 < LOGIN_P99_MS && opened.length === LOGINS,
      },
    ];
  });
}
