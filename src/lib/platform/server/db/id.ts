import { randomFillSync } from 'node:crypto';

/** Crockford's base 32 in lower case, without i, l, o, u; its texts sort in the order of the numbers. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_DIGITS = 10;
const RANDOM_DIGITS = 16;

let lastTime = -1;
let digits = new Uint8Array(RANDOM_DIGITS);

/**
 * A new id: 26 URL-safe characters, 48 bits of time (ms) then 80 random bits. Ids created by one process sort in the
 * order of their creation: within a millisecond the random part is incremented.
 * `now` is for content dated in the past.
 */
export function newId(now: number = Date.now()): string {
  if (now === lastTime) increment();
  else digits = randomFillSync(new Uint8Array(RANDOM_DIGITS)).map((byte) => byte & 31);
  lastTime = now;
  let time = '';
  for (let rest = now, i = 0; i < TIME_DIGITS; i += 1, rest = Math.floor(rest / 32)) {
    time = ALPHABET.charAt(rest % 32) + time;
  }
  return time + Array.from(digits, (digit) => ALPHABET.charAt(digit)).join('');
}

function increment(): void {
  for (let i = RANDOM_DIGITS - 1; i >= 0; i -= 1) {
    digits[i] = ((digits[i] ?? 0) + 1) & 31;
    if (digits[i] !== 0) return;
  }
}
