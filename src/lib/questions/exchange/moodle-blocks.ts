import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import { decoded } from '#lib/platform/html-tags.ts';
import { isPictureName, type QuestionPicture } from './question-picture.ts';
import type { SourceText } from './source-question.ts';

/**
 * A text beside a picture has to be HTML in Moodle. It stands in blocks of a class of ours, by which a file that comes back is
 * read: the text as it was, and without the picture and its credit, which are the case's own.
 */
const TEXT = '<div class="negatoscope-text">';
const PICTURE = '<div class="negatoscope-picture">';
const CREDIT = '<div class="negatoscope-credit">';
const END = '</div>';
const BREAK = '<br />';

const block = (open: string, inside: string) => `${open}${inside}${END}`;

const lines = (text: string) => escapeMarkup(text.trim().replace(/\r\n?/g, '\n')).replaceAll('\n', BREAK);

/** What is asked, then the picture. */
export function askedHtml(text: string, { name, alt, more }: QuestionPicture): string {
  const image = `<img src="@@PLUGINFILE@@/${name}" alt="${escapeMarkup(alt)}" style="max-width: 100%; height: auto" />`;
  return block(TEXT, lines(text)) + block(PICTURE, image + (more && BREAK + escapeMarkup(more)));
}

/** What is told once one has answered. */
export const toldHtml = (explanation: string, credit: string): string =>
  (explanation.trim() ? block(TEXT, lines(explanation)) : '') + block(CREDIT, escapeMarkup(credit));

/** A text without the blocks of a kind that are ours; one that is never closed is none. */
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

/** The name of the picture that a block of ours shows, and nothing else; undefined of any other. */
function pictureIn(inside: string): string | undefined {
  const [image = '', name = ''] = SHOWN.exec(inside) ?? [];
  const isAlone = !inside.slice(image.length).replace(BREAKS, '').includes('<');
  return isAlone && isPictureName(name) ? name : undefined;
}

/** A text that is one block of ours and nothing else, as it was before; undefined of any other. */
function ownText(html: string): string | undefined {
  if (html === '') return '';
  const inside = html.startsWith(TEXT) && html.endsWith(END) ? html.slice(TEXT.length, -END.length) : '<';
  const text = inside.replace(BREAKS, '\n');
  return text.includes('<') ? undefined : decoded(text);
}

/** A text of a file without the picture and the credit that we wrote beside it. */
export function withoutOwnBlocks(source: SourceText): SourceText {
  if (source.format !== 'html') return source;
  const asked = without(source.text, PICTURE, (inside) => pictureIn(inside) !== undefined);
  const html = without(asked, CREDIT, (inside) => !inside.includes('<')).trim();
  const text = ownText(html);
  return text === undefined ? { ...source, text: html } : { format: 'plain', text };
}

/** The pictures that blocks of ours show in a text, by their names. */
export function ownPictures(html: string): string[] {
  const names: string[] = [];
  without(html, PICTURE, (inside) => {
    const name = pictureIn(inside);
    if (name !== undefined) names.push(name);
    return false;
  });
  return names;
}
