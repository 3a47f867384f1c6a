import { atom } from 'nanostores';

/** Words that were used before in short fields of protocols, by the field: `preparation.coil`, `sequences.plane`. */
export const $protocolWords = atom<Readonly<Record<string, readonly string[]>>>({});
