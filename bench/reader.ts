/** A person who reads while others attack, in a separate thread so that its clock is independent. */
import { parentPort, workerData } from 'node:worker_threads';

const { origin, paths, cookie, pause } = workerData as {
  origin: string;
  paths: string[];
  cookie: string;
  pause: number;
};
const times: number[] = [];
const failures: string[] = [];
let reading = true;
parentPort!.once('message', () => {
  reading = false;
});
for (let turn = 0; reading; turn += 1) {
  const path = paths[turn % paths.length];
  const began = performance.now();
  try {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie } });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (!answer.ok) failures.push(`${path}: ${answer.status}`);
  } catch (error) {
    failures.push(`${path}: ${(error as Error).message}`);
  }
  await new Promise((wake) => setTimeout(wake, pause));
}
parentPort!.postMessage({ times, failures });
