import type { ItemKind } from '#lib/items/item.ts';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import { fold } from '#lib/platform/fold.ts';
import type { ArchiveWords } from './archive-words.ts';

/** Characters that Windows refuses in a name, invisible ones, white space, and separators of folders. */
const UNNAMEABLE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu;
/** Names that Windows reserves, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?$/i;
/** Maximum length of a name: two such folders, a file and the folder of extraction fit into a path of Windows. */
const LETTERS_MAX = 60;

/** A title made safe as the name of a folder or file on any system. */
export function safeName(title: string, otherwise: string): string {
  const plain = title.normalize('NFC').toWellFormed().replaceAll(UNNAMEABLE, ' ');
  // Characters at either end that some systems drop or hide are removed.
  const name = [...plain]
    .slice(0, LETTERS_MAX)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (name === '') return otherwise;
  return RESERVED.test(name) ? `${name.split('.')[0]}_` : name;
}

/** Gives out unique names, also on systems that ignore case or accents. */
export class Names {
  readonly #taken = new Map<string, number>();

  unique(name: string): string {
    for (;;) {
      const key = fold(name);
      const count = (this.#taken.get(key) ?? 0) + 1;
      this.#taken.set(key, count);
      if (count === 1) return name;
      const next = `${name} (${count})`;
      if (!this.#taken.has(fold(next))) {
        this.#taken.set(fold(next), 1);
        return next;
      }
    }
  }
}

const numbered = (at: number) => String(at + 1).padStart(3, '0');

/** The files of a case with their folder and their index in it, by which people find them. */
function* caseFiles(
  body: BodyOfKind['case'],
  { files, untitled }: ArchiveWords,
): Generator<[string, string]> {
  for (const [index, { name, images }] of body.folders.entries()) {
    const folder = `${String(index + 1).padStart(2, '0')} ${safeName(name, untitled)}`;
    for (const [at, image] of images.entries()) {
      yield [image.file, `${files.images}/${folder}/${numbered(at)}`];
      if (image.kind === 'frame') yield [image.frame, `${files.images}/${folder}/${numbered(at)}`];
    }
  }
  const shown = (body.sheet ?? []).flatMap((block) => (block.type === 'image' ? [block.image.file] : []));
  for (const [at, file] of shown.entries()) yield [file, `${files.sheet}/${numbered(at)}`];
}

const none = () => [];
const FILES: {
  readonly [Kind in ItemKind]: (body: BodyOfKind[Kind], words: ArchiveWords) => Iterable<[string, string]>;
} = { case: caseFiles, questionnaire: none, protocol: none };

/**
 * The paths of an item's files inside its folder, without extension: named after their role in the item, the others
 * numbered.
 */
export function filePlaces<Kind extends ItemKind>(
  kind: Kind,
  body: BodyOfKind[Kind],
  files: readonly string[],
  words: ArchiveWords,
): Map<string, string> {
  const places = new Map<string, string>();
  for (const [file, place] of FILES[kind](body, words)) if (!places.has(file)) places.set(file, place);
  let others = 0;
  for (const file of files) {
    if (places.has(file)) continue;
    places.set(file, `${words.files.others}/${numbered(others)}`);
    others += 1;
  }
  return places;
}
