/**
 * After the build: the commit it was built from, for `/administration`. Where the source is not a repository (a
 * container image), `BUILD_COMMIT` may give it; otherwise it is unknown.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const ROOT = new URL('../../', import.meta.url);
const COMMIT = /^[0-9a-f]{7,40}$/;

async function commitOfSource(): Promise<string> {
  const asked = process.env.BUILD_COMMIT?.trim() ?? '';
  if (asked !== '') return asked;
  const asking = promisify(execFile)('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT });
  const { stdout } = await asking.catch(() => ({ stdout: '' }));
  return stdout.trim();
}

const commit = await commitOfSource();
const facts = COMMIT.test(commit) ? { commit } : {};
await writeFile(new URL('dist/build.json', ROOT), JSON.stringify(facts));
