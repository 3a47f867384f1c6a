/** The establishment's own texts on the legal pages, each as Markdown. */
export interface LegalBlanks {
  publisher: string;
  director: string;
  /** Postal address, telephone, e-mail. */
  contact: string;
  host: string;
  /** How to reach the data protection officer. */
  dpo: string;
  /** The legal basis on which the establishment processes the data (GDPR, article 6). */
  basis: string;
}

const ADDRESS = /^(https:\/\/[^\s<>]+|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)$/;
const MARKS = /[\\`*_{}[\]()#+\-.!|<>~&]/g;

/** A plain line as Markdown that shows it letter by letter; a single address is a link. */
function asMarkdown(line: string): string {
  return ADDRESS.test(line) ? `<${line}>` : line.replace(MARKS, '\\$&');
}

/** The blanks as Markdown. @param missing the text where nothing was given */
export function filledBlanks(given: LegalBlanks, missing: string): LegalBlanks {
  const filled = Object.entries(given).map(([name, line]) => [
    name,
    line === '' ? missing : asMarkdown(line),
  ]);
  return Object.fromEntries(filled) as unknown as LegalBlanks;
}
