/**
 * Characters of French reports that Windows-1252 lacks. Text areas of older programs convert pasted text to the
 * nearest character: a narrow no-break space becomes `?`, and « ≥ 10 mm » becomes « = 10 mm ».
 */
const NEAREST: Readonly<Record<string, string>> = {
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '\u200a': '',
  '\u200b': '',
  '\u2060': '',
  '\ufeff': '',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\u2248': '~',
  '\u2260': '<>',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2192': '->',
  // Without the minus sign, 10⁻³ mm²/s would become 10³.
  '\u207b': '-',
  '\u2080': '0',
  '\u2081': '1',
  '\u2082': '2',
  '\u2083': '3',
};

const LACKING = new RegExp(`[${Object.keys(NEAREST).join('')}]`, 'gu');

/** A text whose meaning survives a program without Unicode. Characters without an equivalent stay as they are. */
export function windowsText(text: string): string {
  return text.replace(LACKING, (character) => NEAREST[character] ?? character);
}
