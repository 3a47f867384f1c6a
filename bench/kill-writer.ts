import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { offsetOf, sendBytes, startUpload } from '../tests/api/tus.ts';
import type { Answer, Caller } from '../tests/run/caller.ts';
import { savePart } from '../tests/run/save-part.ts';
import type { Ledger } from './kill-ledger.ts';
import type { Member } from './product.ts';

/** Public items that are rated and copied. */
export interface Shelf {
  questionnaires: string[];
  cases: string[];
}

/** An upload on its way, across restarts. */
interface Upload {
  bytes: Buffer;
  path: string;
  /** The last known offset. */
  offset: number;
  /** Something was sent and had no answer: its offset must be asked for. */
  unsure: boolean;
}

/** Images of a case, the newest ones. */
const IMAGES = 6;

const pick = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)]!;
const isDone = ({ status }: Answer) => status >= 200 && status < 300;

/** Somebody who rates, copies and uploads images into a case, through any number of restarts. */
export class Writer {
  readonly #person: Member;
  readonly #caseId: string;
  readonly #shelf: Shelf;
  readonly #ledger: Ledger;
  #upload: Upload | undefined;
  #finished: { file: string; width: number; height: number } | undefined;

  constructor(person: Member, caseId: string, shelf: Shelf, ledger: Ledger) {
    this.#person = person;
    this.#caseId = caseId;
    this.#shelf = shelf;
    this.#ledger = ledger;
    ledger.cases.set(caseId, { revision: 1, files: [] });
  }

  /** Writes one thing after the other until told to stop; a server that is gone is not an error. */
  async write(caller: Caller, running: () => boolean): Promise<void> {
    const turns = [this.#rate, this.#copy, this.#send, this.#send, this.#rate, this.#send];
    for (let turn = Math.floor(Math.random() * 6); running(); turn += 1) {
      try {
        if (await turns[turn % turns.length]!.call(this, caller)) this.#ledger.acknowledged += 1;
      } catch {
        if (this.#upload) this.#upload.unsure = true;
      }
    }
  }

  async #rate(caller: Caller): Promise<boolean> {
    const item = pick(this.#shelf.questionnaires);
    const rating = Math.floor(Math.random() * 21) / 2;
    const key = `${this.#person.username} ${item}`;
    const known = this.#ledger.ratings.get(key) ?? { acknowledged: -1, unanswered: new Set<number>() };
    this.#ledger.ratings.set(key, known);
    known.unanswered.add(rating);
    const { token } = this.#person;
    const answer = await caller.send('POST', `/api/questionnaires/${item}/rate`, { token, json: { rating } });
    if (!isDone(answer)) return false;
    known.acknowledged = rating;
    known.unanswered.clear();
    return true;
  }

  async #copy(caller: Caller): Promise<boolean> {
    const kind = pick(['cases', 'questionnaires'] as const);
    const source = pick(this.#shelf[kind]);
    const { token } = this.#person;
    const answer = await caller.send('POST', `/api/${kind}/${source}/copy`, { token });
    if (isDone(answer)) this.#ledger.copies.push({ id: answer.json._id, source });
    return isDone(answer);
  }

  /** The next step of an upload: announce, send a half, the other half, have it made an image, attach it. */
  async #send(caller: Caller): Promise<boolean> {
    if (this.#finished) return this.#attach(caller, this.#finished);
    if (!this.#upload) return this.#announce(caller);
    if (this.#upload.unsure) await this.#askHowFar(caller, this.#upload);
    const { bytes, path, offset } = this.#upload;
    if (offset === bytes.length) return this.#finish(caller, path);
    const half = offset === 0 ? bytes.subarray(0, bytes.length / 2) : bytes.subarray(offset);
    const answer = await sendBytes(caller, this.#person, path, offset, half);
    if (!isDone(answer))
      this.#ledger.cutShort.push(`${path} from ${offset}: ${answer.status} ${answer.text}`);
    else this.#upload.offset = Number(answer.headers.get('upload-offset'));
    return isDone(answer);
  }

  async #announce(caller: Caller): Promise<boolean> {
    const raw = { width: 24, height: 20, channels: 3 } as const;
    const bytes = await sharp(randomBytes(1440), { raw }).png().toBuffer();
    const answer = await startUpload(caller, this.#person, bytes);
    if (isDone(answer)) this.#upload = { bytes, path: answer.path, offset: 0, unsure: false };
    return isDone(answer);
  }

  async #askHowFar(caller: Caller, upload: Upload): Promise<void> {
    // All of it was there, and may have become an image already: asking for that is safe at any time.
    if (upload.offset < upload.bytes.length) {
      const found = await offsetOf(caller, this.#person, upload.path);
      if (found < upload.offset) this.#ledger.cutShort.push(`${upload.path}: ${found} of ${upload.offset}`);
      upload.offset = found;
    }
    upload.unsure = false;
  }

  async #finish(caller: Caller, path: string): Promise<boolean> {
    const answer = await caller.send('POST', `${path}/image`, { token: this.#person.token });
    if (!isDone(answer)) {
      if (answer.status < 500) this.#ledger.cutShort.push(`${path}: ${answer.status} ${answer.text}`);
      return false;
    }
    this.#finished = answer.json;
    this.#upload = undefined;
    this.#ledger.images.add(answer.json.file);
    return true;
  }

  async #attach(caller: Caller, image: { file: string }): Promise<boolean> {
    const { token } = this.#person;
    const address = `/api/cases/${this.#caseId}`;
    const { json: item } = await caller.send('GET', `${address}/parts/images`, { token });
    const before = (item.folders[0]?.images ?? []) as { file: string }[];
    const images = [...before.filter(({ file }) => file !== image.file), { kind: 'image', ...image }].slice(
      -IMAGES,
    );
    const folders = [{ id: 'f1', name: 'Face', description: '', images }];
    const files = images.map(({ file }) => file);
    const known = this.#ledger.cases.get(this.#caseId)!;
    // An earlier save without an answer was made after all, when the revision says so.
    if (item.revision > known.revision)
      Object.assign(known, { revision: item.revision, files: known.unanswered, unanswered: undefined });
    known.unanswered = files;
    const save = { folders, mainImage: item.mainImage };
    const answer = await savePart(caller, token, this.#caseId, save, item.revision);
    if (!isDone(answer)) {
      this.#ledger.cutShort.push(`${address}: ${answer.status} ${answer.text}`);
      return false;
    }
    this.#finished = undefined;
    this.#ledger.cases.set(this.#caseId, { revision: answer.json.revision, files });
    return true;
  }
}
