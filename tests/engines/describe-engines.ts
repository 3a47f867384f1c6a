import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { findFirefox, findWebkit } from '../run/engines.ts';
import { tier } from '../run/tier.ts';
import { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { type DemoSite, startDemoSite } from './site.ts';
import type { Driver } from './webdriver.ts';
import { startWebkit } from './webkit.ts';

type Engine = 'Firefox' | 'WebKit';

/** The context of a test in an engine: the site with the demo, and a browser of its own. */
interface EngineContext {
  engine: Engine;
  readonly site: DemoSite;
  readonly browser: Browser;
  /** A test that is counted as skipped without the full tier or without the engine. */
  it: typeof it | typeof it.skip;
}

const [firefox, webkit] = [findFirefox(), findWebkit()];
const ENGINES: [Engine, (() => Promise<Driver>) | undefined][] = [
  ['Firefox', firefox ? () => startFirefox(firefox) : undefined],
  ['WebKit', webkit ? () => startWebkit(webkit) : undefined],
];

/** Describes the same tests in each engine. */
export function describeEngines(name: string, tests: (context: EngineContext) => void): void {
  describe.each(ENGINES)(`${name} in %s`, (engine, start) => {
    const runs = tier === 'full' && start !== undefined;
    let site: DemoSite | undefined;
    let browser: Browser | undefined;
    beforeAll(async () => {
      if (runs) site = await startDemoSite();
    });
    afterAll(() => site?.close());
    beforeEach(async () => {
      if (runs) browser = new Browser(await start());
    });
    afterEach(() => browser?.quit());
    tests({
      engine,
      get site() {
        return site!;
      },
      get browser() {
        return browser!;
      },
      it: runs ? it : it.skip,
    });
  });
}
