import type { Driver } from './webdriver.ts';

/** The keys that have no character, as WebDriver names them. */
const KEYS = {
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Shift: '\uE008',
  Control: '\uE009',
};

const LOOK_MS = 100;
const LIMIT_MS = 120_000;

/** A page in an engine, as a person's hands and eyes have it. */
export class Browser {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** @throws when the page cannot be opened at all */
  async open(url: string): Promise<void> {
    await this.#driver.send('open', { url });
  }

  /** Runs a function in the page, which knows nothing outside of itself. */
  async run<Result, Given extends unknown[]>(
    code: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const script = `const done = arguments[arguments.length - 1]; const given = [...arguments].slice(0, -1);
      Promise.resolve().then(() => (${code})(...given)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await this.#driver.send('run', { script, args: given })) as {
      value: Result;
      error?: string;
    };
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  }

  /** Waits until a function finds its result in the page; a page that is loading is tried again. */
  async until<Result, Given extends unknown[]>(
    what: string,
    code: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<NonNullable<Result>> {
    const deadline = Date.now() + LIMIT_MS;
    let last: unknown;
    while (Date.now() < deadline) {
      try {
        last = await this.run(code, ...given);
        if (last) return last as NonNullable<Result>;
      } catch (error) {
        last = error;
      }
      await new Promise((wake) => setTimeout(wake, LOOK_MS));
    }
    throw new Error(`${what}: not there after ${LIMIT_MS / 1000} s (${last})`);
  }

  /** Presses and lets go of the first element in sight that a selector finds, with these words if any are given. */
  async click(selector: string, words = ''): Promise<void> {
    const at = await this.until(
      `${selector} « ${words} »`,
      async (selector, words) => {
        const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
        for (const element of document.querySelectorAll<HTMLElement>(selector)) {
          const name = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
          if (!name.includes(words) || !element.checkVisibility()) continue;
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const before = element.getBoundingClientRect();
          await frame();
          await frame();
          const { x, y, width, height } = element.getBoundingClientRect();
          if (x !== before.x || y !== before.y) return null;
          if (width > 0) return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
        }
        return null;
      },
      selector,
      words,
    );
    const actions = [
      { type: 'pointerMove', duration: 0, origin: 'viewport', ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#driver.send('act', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  /** Types a text, a key for each of its characters. */
  async type(text: string): Promise<void> {
    await this.#strike([...text]);
  }

  /** Presses keys by their names, one after the other. */
  async press(...names: (keyof typeof KEYS)[]): Promise<void> {
    await this.#strike(names.map((name) => KEYS[name]));
  }

  /** Presses a key while Control is held. */
  async control(key: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: KEYS.Control },
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
      { type: 'keyUp', value: KEYS.Control },
    ];
    await this.#driver.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Waits until the text of the page, or of what a selector finds first, holds these words. */
  async waitForWords(words: string, selector = 'body'): Promise<void> {
    await this.until(
      `« ${words} »`,
      (words, selector) => document.querySelector<HTMLElement>(selector)?.innerText.includes(words),
      words,
      selector,
    );
  }

  async #strike(characters: readonly string[]): Promise<void> {
    const actions = characters.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#driver.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.send('resize', { x: 0, y: 0, width, height });
  }

  /** The page as a PNG. */
  async photograph(): Promise<Buffer> {
    return Buffer.from(String(await this.#driver.send('photograph')), 'base64');
  }

  quit(): Promise<void> {
    return this.#driver.quit();
  }
}
