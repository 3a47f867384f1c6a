import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import { decoded } from '#lib/platform/html-tags.ts';
import { isPictureName, type QuestionPicture } from './question-picture.ts';
import type { SourceText } from './source-question.ts';

/**
 * In Moodle, a text with a picture must be HTML. It is put into blocks with a class of our own, so that a reimported
 * file can be read: the original text, without the picture and its credit, which belong to the case.
 */
const TEXT = '<div class="negatoscope-text">';
const PICTURE = '<div class="negatoscope-picture negatoscope-';
const CREDIT = '<div class="negatoscope-credit negatoscope-';
const OPENED = '">';
const END = '</div>';
const BREAK = '<br />';

const block = (open: string, inside: string) => `${open}${inside}${END}`;

/** A checksum of a block's content (FNV-1a): content edited by somebody since is kept. */
function sumOf(inside: string): string {
  let sum = 0x811c9dc5;
  for (const character of inside) sum = Math.imul(sum ^ character.codePointAt(0)!, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

const summed = (open: string, inside: string) => block(`${open}${sumOf(inside)}${OPENED}`, inside);

/** The content of one of our blocks if unchanged; undefined for any other. @param block from its checksum on */
function unchanged(block: string): string | undefined {
  const at = block.indexOf(OPENED);
  const inside = block.slice(at + OPENED.length);
  return at !== -1 && block.slice(0, at) === sumOf(inside.replace(BREAKS, BREAK)) ? inside : undefined;
}

const lines = (text: string) => escapeMarkup(text.trim().replace(/\r\n?/g, '\n')).replaceAll('\n', BREAK);

/** The question's text, then the picture. */
export function askedHtml(text: string, { name, alt, more }: QuestionPicture): string {
  const image = `<img src="@@PLUGINFILE@@/${name}" alt="${escapeMarkup(alt)}" style="max-width: 100%; height: auto" />`;
  return block(TEXT, lines(text)) + summed(PICTURE, image + (more && BREAK + escapeMarkup(more)));
}

/** The HTML shown after the answer. */
export const toldHtml = (explanation: string, credit: string): string =>
  (explanation.trim() ? block(TEXT, lines(explanation)) : '') + summed(CREDIT, escapeMarkup(credit));

/** A text without our own blocks of a kind; a block without an end is left. */
function without(html: string, open: string, isOurs: (inside: string) => boolean): string {
  const kept: string[] = [];
  let at = 0;
  for (let from = html.indexOf(open); from !== -1; from = html.indexOf(open, at)) {
    const end = html.indexOf(END, from);
    if (end === -1) break;
    const next = end + END.length;
    kept.push(html.slice(at, isOurs(html.slice(from + open.length, end)) ? from : next));
    at = next;
  }
  return kept.join('') + html.slice(at);
}

const BREAKS = /<br ?\/?>/g;
const SHOWN = /^<img src="@@PLUGINFILE@@\/([^"]*)"[^<>]*>/;

/** The name of the picture in one of our blocks, if unchanged; undefined for any other. */
function pictureIn(block: string): string | undefined {
  const [, name = ''] = SHOWN.exec(unchanged(block) ?? '') ?? [];
  return isPictureName(name) ? name : undefined;
}

/** The original text of a text that consists of one of our blocks; undefined for any other. */
function ownText(html: string): string | undefined {
  if (html === '') return '';
  const inside = html.startsWith(TEXT) && html.endsWith(END) ? html.slice(TEXT.length, -END.length) : '<';
  const text = inside.replace(BREAKS, '\n');
  return text.includes('<') ? undefined : decoded(text);
}

/** A text from a file without the picture and the credit that we added. */
export function withoutOwnBlocks(source: SourceText): SourceText {
  if (source.format !== 'html') return source;
  const asked = without(source.text, PICTURE, (inside) => pictureIn(inside) !== undefined);
  const html = without(asked, CREDIT, (inside) => unchanged(inside) !== undefined).trim();
  const text = ownText(html);
  return text === undefined ? { ...source, text: html } : { format: 'plain', text };
}

/** The names of the pictures in our own blocks of a text. */
export function ownPictures(html: string): string[] {
  const names: string[] = [];
  without(html, PICTURE, (inside) => {
    const name = pictureIn(inside);
    if (name !== undefined) names.push(name);
    return false;
  });
  return names;
}
