/**
 * Bullets of Word, mails and forms. Pasted text has often lost its indentation: the depth is then derived from the
 * bullet's shape, and numbers come above all others. Wingdings bullets are private-use characters.
 */

/** The marker before the text of a line. */
export interface Bullet {
  /** Columns of indentation that the shape of the bullet stands for. */
  columns: number;
  /** Number of characters before the text. */
  length: number;
  isNumbered: boolean;
  /** Whether it is a checkbox of a form, of which several may be ticked. */
  isBox: boolean;
  isTicked: boolean;
}

const NUMBERED = /^\d{1,3}[.)]\s+(?=\S)/;
const LETTERED = /^[a-z][.)]\s+(?=\S)/;
const ROMAN = /^[ivx]{1,4}[.)]\s+(?=\S)/;
const SIGN = /^(\S)\s+(?=\S)|^-$/u;
/** `( )`, `[x]`: radio buttons and checkboxes of a form. */
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
 * The bullet at the start of a line, or null.
 * @param isRoman whether a lone « i », « v » or « x » is a number and not a letter (`romanLines`)
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
  // « § » before a tab is a Wingdings bullet; otherwise it marks a section.
  return INNER.includes(character) || (character === '§' && text[1] === '\t') ? bullet(5, sign.length) : null;
}

const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** The value of a small Roman number, or 0. */
function romanValue(text: string): number {
  const digits = [...text].map((digit) => ROMAN_VALUES[digit] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

/** Maximum number of lines between « i. » and its « ii. ». */
const LOOK_AHEAD = 60;

/** The lines whose lone « i », « v » or « x » is a Roman number, because it continues or begins a series. */
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
