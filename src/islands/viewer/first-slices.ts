import { connectionKind } from '#lib/viewer/budget.ts';
import type { DownloadedFile } from '#lib/viewer/download.ts';
import { askFirstTiles } from '#lib/viewer/first-tiles.ts';
import { OWN_KEYS } from '#lib/viewer/own-keys.ts';
import { bindPanelInput } from '#lib/viewer/panel-input.ts';
import { SLICE_KEYS } from '#lib/viewer/slice-keys.ts';
import { stepAmong } from '#lib/viewer/slices-there.ts';

/** Number of evenly spread slices that are enough for scrolling: the viewer's scripts start after them. */
const ENOUGH = 16;
/** Number of slices that a key moves by. */
const KEYS = new Map<string, number>(
  Object.values(SLICE_KEYS).flatMap((keys) => keys.map(({ key, value }) => [key, value])),
);

/** The image in the server's HTML, and the facts of its folder. */
interface FirstImage {
  image: HTMLImageElement;
  panel: HTMLElement;
  tiles: string;
  index: number;
  count: number;
}

let current: FirstSlices | undefined;
let isOver = false;

/** Scrolls through slices in the image of the server's HTML, before the viewer has loaded. */
class FirstSlices {
  readonly #first: FirstImage;
  /** Null stands for the image of the server's HTML. */
  readonly #there = new Map<number, DownloadedFile | null>();
  readonly #stop = new AbortController();
  readonly #stopInput: () => void;
  readonly #source: HTMLSourceElement | null;
  readonly #own: string;
  index: number;

  constructor(first: FirstImage) {
    this.#first = first;
    this.index = first.index;
    this.#there.set(first.index, null);
    this.#source = first.image.parentElement?.querySelector('source') ?? null;
    this.#own = this.#source?.srcset ?? '';
    const nothing = () => undefined;
    this.#stopInput = bindPanelInput(first.panel, {
      tool: () => 'scroll',
      sensitivity: () => ({ scroll: 1, zoom: 1, pan: 1, window: 1 }),
      count: () => first.count,
      activate: nothing,
      step: (by) => this.#step(by),
      zoom: nothing,
      pan: nothing,
      window: nothing,
      measure: { down: nothing, move: nothing, up: nothing, cancel: nothing },
    });
    document.addEventListener('keydown', this.#press, { signal: this.#stop.signal });
  }

  add(index: number, file: DownloadedFile): void {
    if (index !== this.#first.index) this.#there.set(index, file);
  }

  stop(): void {
    this.#stopInput();
    this.#stop.abort();
  }

  readonly #press = (event: KeyboardEvent): void => {
    const by = KEYS.get(event.key);
    const target = event.target instanceof Element ? event.target : null;
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (target?.closest(OWN_KEYS)) return;
    event.preventDefault();
    this.#step(by);
  };

  #step(by: number): void {
    const index = stepAmong(this.#there.keys(), this.index, by);
    if (index === this.index) return;
    this.index = index;
    const file = this.#there.get(index);
    const address = file ? URL.createObjectURL(new Blob([file.bytes], { type: file.type })) : null;
    this.#show(address);
    this.#say();
    if (!address) return;
    const { image } = this.#first;
    const done = () => URL.revokeObjectURL(address);
    image.decode().then(done, done);
  }

  /** Changes attributes only, because React hydrates the same elements. */
  #show(address: string | null): void {
    const { image, panel } = this.#first;
    if (this.#source) this.#source.srcset = address ?? this.#own;
    else if (address) image.srcset = address;
    else image.removeAttribute('srcset');
    panel.querySelector('[data-tile-label]')?.toggleAttribute('hidden', address === null);
  }

  #say(): void {
    const { image, panel } = this.#first;
    image.alt = image.alt.replace(/\d+(?=\D+\d+$)/, String(this.index + 1));
    const position = panel.querySelector('[data-position]');
    const number = (this.index + 1).toLocaleString('fr-FR');
    if (position) position.textContent = position.textContent.replace(/^[^/]*(?=.\/)/, number);
  }
}

function findFirstImage(): FirstImage | null {
  const image = document.querySelector<HTMLImageElement>('img[data-tiles]');
  const panel = image?.closest<HTMLElement>('.panel-view');
  const { tiles, index, count } = image?.dataset ?? {};
  return image && panel && tiles ? { image, panel, tiles, index: Number(index), count: Number(count) } : null;
}

/** Resolves once the image has loaded or failed. */
function settled(image: HTMLImageElement): Promise<unknown> {
  if (image.complete) return Promise.resolve();
  return new Promise((done) => {
    for (const name of ['load', 'error']) image.addEventListener(name, done, { once: true });
  });
}

/** Lets the islands that wait for the first slices (`client:slices`) start. */
function waitNoLonger(image: HTMLImageElement): void {
  image.removeAttribute('data-tiles');
  image.dispatchEvent(new Event('slices'));
}

/**
 * After the first image, loads the tiles of its folder: readers can scroll through them by wheel, finger and keys while
 * the viewer's scripts are still loading (docs/decisions/0060). Does nothing if the browser asks to save data.
 */
export async function startFirstSlices(): Promise<void> {
  const first = findFirstImage();
  if (!first) return;
  const { connection } = navigator as { connection?: object };
  if (connectionKind(connection) !== 'frugal') {
    await settled(first.image);
    if (!isOver) await scrollThrough(first);
  }
  waitNoLonger(first.image);
}

/** Resolves once there are enough tiles, or no more will come. */
async function scrollThrough(first: FirstImage): Promise<void> {
  const slices = new FirstSlices(first);
  current = slices;
  let come = 0;
  const following = askFirstTiles(first.tiles).follow((index, file) => {
    slices.add(index, file);
    come += 1;
    if (come === ENOUGH) waitNoLonger(first.image);
  });
  await following.catch(() => undefined);
}

/** Called when the viewer is ready: returns the index of the slice shown, or undefined for the first one. */
export function leaveFirstSlices(): number | undefined {
  isOver = true;
  const left = current;
  current = undefined;
  left?.stop();
  return left?.index;
}
