import { type Credit, isCredited } from '#lib/cases/credit.ts';
import { licenceHref } from '#lib/cases/shown-credit.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import { writeProtocolSections } from '#lib/protocols/exchange/write-text.ts';
import { cellText, headingUnit } from '#lib/protocols/field-text.ts';
import { type AcquisitionRow, fieldsOf, TABLE_NAMES } from '#lib/protocols/fields/acquisition-fields.ts';
import { onEachScanner } from '#lib/protocols/scanners/rows-for.ts';
import { namedSentence } from '#lib/questionnaires/repeats/sentence-names.ts';
import { optionsOf, type Question } from '#lib/questionnaires/tree.ts';
import { keyedQuestionLines } from '#lib/questions/question-lines.ts';
import { safeHref } from '#lib/rich-text/link.ts';
import type { ArchiveWords } from './archive-words.ts';
import { htmlLines, htmlTable, section } from './html.ts';
import { type ImageLink, imageHtml, richTextHtml } from './rich-text-html.ts';

/** The context in which a page of a body is written. */
export interface BodyContext {
  words: ArchiveWords;
  imageLink: ImageLink;
}

const paragraph = (text: string): string => (text.trim() === '' ? '' : `<p>${htmlLines(text)}</p>`);

/** The credit of the images, which must accompany them. */
function creditHtml(credit: Credit | undefined): string {
  if (!isCredited(credit)) return '';
  // Paths of the site are not linked: they lead nowhere from a folder.
  const linked = (text: string, href: string | null | undefined) =>
    href && !href.startsWith('/')
      ? `<a href="${escapeMarkup(href)}">${escapeMarkup(text || href)}</a>`
      : escapeMarkup(text);
  const lines = [
    linked(credit.work, safeHref(credit.source)),
    escapeMarkup(credit.author),
    linked(credit.licence, licenceHref(credit)),
    escapeMarkup(credit.changes),
  ];
  return `<p>${lines.filter((line) => line !== '').join('<br>')}</p>`;
}

function caseHtml(body: BodyOfKind['case'], { words, imageLink }: BodyContext): string {
  const folders = body.folders.map((folder) => {
    const images = folder.images.map((image, at) =>
      imageHtml(
        {
          ...image,
          alt: words.imageOf(folder.name, at + 1),
          caption: `${at + 1}${image.kind === 'frame' ? ` · ${words.withFrame}` : ''}`,
        },
        imageLink,
      ),
    );
    return section(folder.name, `<div class="images">${images.join('')}</div>`, 3);
  });
  const findings = (body.findings ?? []).map(
    ({ name, explanation }) =>
      `<li><strong>${escapeMarkup(name)}</strong> ${htmlLines(explanation ?? '')}</li>`,
  );
  const questions = keyedQuestionLines(body.questions).map((line) => `<li>${htmlLines(line)}</li>`);
  const answer = [
    section(words.answer, paragraph(body.answer)),
    section(words.findings, findings.length > 0 ? `<ol>${findings.join('')}</ol>` : ''),
    section(words.questions, questions.length > 0 ? `<ol>${questions.join('')}</ol>` : ''),
    section(words.credit, creditHtml(body.credit)),
    section(words.sheet, richTextHtml(body.sheet ?? [], imageLink)),
  ].join('');
  return [
    `<p>${escapeMarkup(words.difficulty(body.difficulty))}</p>`,
    section(words.information, paragraph(body.clinicalInformation)),
    ...folders,
    answer && `<details><summary>${escapeMarkup(words.showAnswer)}</summary>${answer}</details>`,
  ].join('\n');
}

function sentenceHtml({ sentence }: { sentence?: string | undefined }, { words }: BodyContext): string {
  return sentence ? ` <span class="quiet">${escapeMarkup(words.sentence)}</span> ${htmlLines(sentence)}` : '';
}

function questionHtml(question: Question, page: BodyContext): string {
  const { words, imageLink } = page;
  const options = optionsOf(question).map((option) => {
    const under = (option.questions ?? []).map((each) => questionHtml(each, page)).join('');
    const picture = option.image ? imageHtml(option.image, imageLink) : '';
    const each = option.repeat
      ? sentenceHtml({ sentence: namedSentence(option.repeat.sentence ?? '', option) }, page)
      : '';
    return `<li>${htmlLines(option.text)}${sentenceHtml(option, page)}${each}${picture}${under && `<ul>${under}</ul>`}</li>`;
  });
  const zones = question.type === 'hotspot' ? question.zones : [];
  const choices = [
    ...options,
    ...zones.map((zone) => `<li>${htmlLines(zone.label)}${sentenceHtml(zone, page)}</li>`),
  ];
  const picture = question.image ? imageHtml(question.image, imageLink) : '';
  const own = 'sentence' in question ? sentenceHtml(question, page) : '';
  return `<li><strong>${htmlLines(question.text)}</strong> <span class="quiet">${escapeMarkup(
    words.sections[question.section],
  )}</span>${own}${picture}${choices.length > 0 ? `<ul>${choices.join('')}</ul>` : ''}</li>`;
}

function questionnaireHtml(body: BodyOfKind['questionnaire'], page: BodyContext): string {
  const pages = body.pages.map(({ name, questions }) =>
    section(name, `<ul>${questions.map((each) => questionHtml(each, page)).join('')}</ul>`),
  );
  const fiches = (body.fiches ?? []).map(({ title, content }) =>
    section(title, richTextHtml(content, page.imageLink) || '<p></p>', 3),
  );
  return [...pages, section(page.words.fiches, fiches.join(''))].join('\n');
}

/** The tables of a protocol, or of one scanner when the protocol distinguishes several. */
function tablesHtml(
  acquisition: BodyOfKind['protocol']['acquisition'],
  words: BodyContext['words'],
): string[] {
  return TABLE_NAMES.map((table) => {
    const rows = (acquisition?.[table] ?? []) as readonly AcquisitionRow[];
    const filled = fieldsOf(table).filter((each) => rows.some((row) => cellText(each, row[each.key]) !== ''));
    const headings = filled.map((each) => [each.abbreviation, headingUnit(each)].filter(Boolean).join(' '));
    const cells = rows.map((row) => filled.map((each) => cellText(each, row[each.key])));
    return section(words.protocol.tables[table], rows.length > 0 ? htmlTable([headings, ...cells]) : '');
  });
}

function protocolHtml(whole: BodyOfKind['protocol'], { words }: BodyContext): string {
  const tables = onEachScanner(whole).flatMap(({ scanner, body: { acquisition } }) => [
    ...(scanner ? [`<h2>${escapeMarkup(words.protocol.scanner(scanner.name))}</h2>`] : []),
    ...tablesHtml(acquisition, words),
  ]);
  const { acquisition: _, ...body } = whole;
  const text = writeProtocolSections(body, words.protocol);
  return [
    `<p>${escapeMarkup(`${body.imagingType} · ${body.region}`)}</p>`,
    ...tables,
    text && `<pre>${escapeMarkup(text)}</pre>`,
  ].join('\n');
}

const BODIES: { readonly [Kind in ItemKind]: (body: BodyOfKind[Kind], page: BodyContext) => string } = {
  case: caseHtml,
  questionnaire: questionnaireHtml,
  protocol: protocolHtml,
};

/** The content of an item as a readable page. */
export function bodyHtml<Kind extends ItemKind>(
  kind: Kind,
  body: BodyOfKind[Kind],
  page: BodyContext,
): string {
  return BODIES[kind](body, page);
}
