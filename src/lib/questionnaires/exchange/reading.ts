import { MAX_NODES, type Question } from '../tree.ts';
import { extensionsOf, FHIR, valueIn } from './fhir-extensions.ts';
import { type ImportWords, type NoteCode, Notes } from './imported.ts';
import { isObject, type Json, objectsIn, textIn } from './json-value.ts';
import { ownFields } from './own-extension.ts';
import type { Difference, EnableWhen } from './read-conditions.ts';
import { type ExpressionTerms, readFhirPath } from './read-fhirpath.ts';
import type { Target } from './targets.ts';

const NODE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** The condition under which the file shows a question. */
export type FileCondition = EnableWhen | { expression: string };

/** Formulas to convert once every item is read: conditions may refer to later items. */
export interface PendingFormula {
  question: Question;
  conditions: readonly FileCondition[];
  /** The expression that calculates the value of the question. */
  expression?: string | undefined;
}

type ExpressionReader = (expression: string, terms: ExpressionTerms) => string | undefined;

/** The state of reading one file. */
export class FileImport {
  readonly notes = new Notes();
  readonly words: ImportWords;
  /** Whether this site exported the file: its ids are kept, and nothing has to be guessed. */
  readonly isOwn: boolean;
  /** What « differs from » means in the file. */
  difference: Difference;
  readonly targets = new Map<string, Target>();
  readonly pending: PendingFormula[] = [];
  readonly variables = new Map<string, string>();
  /** Name of the page being read, and the previous question, for naming a question without a text. */
  page = '';
  previous: { group: string; text: string } | undefined;
  readonly #ids = new Map<Json, string>();
  readonly #taken = new Set<string>();
  readonly #root: Json;
  #left = MAX_NODES;
  #count = 0;

  /** Converts an expression in the file's language to a formula; undefined if formulas cannot express it. */
  readonly readExpression: (expression: string) => string | undefined;

  constructor(root: Json, isOwn: boolean, words: ImportWords, read: ExpressionReader = readFhirPath) {
    this.readExpression = (expression) => read(expression, this);
    this.#root = root;
    this.isOwn = isOwn;
    this.difference = isOwn ? 'not-chosen' : 'another';
    this.words = words;
    this.#gatherVariables(root);
    this.nameItems(objectsIn(root.item));
  }

  /** Reserves the ids of items, each for the first item that has it; generated ids never equal one of them. */
  nameItems(items: readonly Json[]): void {
    for (const item of items) {
      this.#claim(item, textIn(item.linkId));
      this.#gatherVariables(item);
      if (this.isOwn)
        for (const option of objectsIn(item.answerOption)) {
          const value = valueIn(option);
          const { id } = ownFields(option);
          if (isObject(value)) this.#claim(option, textIn(id) || textIn(value.code));
        }
      this.nameItems(objectsIn(item.item));
    }
  }

  #claim(element: Json, id: string): void {
    if (!NODE_ID.test(id) || this.#taken.has(id)) return;
    this.#taken.add(id);
    this.#ids.set(element, id);
  }

  #gatherVariables(element: Json): void {
    for (const extension of extensionsOf(element, FHIR.variable)) {
      const { name, expression } = (valueIn(extension) ?? {}) as Json;
      if (typeof name === 'string' && typeof expression === 'string' && !this.variables.has(name))
        this.variables.set(name, expression);
    }
  }

  idOf(element: Json, prefix: 'p' | 'q' | 'o'): string {
    return this.#ids.get(element) ?? this.newId(prefix);
  }

  newId(prefix: 'p' | 'q' | 'o' | 'f'): string {
    for (;;) {
      this.#count += 1;
      const id = `${prefix}${this.#count}`;
      if (this.#taken.has(id)) continue;
      this.#taken.add(id);
      return id;
    }
  }

  /** The given id if it is valid and unused, else a new one. */
  keptId(id: string, prefix: 'p' | 'q' | 'o'): string {
    if (!NODE_ID.test(id) || this.#taken.has(id)) return this.newId(prefix);
    this.#taken.add(id);
    return id;
  }

  /** Whether this many questions and options still fit; if so, reserves the room for them. */
  hasRoom(count: number): boolean {
    if (count > this.#left) return false;
    this.#left -= count;
    return true;
  }

  note(code: NoteCode, item: string, detail?: string): void {
    this.notes.add(code, item, detail);
  }

  /** A text cut to the maximum length, with a note when something was lost. */
  cut(text: string, most: number): string {
    if (text.length <= most) return text;
    this.note('cut', text);
    return text.slice(0, most).trim();
  }

  /** The codings of a value set that the file contains; undefined where the value set is elsewhere. */
  valueSet(address: string): Json[] | undefined {
    const found = objectsIn(this.#root.contained).find(
      ({ resourceType, id, url }) =>
        resourceType === 'ValueSet' && (`#${textIn(id)}` === address || url === address),
    );
    if (!found) return undefined;
    const expansion = isObject(found.expansion) ? objectsIn(found.expansion.contains) : [];
    if (expansion.length > 0) return expansion;
    const includes = isObject(found.compose) ? objectsIn(found.compose.include) : [];
    const concepts = includes.flatMap(({ concept }) => objectsIn(concept));
    return concepts.length > 0 ? concepts : undefined;
  }
}
