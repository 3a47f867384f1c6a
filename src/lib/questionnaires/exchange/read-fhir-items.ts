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
import type { FileCondition, Reading } from './reading.ts';
import { sectionNamed } from './section-words.ts';
import { optionFor, type Target } from './targets.ts';

/** The place of an item: its groups, its section, the depth of questions, and when it is shown. */
export interface Place {
  group: string;
  section: ReportSection;
  conditions: readonly FileCondition[];
  depth: number;
  /** The item's own conditions, where it has further ones. */
  when?: readonly FileCondition[] | undefined;
}

export function readItems(items: readonly Json[], place: Place, reading: Reading): Question[] {
  return items.flatMap((item) => readItem(item, place, reading));
}

/** An item's own conditions. */
export function conditionsOf(item: Json): FileCondition[] {
  const expression = expressionOf(item, FHIR.enableWhenExpression);
  const entries = enableWhenOf(item);
  return [...(entries ? [entries] : []), ...(expression === undefined ? [] : [{ expression }])];
}

/** The name of an item: its text, its code, or else its number. */
export function labelOf(item: Json, reading: Reading): string {
  const text = textIn(item.text);
  if (reading.isOwn) return text;
  if (text !== '') return text.replace(/\s*:$/, '');
  const [code] = objectsIn(item.code);
  return textIn(code?.display) || textIn(item.prefix) || textIn(item.linkId);
}

function readItem(item: Json, place: Place, reading: Reading): Question[] {
  if (item.type === 'group' || (item.type === undefined && Array.isArray(item.item)))
    return readGroup(item, place, reading);
  const read = readQuestion(item, place, reading);
  if (!read) return readItems(objectsIn(item.item), { ...place, when: undefined }, reading);
  return [read.question, ...readNested(item, read, place, reading)];
}

/** A group inside a page: its questions, which say whose they are. */
function readGroup(item: Json, place: Place, reading: Reading): Question[] {
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

function leftOut(code: NoteCode, label: string, detail: string, reading: Reading): undefined {
  reading.note(code, label, detail);
}

/** The question of an item itself; undefined, with a note, where it cannot be one. */
function readQuestion(item: Json, place: Place, reading: Reading): Target | undefined {
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

const inGroup = (group: string, label: string, reading: Reading) =>
  group === '' ? label : reading.words.inGroup(group, label);

/** The text of a question without any name: after its group, and after the previous question. */
function spareText(group: string, { page, previous, words }: Reading): string {
  const around = group || page;
  return previous?.group === group ? words.after(previous.text || around) : around;
}

function baseOf(item: Json, label: string, { group, section }: Place, reading: Reading): Base {
  const text = label === '' && !reading.isOwn ? spareText(group, reading) : inGroup(group, label, reading);
  reading.previous = { group, text: label === '' ? '' : text };
  return {
    id: reading.idOf(item, 'q'),
    text: reading.cut(text, MAX.questionText),
    section: sectionNamed(label) ?? section,
  };
}

/** Properties that any question may have, and those that only our own files contain. */
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

/** The items below a question: under one of its options, or after it where they hang on none. */
function readNested(item: Json, target: Target, place: Place, reading: Reading): Question[] {
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
  /** Whether it is given by our own extension, which also contains the rest of the condition. */
  isOwn?: boolean;
}

/**
 * The option that an item is nested under: among its comparisons, all of which must hold, the one with the question
 * above.
 */
function optionAbove(item: Json, target: Target, reading: Reading): Above | undefined {
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
function repeatOf(item: Json, reading: Reading): Repeat | undefined {
  if (item.type !== 'group' || item.repeats !== true) return undefined;
  const own = reading.isOwn ? ownFields(item).repeat : undefined;
  const name = reading.cut(textIn(item.text), MAX.instanceName);
  return isObject(own) ? (own as unknown as Repeat) : { name };
}

function readUnder(item: Json, target: Target, above: Above, place: Place, reading: Reading): void {
  const option = optionsOf(target.question).find(({ id }) => id === above.option);
  if (!option) return;
  const expression = conditionsOf(item).filter((each) => 'expression' in each && !above.isOwn);
  const when = [...(above.rest ? [above.rest] : []), ...expression];
  const repeat = repeatOf(item, reading);
  const under = { ...place, group: '', depth: place.depth + 1 };
  const read = repeat
    ? readItems(objectsIn(item.item), { ...under, conditions: when, when: undefined }, reading)
    : readItems([item], { ...under, conditions: [], when }, reading);
  // Beside a repeated group, single questions would repeat too; in it, nothing else can.
  const isRepeating = repeatsIn(read);
  const isAlone = option.questions === undefined && !isRepeating;
  if (repeat && isAlone) option.repeat = repeat;
  else if (repeat || option.repeat) reading.note('repeating-group', labelOf(item, reading));
  if (isRepeating) delete option.repeat;
  const all = [...(option.questions ?? []), ...read];
  if (all.length > MAX.subQuestions) reading.note('too-many', option.text);
  option.questions = all.slice(0, MAX.subQuestions);
}
