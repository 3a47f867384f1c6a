/** The establishment's own details on the legal pages, each as Markdown. */
export interface LegalBlanks {
  publisher: string;
  director: string;
  /** Postal address, telephone, e-mail. */
  contact: string;
  host: string;
  /** Contact address of the data protection officer. */
  dpo: string;
  /** The legal basis on which the establishment processes the data (GDPR, article 6). */
  basis: string;
}

const ADDRESS = /^(https:\/\/[^\s<>]+|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)$/;
const MARKS = /[\\`*_{}[\]()#+\-.!|<>~&]/g;

/** Escapes a line of plain text for Markdown; an address alone becomes a link. */
function asMarkdown(line: string): string {
  return ADDRESS.test(line) ? `<${line}>` : line.replace(MARKS, '\\$&');
}

/** The details as Markdown. @param missing the text for empty ones */
export function filledBlanks(given: LegalBlanks, missing: string): LegalBlanks {
  const filled = Object.entries(given).map(([name, line]) => [
    name,
    line === '' ? missing : asMarkdown(line),
  ]);
  return Object.fromEntries(filled) as unknown as LegalBlanks;
}
