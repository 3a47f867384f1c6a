import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';

/** Text on the screen for some time (ms from the start). */
export interface Caption {
  from: number;
  to: number;
  text: string;
}

/** A picture and how long it stays (ms). */
interface Frame {
  file: string;
  milliseconds: number;
}

/** Duration of a step: of a moving pointer, of typed letters, of scrolled slices. */
const STEP_MS = 80;
const MOVE_STEPS = 7;
/** Letters that a reader takes in a second, beside looking at what they describe. */
const READ_PER_SECOND = 17;
const SHORTEST_CAPTION = 2500;

/**
 * Films a page by its screenshots after each step, with fixed times: a busy machine makes the same film. A pointer is
 * drawn, since screenshots have none.
 */
export class Recorder {
  readonly frames: Frame[] = [];
  readonly captions: Caption[] = [];
  readonly #page: Page;
  readonly #folder: string;
  readonly #texts: readonly string[];
  #now = 0;
  #pointer = { x: 640, y: 420 };

  /** @param folder where pictures are put  @param texts the captions, in order */
  constructor(page: Page, folder: string, texts: readonly string[]) {
    this.#page = page;
    this.#folder = folder;
    this.#texts = texts;
  }

  /** The film's length (ms). */
  get length(): number {
    return this.#now;
  }

  /** Shows the next caption; the one before stays until now, as long as it takes to read. */
  async say(): Promise<void> {
    await this.#readOut();
    const text = this.#texts[this.captions.length];
    if (text === undefined) throw new Error('no caption is left');
    this.captions.push({ from: this.#now, to: this.#now, text });
    await this.hold(400);
  }

  /** Ends the film. @throws when captions are left */
  async end(): Promise<void> {
    await this.#readOut();
    if (this.captions.length < this.#texts.length) throw new Error('captions were not said');
  }

  /** Shows the page as it is for so long (ms). */
  async hold(milliseconds: number): Promise<void> {
    const file = join(this.#folder, `${String(this.frames.length).padStart(5, '0')}.jpg`);
    await this.#drawPointer();
    await writeFile(file, await this.#page.screenshot({ type: 'jpeg', quality: 92 }));
    this.frames.push({ file, milliseconds });
    this.#now += milliseconds;
  }

  /** Moves the pointer to the middle of an element. */
  async point(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`nothing to point at: ${target}`);
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const from = this.#pointer;
    for (let step = 1; step <= MOVE_STEPS; step++) {
      const part = (1 - Math.cos((Math.PI * step) / MOVE_STEPS)) / 2;
      this.#pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.#page.mouse.move(this.#pointer.x, this.#pointer.y);
      await this.hold(STEP_MS);
    }
  }

  /** Points at an element, presses it, and goes on once `until` is there. */
  async press(target: Locator, until?: Locator): Promise<void> {
    await this.point(target);
    await target.click();
    await until?.waitFor();
    await this.hold(500);
  }

  /** Writes where the focus is, letter by letter. */
  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.#page.keyboard.type(letter);
      await this.hold(STEP_MS);
    }
  }

  /** Presses a key this many times. */
  async keys(key: string, times: number, pause = STEP_MS): Promise<void> {
    for (let time = 0; time < times; time++) {
      await this.#page.keyboard.press(key);
      await this.hold(pause);
    }
  }

  /** Moves what the page shows down by this many pixels. */
  async scroll(pixels: number): Promise<void> {
    const steps = Math.ceil(pixels / 60);
    for (let step = 0; step < steps; step++) {
      await this.#page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), pixels / steps);
      await this.hold(STEP_MS);
    }
  }

  async #readOut(): Promise<void> {
    const last = this.captions.at(-1);
    if (!last) return;
    const needed = Math.max(SHORTEST_CAPTION, (last.text.length / READ_PER_SECOND) * 1000);
    const left = last.from + needed - this.#now;
    if (left > 0) await this.hold(left);
    last.to = this.#now;
  }

  /** Above everything, dialogs too: a popover goes on top of what was opened before. */
  async #drawPointer(): Promise<void> {
    await this.#page.evaluate(({ x, y }) => {
      const id = 'recorded-pointer';
      let pointer = document.getElementById(id);
      if (!pointer) {
        pointer = document.createElement('div');
        pointer.id = id;
        pointer.popover = 'manual';
        pointer.style.cssText =
          'position:fixed;inset:auto;margin:0;padding:0;width:22px;height:22px;border:3px solid #fff;border-radius:50%;background:#1769aacc;box-shadow:0 0 0 2px #0006;pointer-events:none';
        document.documentElement.append(pointer);
      }
      if (pointer.matches(':popover-open')) pointer.hidePopover();
      pointer.showPopover();
      pointer.style.left = `${x - 11}px`;
      pointer.style.top = `${y - 11}px`;
    }, this.#pointer);
  }
}
