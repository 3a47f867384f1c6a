import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import { repeatsIn } from '../repeats/repeat-faults.ts';
import { CONCLUSION_SCOPES, REPORT_SECTIONS, type ReportSection } from '../report-sections.ts';
import { MAX_DEPTH, optionsOf, type Question, type Repeat } from '../tree.ts';
import { codeIn, readCodes } from './fhir-codes.ts';
import { expressionOf, extensionValue, FHIR } from './fhir-extensions.ts';
import type { NoteCode } from './imported.ts';
import { isObject, type Json, objectsIn, textIn } from './json-value.ts';
import { noteLeftOut } from './left-out.ts';
import { ownFields } from './own-extension.ts';
import { type EnableWhen, enableWhenOf } from './read-conditions.ts';
import { type Base, readTyped } from './read-fhir-question.ts';
import type { FileCondition, FileImport } from './reading.ts';
import { sectionNamed } from './section-words.ts';
import { optionFor, type Target } from './targets.ts';

/** The context of an item: its groups, its section, its conditions and the depth of its question. */
export interface Place {
  group: string;
  section: ReportSection;
  conditions: readonly FileCondition[];
  depth: number;
  /** The remaining conditions of the item, when one of them was replaced by nesting. */
  when?: readonly FileCondition[] | undefined;
}

export function readItems(items: readonly Json[], place: Place, reading: FileImport): Question[] {
  return items.flatMap((item) => readItem(item, place, reading));
}

/** The conditions of an item itself, without those of its groups. */
export function conditionsOf(item: Json): FileCondition[] {
  const expression = expressionOf(item, FHIR.enableWhenExpression);
  const entries = enableWhenOf(item);
  return [...(entries ? [entries] : []), ...(expression === undefined ? [] : [{ expression }])];
}

/** The name of an item in notes: its text, else its code, else its number. */
export function labelOf(item: Json, reading: FileImport): string {
  const text = textIn(item.text);
  if (reading.isOwn) return text;
  if (text !== '') return text.replace(/\s*:$/, '');
  const [code] = objectsIn(item.code);
  return textIn(code?.display) || textIn(item.prefix) || textIn(item.linkId);
}

function readItem(item: Json, place: Place, reading: FileImport): Question[] {
  if (item.type === 'group' || (item.type === undefined && Array.isArray(item.item)))
    return readGroup(item, place, reading);
  const read = readQuestion(item, place, reading);
  if (!read) return readItems(objectsIn(item.item), { ...place, when: undefined }, reading);
  return [read.question, ...readNested(item, read, place, reading)];
}

/** The questions of a group inside a page; their texts mention the group. */
function readGroup(item: Json, place: Place, reading: FileImport): Question[] {
  noteLeftOut(item, labelOf(item, reading), reading);
  if (objectsIn(item.code).length > 0) reading.note('codes', labelOf(item, reading));
  const name = textIn(item.text);
  if (name !== '') reading.note('group-joined', name);
  const group =
    place.group !== '' && name !== '' ? reading.words.inGroup(place.group, name) : name || place.group;
  const section = sectionNamed(name) ?? place.section;
  const conditions = [...place.conditions, ...(place.when ?? conditionsOf(item))];
  const inside = { ...place, group, section, conditions, when: undefined };
  return readItems(objectsIn(item.item), inside, reading);
}

function leftOut(code: NoteCode, label: string, detail: string, reading: FileImport): undefined {
  reading.note(code, label, detail);
}

/** The question of an item, without nested items; undefined, with a note, where the item cannot be one. */
function readQuestion(item: Json, place: Place, reading: FileImport): Target | undefined {
  const own = reading.isOwn ? ownFields(item) : {};
  const type = textIn(own.type) || textIn(item.type);
  const base = baseOf(item, labelOf(item, reading), place, reading);
  const label = base.text;
  if (!reading.hasRoom(1)) return leftOut('too-many', label, '', reading);
  const known = readTyped(item, type, base, reading);
  if (!known) return leftOut('type', label, type, reading);
  if (!reading.hasRoom(optionsOf(known.question).length + (type === 'open-choice' ? 1 : 0)))
    return leftOut('too-many', label, '', reading);
  noteLeftOut(item, label, reading);
  if (textIn(item.text) === '' && !reading.isOwn) reading.note('label-missing', label);
  giveFields(known.question, item, own);
  Object.assign(known.question, readCodes(own.codes ?? item.code, label, reading));
  const linkId = textIn(item.linkId);
  if (linkId !== '' && !reading.targets.has(linkId)) reading.targets.set(linkId, known);
  return known;
}

const inGroup = (group: string, label: string, reading: FileImport) =>
  group === '' ? label : reading.words.inGroup(group, label);

/** The text of a question without one, named after its group and the question before it. */
function spareText(group: string, { page, previous, words }: FileImport): string {
  const around = group || page;
  return previous?.group === group ? words.after(previous.text || around) : around;
}

function baseOf(item: Json, label: string, { group, section }: Place, reading: FileImport): Base {
  const text = label === '' && !reading.isOwn ? spareText(group, reading) : inGroup(group, label, reading);
  reading.previous = { group, text: label === '' ? '' : text };
  return {
    id: reading.idOf(item, 'q'),
    text: reading.cut(text, MAX.questionText),
    section: sectionNamed(label) ?? section,
  };
}

/** Adds the properties that any question may have, and those that only this site's files contain. */
function giveFields(question: Question, item: Json, own: Json): void {
  const { type, under, section, normal, defaultAnswer, id, codes, unitCode, ...fields } = own;
  if (item.required === true) question.important = true;
  if (extensionValue(item, FHIR.hidden) === true) question.hidden = true;
  Object.assign(question, fields);
  const named = REPORT_SECTIONS.find((each) => each === section);
  if (named) question.section = named;
  const code = isObject(unitCode) ? codeIn(unitCode) : undefined;
  if (code) Object.assign(question, { unitCode: code });
  const scope = CONCLUSION_SCOPES.find((each) => each === normal);
  if (scope) Object.assign(question, { normal: scope });
  if (defaultAnswer !== undefined)
    Object.assign(question, { defaultAnswer: question.type === 'text' ? '' : defaultAnswer });
}

/** The items below a question: under one of its options, or after it if they depend on none. */
function readNested(item: Json, target: Target, place: Place, reading: FileImport): Question[] {
  const own = place.when ?? conditionsOf(item);
  const { question } = target;
  const expression = question.type === 'formula' ? undefined : expressionOf(item, FHIR.calculated);
  const conditions = [...place.conditions, ...own];
  const isSaid = reading.isOwn && question.condition !== undefined;
  if ((conditions.length > 0 && !isSaid) || expression !== undefined)
    reading.pending.push({ question, conditions: isSaid ? [] : conditions, expression });
  const after: Question[] = [];
  for (const below of objectsIn(item.item)) {
    const parent = optionAbove(below, target, reading);
    const isUnder = parent !== undefined && place.depth < MAX_DEPTH;
    if (parent !== undefined && !isUnder) reading.note('too-deep', labelOf(below, reading));
    if (isUnder) readUnder(below, target, parent, place, reading);
    else {
      if (textIn(below.type) !== 'display') reading.note('nested', labelOf(below, reading));
      after.push(...readItems([below], { ...place, conditions, when: undefined }, reading));
    }
  }
  return after;
}

interface Above {
  option: string;
  rest?: EnableWhen | undefined;
  /** Whether this site's extension names the option; it also contains the remaining condition. */
  isOwn?: boolean;
}

/**
 * The option that an item is nested under: among its comparisons, all of which must hold, the one with the question
 * above.
 */
function optionAbove(item: Json, target: Target, reading: FileImport): Above | undefined {
  const own = reading.isOwn ? ownFields(item).under : undefined;
  if (typeof own === 'string' && target.answers.some(({ id }) => id === own))
    return { option: own, isOwn: true };
  const when = enableWhenOf(item);
  if (!when || (when.any && when.entries.length > 1)) return undefined;
  for (const entry of when.entries) {
    if (entry.operator !== '=' || reading.targets.get(textIn(entry.question)) !== target) continue;
    const key = Object.keys(entry).find((each) => each.startsWith('answer'));
    const option = key === undefined ? undefined : optionFor(target, entry[key]);
    const rest = when.entries.filter((each) => each !== entry);
    if (option !== undefined)
      return { option, rest: rest.length > 0 ? { entries: rest, any: false } : undefined };
  }
  return undefined;
}

/** The repetition of a group's questions under an option. */
function repeatOf(item: Json, reading: FileImport): Repeat | undefined {
  if (item.type !== 'group' || item.repeats !== true) return undefined;
  const own = reading.isOwn ? ownFields(item).repeat : undefined;
  const name = reading.cut(textIn(item.text), MAX.instanceName);
  return isObject(own) ? (own as unknown as Repeat) : { name };
}

function readUnder(item: Json, target: Target, above: Above, place: Place, reading: FileImport): void {
  const option = optionsOf(target.question).find(({ id }) => id === above.option);
  if (!option) return;
  const expression = conditionsOf(item).filter((each) => 'expression' in each && !above.isOwn);
  const when = [...(above.rest ? [above.rest] : []), ...expression];
  const repeat = repeatOf(item, reading);
  const under = { ...place, group: '', depth: place.depth + 1 };
  const read = repeat
    ? readItems(objectsIn(item.item), { ...under, conditions: when, when: undefined }, reading)
    : readItems([item], { ...under, conditions: [], when }, reading);
  // A repeated group must be the only content of its option, and cannot contain another one.
  const isRepeating = repeatsIn(read);
  const isAlone = option.questions === undefined && !isRepeating;
  if (repeat && isAlone) option.repeat = repeat;
  else if (repeat || option.repeat) reading.note('repeating-group', labelOf(item, reading));
  if (isRepeating) delete option.repeat;
  const all = [...(option.questions ?? []), ...read];
  if (all.length > MAX.subQuestions) reading.note('too-many', option.text);
  option.questions = all.slice(0, MAX.subQuestions);
}
