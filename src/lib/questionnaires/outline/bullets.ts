/**
 * Bullets of Word, of mails and of forms. A paste has often lost its indents: how deep a bullet stands is then told by its
 * shape, and numbers stand above all others. Wingdings' bullets are private-use characters.
 */

/** What stands before the text of a line. */
export interface Bullet {
  /** Columns that its shape is moved to the right by. */
  columns: number;
  /** Characters before the text. */
  length: number;
  isNumbered: boolean;
  /** A box of a form, of which several may be ticked. */
  isBox: boolean;
  isTicked: boolean;
}

const NUMBERED = /^\d{1,3}[.)]\s+(?=\S)/;
const LETTERED = /^[a-z][.)]\s+(?=\S)/;
const ROMAN = /^[ivx]{1,4}[.)]\s+(?=\S)/;
const SIGN = /^(\S)\s+(?=\S)|^-$/u;
/** `( )`, `[x]`: the answers of a form. */
const TICK = /^(?:\(( |x|X|•)\)|\[( |x|X)\])\s+(?=\S)/;

const OUTER = '-–—•·*‣●⁃∙◆❖➢➤►▶▸⇒\uf0b7\uf0d8\uf076\uf06c\uf071';
const MIDDLE = 'o◦○☐☑☒□❑❒✓✔✗✘→➔\uf0fc\uf0a8\uf06f\uf0fe\uf0e0\uf0f0';
const INNER = '▪■\uf0a7\uf06e';
const TICKED = '☑☒\uf0fe';

const bullet = (columns: number, length: number, more: Partial<Bullet> = {}): Bullet => ({
  columns,
  length,
  isNumbered: false,
  isBox: false,
  isTicked: false,
  ...more,
});

/**
 * The bullet that a line begins with, or null.
 * @param isRoman whether a lone « i », « v » or « x » counts and is no letter (`romanLines`)
 */
export function bulletOf(text: string, isRoman: boolean): Bullet | null {
  const start = text.slice(0, 40);
  const [tick, round, square] = TICK.exec(start) ?? [];
  if (tick)
    return bullet(3, tick.length, { isBox: round === undefined, isTicked: (round ?? square) !== ' ' });
  const [numbered] = NUMBERED.exec(start) ?? [];
  if (numbered) return bullet(0, numbered.length, { isNumbered: true });
  const [roman = ''] = ROMAN.exec(start) ?? [];
  if (roman && (isRoman || !LETTERED.test(start))) return bullet(5, roman.length);
  const [lettered] = LETTERED.exec(start) ?? [];
  if (lettered) return bullet(3, lettered.length);
  const [sign = '', character = '-'] = SIGN.exec(start) ?? [];
  if (sign === '') return null;
  if (OUTER.includes(character)) return bullet(1, sign.length);
  if (MIDDLE.includes(character)) return bullet(3, sign.length, { isTicked: TICKED.includes(character) });
  // « § » is Wingdings' bullet before a tab, and the mark of a section otherwise.
  return INNER.includes(character) || (character === '§' && text[1] === '\t') ? bullet(5, sign.length) : null;
}

const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** The value of a small Roman number, or 0. */
function romanValue(text: string): number {
  const digits = [...text].map((digit) => ROMAN_VALUES[digit] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

/** How many lines after « i. » its « ii. » is looked for. */
const LOOK_AHEAD = 60;

/** Of lines, those whose lone « i », « v » or « x » counts: it goes on, or begins, a series of Roman numbers. */
export function romanLines(lines: readonly { indent: number; text: string }[]): ReadonlySet<number> {
  const found = new Set<number>();
  const last = new Map<number, number>();
  lines.forEach(({ indent, text }, at) => {
    const [marker = ''] = ROMAN.exec(text.slice(0, 10)) ?? [];
    if (marker === '') return;
    const value = romanValue(marker.trim().slice(0, -1));
    const goesOn = value > 1 && last.get(indent) === value - 1;
    const begins = value === 1 && isFollowed(lines, at, indent);
    if (goesOn || begins) found.add(at);
    last.set(indent, value);
  });
  return found;
}

function isFollowed(lines: readonly { indent: number; text: string }[], at: number, indent: number): boolean {
  for (const line of lines.slice(at + 1, at + LOOK_AHEAD)) {
    if (line.indent < indent) return false;
    if (line.indent === indent && /^(?:ii[.)]\s)/.test(line.text)) return true;
    if (line.indent === indent && LETTERED.test(line.text.slice(0, 10))) return false;
  }
  return false;
}
