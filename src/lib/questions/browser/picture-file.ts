import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { pictureName } from '../exchange/question-picture.ts';

/** The name of a picture's file, always the same for the same bytes. */
export const nameOfPicture = (bytes: Uint8Array): string => pictureName(bytesToHex(sha256(bytes)));

/** Bytes that are written as characters at once. */
const CHUNK = 0x8000;

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
