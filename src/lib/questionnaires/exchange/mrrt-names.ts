import { attributeOf, elementsIn, type HtmlElement } from '#lib/platform/html-tree.ts';
import { type FieldKind, fieldKind } from './mrrt-fields.ts';
import { around, ownLabel, rowWords, spareLabel, wordsBefore } from './mrrt-labels.ts';
import type { FileImport } from './reading.ts';

/** Whether a field is the only one of its section, so that the section's name identifies it. */
function isAlone(element: HtmlElement): boolean {
  const section = around(element, /^section$/);
  let count = 0;
  for (const each of section ? elementsIn(section) : []) {
    if (fieldKind(each)) count += 1;
    if (count > 1) return false;
  }
  return count === 1;
}

/** Names fields, in the order of their template. */
export class MrrtNames {
  readonly #labels: ReadonlyMap<string, string>;
  readonly #reading: FileImport;
  /** The name of the previous field. */
  #previous = '';

  constructor(labels: ReadonlyMap<string, string>, reading: FileImport) {
    this.#labels = labels;
    this.#reading = reading;
  }

  /** A field's name: its label, or the words of its row or before it; its section's name if large or alone there. */
  label(element: HtmlElement, kind: FieldKind, section: string): string {
    const own = ownLabel(element, this.#labels) || rowWords(element) || wordsBefore(element);
    if (own !== '') return own;
    const isNamed = attributeOf(element, 'title') || attributeOf(element, 'aria-label');
    if (section !== '' && (kind === 'textarea' || (!isNamed && isAlone(element)))) return section;
    const spare = spareLabel(element);
    this.#reading.note('label-missing', spare);
    return spare;
  }

  /** The text of a question with its group's name, told apart from a preceding question of the same name. */
  text(label: string, group: string): string {
    const { words } = this.#reading;
    const whole = group === '' || group === label ? label : words.inGroup(group, label);
    const isAgain = whole === this.#previous;
    this.#previous = whole;
    return isAgain ? words.after(whole) : whole;
  }
}

/** Names shared by several boxes, or equal to another element's id: a label for such a name names all its boxes. */
export function groupNames(root: HtmlElement): ReadonlySet<string> {
  const boxIds = new Set<string>();
  const partIds = new Set<string>();
  const uses = new Map<string, number>();
  for (const element of elementsIn(root)) {
    const kind = fieldKind(element);
    const id = attributeOf(element, 'id') ?? '';
    if (!kind) partIds.add(id);
    if (kind !== 'checkbox' && kind !== 'radio') continue;
    boxIds.add(id);
    const name = attributeOf(element, 'name') ?? '';
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const names = [...uses].filter(
    ([name, count]) => name !== '' && !boxIds.has(name) && (count > 1 || partIds.has(name)),
  );
  return new Set(names.map(([name]) => name));
}
