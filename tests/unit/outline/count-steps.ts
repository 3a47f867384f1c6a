import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { vi } from 'vitest';

/** A piece of the coverage that V8 reports: how often a block ran. */
interface Counted {
  functions: { ranges: { count: number }[] }[];
  url: string;
}

/**
 * V8 counts interpreted code alone: what a compiler has taken over meanwhile is no longer counted, by chance sooner
 * or later.
 */
const COMPILERS = ['sparkplug', 'maglev', 'turbofan'];

/**
 * Counts a module's steps, the same on every machine and under any load: how often each block of the sources in
 * `folder` ran, and how many characters their expressions went over.
 * @param load imports the module; it is compiled again, so that its blocks are counted
 * @returns the module, and the steps that a piece of work takes in it
 */
export async function countingSteps<Module>(folder: string, load: () => Promise<Module>) {
  for (const compiler of COMPILERS) setFlagsFromString(`--no-${compiler}`);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  vi.resetModules();
  const module = await load();
  async function steps(work: () => void): Promise<number> {
    await session.post('Profiler.takePreciseCoverage');
    const characters = countCharacters(work);
    const { result } = (await session.post('Profiler.takePreciseCoverage')) as { result: Counted[] };
    const blocks = result
      .filter(({ url }) => url.includes(folder))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)));
    if (blocks.length === 0) throw new Error(`Nothing ran in ${folder}`);
    return blocks.reduce((sum, count) => sum + count, characters);
  }
  const close = () => {
    session.disconnect();
    for (const compiler of COMPILERS) setFlagsFromString(`--${compiler}`);
  };
  return { module, steps, close };
}

/** Characters that regular expressions go over: to the end of what they find, or of the text where they find nothing. */
function countCharacters(work: () => void): number {
  const { exec } = RegExp.prototype;
  let characters = 0;
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const to = found ? found.index + found[0].length : this.sticky ? from : String(text).length;
    characters += 1 + Math.max(0, to - from);
    return found;
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return characters;
}
