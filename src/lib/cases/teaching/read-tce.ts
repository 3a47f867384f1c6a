import type { Citation, DicomDocument, DocumentCode, DocumentItem } from '#lib/dicom/attributes/document.ts';
import { difficultyOfLevel } from './levels.ts';
import {
  addLeft,
  addText,
  type Doubt,
  emptyTeachingFile,
  type Section,
  type TeachingFile,
  type TextTarget,
} from './teaching-file.ts';

/** IHE Teaching File and Clinical Trial Export (RAD TF-1 17, TF-3 4.51): manifests and their additional information. */

const SCHEME = 'IHERADTF';
/** Titles that make a key object selection an export, with doubts about those that may have another purpose. */
const TITLES: ReadonlyMap<string, readonly Doubt[]> = new Map<string, readonly Doubt[]>([
  ['TCE001', []],
  ['TCE002', ['trial']],
  ['TCE007', ['research']],
]);
const ADDITIONAL = 'TCE006';
/** A title modifier that requests a delay. */
const DELAY = /^TCE01\d$/;
const DESCRIPTION = 'DCM:113012';

/** The field and the heading for a text. */
interface Place {
  target: TextTarget;
  section?: Section;
}

/** Concepts of the additional information that contain texts. */
const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['IHERADTF:TCE104', { target: 'sheet', section: 'abstract' }],
  ['IHERADTF:TCE105', { target: 'tags' }],
  ['DCM:121060', { target: 'information' }],
  ['DCM:121071', { target: 'sheet', section: 'findings' }],
  ['IHERADTF:TCE106', { target: 'sheet', section: 'discussion' }],
  ['DCM:111023', { target: 'sheet', section: 'differential' }],
  ['IHERADTF:TCE107', { target: 'answer' }],
  ['DCM:112005', { target: 'tags' }],
  ['DCM:111042', { target: 'sheet', section: 'pathology' }],
]);
const AUTHOR = new Set(['IHERADTF:TCE101', 'IHERADTF:TCE102', 'IHERADTF:TCE103']);
const LEVEL = 'IHERADTF:TCE110';
/** Concepts whose codes become tags: modality, organ system, category. */
const TAGS = new Set(['DCM:121139', 'IHERADTF:TCE108', 'IHERADTF:TCE109']);

/** Fields that a description may name line by line, as MIRC servers interpret them. */
const NAMED_LINES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['title', { target: 'title' }],
  ['history', { target: 'information' }],
  ['abstract', { target: 'sheet', section: 'abstract' }],
  ['keywords', { target: 'tags' }],
  ['findings', { target: 'sheet', section: 'findings' }],
  ['discussion', { target: 'sheet', section: 'discussion' }],
  ['ddx', { target: 'sheet', section: 'differential' }],
  ['diagnosis', { target: 'answer' }],
]);

const keyOf = (code: DocumentCode | undefined): string => (code ? `${code.scheme}:${code.value}` : '');

/** Our tag (of the closed list) for a code; undefined for any other code. */
type TagOf = (code: DocumentCode) => string | undefined;

const isExport = ({ isSelection, title }: DicomDocument): boolean =>
  isSelection && title?.scheme === SCHEME && TITLES.has(title.value);

const isAdditional = ({ isSelection, title }: DicomDocument): boolean =>
  !isSelection && title?.scheme === SCHEME && title.value === ADDITIONAL;

/** All descendants of some nodes, in order. */
const allOf = (items: readonly DocumentItem[]): DocumentItem[] =>
  items.flatMap((item) => [item, ...allOf(item.items)]);

/** Reads a description: lines that name their field, and the remaining text. */
function readDescription(file: TeachingFile, text: string): void {
  const plain: string[] = [];
  let open: { key: string; lines: string[] } | undefined;
  const close = () => {
    if (!open) return;
    const place = NAMED_LINES.get(open.key);
    if (!place) addLeft(file, 'concept', `mirc:${open.key}`);
    addText(file, { ...(place ?? { target: 'sheet', section: 'note' }), text: open.lines.join('\n') });
  };
  for (const line of text.split('\n')) {
    const [, key, rest = ''] = /^\s*mirc:([\w-]{1,40})\s*=\s*(.*)$/i.exec(line) ?? [];
    if (key === undefined) (open?.lines ?? plain).push(line);
    else {
      close();
      open = { key: key.toLowerCase(), lines: [rest] };
    }
  }
  close();
  addText(file, { target: 'sheet', section: 'note', text: plain.join('\n') });
}

function readAdditional(file: TeachingFile, { items }: DicomDocument, tagOf: TagOf): void {
  for (const { concept, type, text, code } of allOf(items)) {
    const key = keyOf(concept);
    const place = PLACES.get(key);
    const name = concept?.meaning ?? '';
    if (AUTHOR.has(key)) addLeft(file, 'author', name);
    else if (type === 'TEXT' && place) addText(file, { ...place, text });
    else if (type === 'CODE' && code && key === LEVEL && difficultyOfLevel(code.meaning) !== undefined)
      file.difficulty = difficultyOfLevel(code.meaning) as number;
    else if (type === 'CODE' && code?.meaning && place && place.target !== 'tags')
      addText(file, { ...place, text: code.meaning });
    else if (type === 'CODE' && code && (TAGS.has(key) || place?.target === 'tags')) {
      const tag = tagOf(code);
      if (tag === undefined) addText(file, { target: 'tags', text: code.meaning });
      else if (!file.tags.includes(tag)) file.tags.push(tag);
    } else if (type === 'TEXT' && text !== '') {
      addLeft(file, 'concept', name);
      addText(file, { target: 'sheet', section: 'note', text });
    } else if (type !== 'CONTAINER' && concept) addLeft(file, 'concept', name);
  }
}

/** Merges citations of the same instance: all frames if one of the citations names none. */
function joined(cited: readonly Citation[]): Citation[] {
  return [...Map.groupBy(cited, ({ instance }) => instance).values()].map((same) => ({
    ...same[0]!,
    frames: same.some(({ frames }) => frames.length === 0)
      ? []
      : [...new Set(same.flatMap(({ frames }) => frames))].sort((a, b) => a - b),
  }));
}

/** An export: its texts and the images that it cites. */
export interface TceExport {
  file: TeachingFile;
  manifest: DicomDocument;
  images: Citation[];
  /** The cited additional information that was found. */
  additional: DicomDocument[];
  /** Whether cited additional information is missing. */
  lacksAdditional: boolean;
}

const byInstance = (one: DicomDocument, other: DicomDocument): number =>
  one.instance < other.instance ? -1 : one.instance > other.instance ? 1 : 0;

function readExport(manifest: DicomDocument, additions: readonly DicomDocument[], tagOf: TagOf): TceExport {
  const items = allOf(manifest.items);
  const inContent = items.flatMap(({ cites }) => cites);
  const images = inContent.some(({ isImage }) => isImage) ? inContent : manifest.evidence;
  const reports = [...inContent, ...manifest.evidence].filter(({ isImage }) => !isImage);
  const cited = new Set(reports.map(({ instance }) => instance));
  const additional = additions.filter(({ instance }) => cited.has(instance));
  const file = emptyTeachingFile('tce');
  file.doubts.push(...(TITLES.get(manifest.title?.value ?? '') ?? []));
  if (items.some(({ code }) => code?.scheme === SCHEME && DELAY.test(code.value)))
    file.doubts.push('delayed');
  for (const each of additional) readAdditional(file, each, tagOf);
  for (const { concept, text } of items) if (keyOf(concept) === DESCRIPTION) readDescription(file, text);
  return {
    file,
    manifest,
    images: joined(images.filter(({ isImage }) => isImage)),
    additional,
    lacksAdditional: additional.length < cited.size,
  };
}

/** The exports among documents, which may come in any order. */
export function readTce(documents: readonly DicomDocument[], tagOf: TagOf): TceExport[] {
  const ordered = [...new Map(documents.map((each) => [each.instance, each])).values()].sort(byInstance);
  const additions = ordered.filter(isAdditional);
  return ordered.filter(isExport).map((manifest) => readExport(manifest, additions, tagOf));
}
