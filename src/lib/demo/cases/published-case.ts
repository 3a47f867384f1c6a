import { french } from '#lib/platform/typography.ts';
import type { PublishedFolder } from '../teaching/published.ts';
import { clinicalCase, type DemoCase, illustrated } from './demo-case.ts';

/** Information for cases whose source says nothing about the patient. */
const NO_HISTORY = "La source ne donne pas d'information clinique.";

/** The texts of a case with real images, limited to what the images' source says. */
interface PublishedTexts {
  title: string;
  /** Separated by commas. */
  tags: string;
  difficulty: 1 | 2 | 3 | 4 | 5;
  information?: string;
  answer: string;
  /** The text of the sheet, in addition to the answer; in the demo markup. */
  says?: string;
  unsaid?: string;
}

/** Parses « name | path below images/ | description | number of the cover ». */
function folderOf(line: string): PublishedFolder {
  const [name = '', path = '', description = '', cover] = line.split(' | ');
  return {
    name: french(name),
    path,
    description: french(description),
    ...(cover !== undefined && { cover: Number(cover) }),
  };
}

/** A case with published images; `id` is that of the images' source in the manifest. */
export function publishedCase(id: string, texts: PublishedTexts, ...lines: string[]): DemoCase {
  const { title, tags, difficulty, information = NO_HISTORY, answer, says, unsaid } = texts;
  const folders = lines.map(folderOf);
  const sheet = [
    '## Ce que dit la source',
    says ?? answer,
    '## Ce que la source ne dit pas',
    unsaid ?? 'Rien d’autre n’a été publié avec ces images, et rien n’a été ajouté ici.',
  ].join('\n');
  const made = clinicalCase(title, `${tags}, image réelle`, difficulty, information, answer, sheet);
  const shown = { ...made, published: { id, folders } };
  const [first] = folders;
  const place = first?.cover ?? (/\.\w+$/.test(first?.path ?? '') ? 1 : undefined);
  return place === undefined ? shown : illustrated(shown, `f1:${place}`, answer, first?.description ?? '');
}
