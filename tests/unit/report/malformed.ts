import { type Report, sentencesOf } from '#lib/questionnaires/report/report-types.ts';
import { REPORT_SECTIONS } from '#lib/questionnaires/report-sections.ts';

/** Faults that no sentence may have, whatever its author typed. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  placeholder: /[{}]/u,
  tag: /<\/?(?:b|i|p|br|script|img|div|span)(?:\s[^<>]*=[^<>]*|\s*\/?)>|<!--/iu,
  code: /\bNaN\b|\[object|Infinity|undefined|\bnull\b/iu,
  'two spaces': /[^\S\n]{2}/u,
  'blank line': /\n\s*\n/u,
  'space at an end': /^\s|\s$|[^\S\n]\n|\n[^\S\n]/u,
  'stop doubled': /(?<!\.)\.\.(?!\.)|[!?…]\.(?!\d)/u,
  'space before a stop or comma': /[^\S\n](?:,|\.(?!\d))/u,
  'lonely comma': /(?:^|[\s([«])[,;:]+\s*(?=[,.)\]]|$)|,\s*,/u,
  'comma before a stop': /[,;:][^\S\n]*[.…]/u,
  'no stop': /[^.!?…»")\]]$/u,
  'plain space before a mark': / [;:!?»]|« /u,
  'straight apostrophe': /'/u,
  'small letter first': /^\p{Ll}\p{Ll}(?<=\p{Script=Latin}{2})/u,
  'nothing said': /^[\s\p{P}]*$/u,
  'unseen characters': /[\u200b\ufeff\u202a-\u202e]|(?!\n)\p{Cc}/u,
};

/** All faults of a report, in words; empty when it has none. */
export function malformed(report: Report): string[] {
  const found: string[] = [];
  const keys = new Set<string>();
  for (const { section, sentence } of sentencesOf(report)) {
    const { key, text } = sentence;
    if (keys.has(key)) found.push(`key twice: ${key}`);
    keys.add(key);
    if (!key.startsWith(`${section}:${sentence.question}`)) found.push(`key of another: ${key}`);
    for (const [fault, pattern] of Object.entries(FAULTS))
      if (pattern.test(text)) found.push(`${fault}: ${JSON.stringify(text)}`);
  }
  const ranks = report.map(({ section }) => REPORT_SECTIONS.indexOf(section));
  if (ranks.some((rank, index) => index > 0 && rank <= (ranks[index - 1] ?? -1)))
    found.push('sections out of order');
  if (report.some(({ paragraphs }) => paragraphs.length === 0)) found.push('empty section');
  if (report.some(({ paragraphs }) => paragraphs.some(({ sentences }) => sentences.length === 0)))
    found.push('empty paragraph');
  return found;
}
