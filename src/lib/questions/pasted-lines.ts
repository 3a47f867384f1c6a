/** A line of a pasted list: its text, and whether it is marked as right. */
export interface PastedLine {
  text: string;
  isRight: boolean;
}

/** Matches « [x] », « ☑ », « ✓ » before a line. */
const TICKED = /^(?:\[[xX✓✔]\]|[☑✓✔✅])\s*/u;
const UNTICKED = /^(?:\[\s?\]|[☐□])\s*/u;
/** Matches a bullet that says nothing about right or wrong; « −2 » and « -2 » are numbers. */
const BULLET = /^[-–—•◦‣▪·]\s+/u;
/** Matches « * » or « + » before a word; « +2 » is a number. */
const STARRED = /^\*\s*(?=[^\s*])|^\+\s*(?=[^\d\s+])/u;
/** Matches « A. », « a) », « (b) », « B - », « 1. », « 2) ». */
const ENUMERATOR = /^\(?([A-Za-z]|\d{1,2})(?:[.)]|\s+[-–—:])\s*(?=\S)/u;

/** The index given by an enumerator: « c) » → 2, « 3. » → 2. */
function placeOf(line: string): number | undefined {
  const said = ENUMERATOR.exec(line)?.[1];
  if (said === undefined) return undefined;
  return /\d/.test(said) ? Number(said) - 1 : said.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
}

/** A line without its bullet and mark. */
function readMarks(line: string, isStarMark: boolean): PastedLine {
  let text = line.replace(BULLET, '');
  const isStarred = STARRED.test(text);
  text = text.replace(STARRED, '');
  const isTicked = TICKED.test(text);
  return {
    text: text.replace(TICKED, '').replace(UNTICKED, ''),
    isRight: isTicked || (isStarred && isStarMark),
  };
}

/**
 * The lines of a pasted list, without blank ones, bullets and enumerators. « * », « + » or « [x] » before a line marks
 * it as right; if every line begins with a star, stars are bullets. Letters and numbers are enumerators only if they
 * count all lines from the first on: « A. vertébrale » alone is an artery.
 */
export function pastedLines(pasted: string): PastedLine[] {
  const lines = pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const isStarMark = !lines.every((line) => STARRED.test(line.replace(BULLET, '')));
  const read = lines.map((line) => readMarks(line, isStarMark));
  if (lines.length < 2 || !read.every(({ text }, index) => placeOf(text) === index)) return read;
  return read.map(({ text, isRight }) => {
    const inside = readMarks(text.replace(ENUMERATOR, ''), true);
    return { text: inside.text, isRight: isRight || inside.isRight };
  });
}
