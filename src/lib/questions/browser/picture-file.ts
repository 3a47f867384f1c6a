import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { drawnState } from '../exchange/drawn-state.ts';
import { pictureName } from '../exchange/question-picture.ts';

/** The name of a picture's file, derived from its bytes. */
export const nameOfPicture = (bytes: Uint8Array): string => pictureName(bytesToHex(sha256(bytes)));

/** @param drawn what a picture was drawn of (`exchange/drawn-state.ts`) */
export const stateOfDrawing = (drawn: string): string => drawnState(bytesToHex(sha256(utf8ToBytes(drawn))));

/** Number of bytes converted at once. */
const CHUNK = 0x8000;

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
