import type { Keepable, KeptEntry } from '../kept-entry.ts';

/** The downloads needed to keep something offline. */
export interface Plan extends Keepable, Pick<KeptEntry, 'path' | 'title' | 'images' | 'cases' | 'imagesOf'> {
  /** Images and frames, with their transfer sizes in bytes. */
  files: Map<string, number>;
  /** Pages; the images and built files that they refer to are added. */
  pages: string[];
  /** API calls: the address to request, by the address under which the response is stored. */
  calls: Map<string, string>;
  /** Addresses whose responses are stored sealed until they are requested. */
  sealed?: ReadonlySet<string>;
  /** How many questions a case asks the person still; of a session or a list, how many of its cases ask some. */
  questions?: number;
  /** Later steps of a case's questions bring images, which are not kept. */
  awaitsImages?: true;
  /** Transfer size in bytes, including pages and scripts. */
  bytes: number;
  /** Size on the device in bytes, where frames are not compressed. */
  room: number;
}

/** The contents, before their sizes are added up. */
export interface Contents extends Omit<Plan, 'bytes' | 'room'> {
  /** Bytes that frames take on the device in addition to their transfer size. */
  more: number;
}
