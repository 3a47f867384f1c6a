import { MAX_NODES, type Question } from '../tree.ts';
import { extensionsOf, FHIR, valueIn } from './fhir-extensions.ts';
import { type ImportWords, type NoteCode, Notes } from './imported.ts';
import { isObject, type Json, objectsIn, textIn } from './json-value.ts';
import { ownFields } from './own-extension.ts';
import type { Difference, EnableWhen } from './read-conditions.ts';
import { type ExpressionTerms, readFhirPath } from './read-fhirpath.ts';
import type { Target } from './targets.ts';

const NODE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** When a question is shown, according to the file. */
export type FileCondition = EnableWhen | { expression: string };

/** A formula that can be made once every item is read: conditions name items that come later. */
export interface Pending {
  question: Question;
  conditions: readonly FileCondition[];
  /** The calculation of the question. */
  expression?: string | undefined;
}

type ExpressionReader = (expression: string, terms: ExpressionTerms) => string | undefined;

/** The state of reading one file. */
export class Reading {
  readonly notes = new Notes();
  readonly words: ImportWords;
  /** Whether the file is one of ours: its ids are kept, and nothing of it is guessed. */
  readonly isOwn: boolean;
  /** What « differs from » means in the file. */
  difference: Difference;
  readonly targets = new Map<string, Target>();
  readonly pending: Pending[] = [];
  readonly variables = new Map<string, string>();
  /** The page that is read, and the question before: what one without a text is called after. */
  page = '';
  previous: { group: string; text: string } | undefined;
  readonly #ids = new Map<Json, string>();
  readonly #taken = new Set<string>();
  readonly #root: Json;
  #left = MAX_NODES;
  #count = 0;

  /** The formula that an expression of the file says, in the file's own language; undefined where none can. */
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

  /** Items keep their ids, each the first that has it; new ids never equal one of them. */
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

  /** The id that something has, if nothing before has it. */
  keptId(id: string, prefix: 'p' | 'q' | 'o'): string {
    if (!NODE_ID.test(id) || this.#taken.has(id)) return this.newId(prefix);
    this.#taken.add(id);
    return id;
  }

  /** Whether this many questions and options more may be there. */
  hasRoom(count: number): boolean {
    if (count > this.#left) return false;
    this.#left -= count;
    return true;
  }

  note(code: NoteCode, item: string, detail?: string): void {
    this.notes.add(code, item, detail);
  }

  /** A text as long as it may be. */
  cut(text: string, most: number): string {
    if (text.length <= most) return text;
    this.note('cut', text);
    return text.slice(0, most).trim();
  }

  /** The codings of a list of values that the file brings along; undefined where it is elsewhere. */
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
