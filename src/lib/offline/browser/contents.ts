import type { Keepable, KeptEntry } from '../kept-entry.ts';

/** What keeping something takes. */
export interface Plan extends Keepable, Pick<KeptEntry, 'path' | 'title' | 'images' | 'cases' | 'imagesOf'> {
  /** Images and frames, with their bytes on the network. */
  files: Map<string, number>;
  /** Pages; the images and built files that they name come with them. */
  pages: string[];
  /** Calls: where the answer is asked for, by the address that it is kept under. */
  calls: Map<string, string>;
  /** What of it is sealed until it is asked for. */
  sealed?: ReadonlySet<string>;
  /** How many questions a case asks the person still; of a session or a list, how many of its cases ask some. */
  questions?: number;
  /** Later steps of a case's questions bring images, which are not kept. */
  awaitsImages?: true;
  /** Bytes on the network, pages and scripts included. */
  bytes: number;
  /** Bytes on the device, where frames are not compressed. */
  room: number;
}

/** What is in it, before it is weighed. */
export interface Contents extends Omit<Plan, 'bytes' | 'room'> {
  /** What frames take more on the device than on the network. */
  more: number;
}
