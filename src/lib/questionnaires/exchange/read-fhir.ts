import { TITLE_MAX } from '#lib/items/item.ts';
import { mendReferences } from '../edits/mend-references.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { Fiche, Page, Question } from '../tree.ts';
import { readCodes } from './fhir-codes.ts';
import { extensionsOf, valueIn } from './fhir-extensions.ts';
import type { ImportWords, ReadFile } from './imported.ts';
import { isObject, type Json, objectsIn, parsedJson, textIn } from './json-value.ts';
import { noteExtensions, noteLeftOut } from './left-out.ts';
import { OWN_QUESTIONNAIRE, OWN_VERSION, ownFields } from './own-extension.ts';
import { conditionsOf, labelOf, readItems } from './read-fhir-items.ts';
import { FileImport } from './reading.ts';
import { sectionNamed } from './section-words.ts';
import { settleFormulas } from './settle-formulas.ts';
import { sourceFiche } from './source-fiche.ts';

/** The parts of this site's extension, by name; undefined for a file from elsewhere. */
function ownParts(root: Json): ReadonlyMap<string, unknown> | undefined {
  const [own] = extensionsOf(root, OWN_QUESTIONNAIRE);
  return own && new Map(objectsIn(own.extension).map((part) => [textIn(part.url), valueIn(part)]));
}

/** Reads a FHIR R4 `Questionnaire`, whose nesting depth was checked before. */
export function readFhir(root: Json, words: ImportWords): ReadFile {
  if (root.resourceType !== 'Questionnaire') return { problem: 'not-a-questionnaire' };
  const own = ownParts(root);
  if (own && Number(own.get('version') ?? 0) > OWN_VERSION) return { problem: 'newer-version' };
  const reading = new FileImport(root, own !== undefined, words);
  noteExtensions(root, '', reading);
  if (!own) return readForeignItems(root, reading);
  const pages = ownPages(objectsIn(root.item), reading);
  return pages.length === 0 ? { problem: 'no-question' } : settled(root, pages, ownFiches(own), reading);
}

/** Reads the items of a FHIR file from elsewhere, or items that were made from another format. */
export function readForeignItems(root: Json, reading: FileImport): ReadFile {
  const pages = foreignPages(objectsIn(root.item), titleOf(root, reading), reading);
  if (pages.every(({ questions }) => questions.length === 0)) return { problem: 'no-question' };
  return settled(root, pages, foreignFiches(root, reading), reading);
}

const titleOf = (root: Json, { words }: FileImport) =>
  textIn(root.title) || textIn(root.name) || words.untitled;

function settled(root: Json, pages: Page[], fiches: Fiche[] | undefined, reading: FileImport): ReadFile {
  settleFormulas(pages, reading);
  const body = mendReferences({ pages, ...(fiches && { fiches }) });
  return { title: titleOf(root, reading).slice(0, TITLE_MAX), body, notes: reading.notes.groups };
}

const START = { group: '', section: 'findings', conditions: [], depth: 1 } as const;

function ownPages(items: readonly Json[], reading: FileImport): Page[] {
  return items.slice(0, MAX.pages).map((item) => ({
    id: reading.idOf(item, 'p'),
    name: textIn(item.text).slice(0, MAX.pageName),
    ...readCodes(ownFields(item).codes ?? item.code, textIn(item.text), reading),
    questions: readItems(objectsIn(item.item), START, reading),
  }));
}

/** The pages of a file: one for each top-level group, and one for each run of items between groups. */
function foreignPages(items: readonly Json[], title: string, reading: FileImport): Page[] {
  const pages: Page[] = [];
  const add = (id: string, name: string, questions: readonly Question[], codes: Pick<Page, 'codes'> = {}) => {
    for (let from = 0; from < questions.length; from += MAX.questions) {
      if (pages.length === MAX.pages) return reading.note('too-many', name);
      const part = questions.slice(from, from + MAX.questions);
      pages.push({
        id: from === 0 ? id : reading.newId('p'),
        name: reading.cut(name, MAX.pageName),
        ...codes,
        questions: part,
      });
    }
  };
  const open = (name: string) => {
    reading.page = name;
    reading.previous = undefined;
  };
  let loose: Json[] = [];
  const addLoose = () => {
    open(reading.words.page);
    if (loose.length > 0) add(reading.newId('p'), reading.words.page, readItems(loose, START, reading));
    loose = [];
  };
  for (const item of items) {
    const isGroup = item.type === 'group' || (item.type === undefined && Array.isArray(item.item));
    if (!isGroup) loose.push(item);
    else {
      addLoose();
      const name = labelOf(item, reading) || title;
      noteLeftOut(item, name, reading);
      open(name);
      const place = {
        ...START,
        section: sectionNamed(name) ?? START.section,
        conditions: conditionsOf(item),
      };
      add(
        reading.idOf(item, 'p'),
        name,
        readItems(objectsIn(item.item), place, reading),
        readCodes(item.code, name, reading),
      );
    }
  }
  addLoose();
  return pages;
}

function ownFiches(own: ReadonlyMap<string, unknown>): Fiche[] | undefined {
  const fiches = parsedJson(textIn(own.get('fiches')));
  if (!Array.isArray(fiches)) return undefined;
  // Limits on the fiches' texts are checked when the questionnaire is saved.
  return fiches.filter((each): each is Fiche => isObject(each) && typeof each.id === 'string');
}

function foreignFiches(root: Json, reading: FileImport): Fiche[] | undefined {
  const { title, publisher, copyright, description, purpose, url, version, date } = root;
  const facts = [publisher, copyright, description, purpose, url].map(textIn);
  if (facts.every((fact) => fact === '')) return undefined;
  const all = [title, ...facts, version, date].map(textIn);
  const fiche = sourceFiche(reading.newId('f'), reading.words.source, all);
  if (!fiche) return undefined;
  reading.note('source', '');
  return [fiche];
}
