import { questionnairePaths } from '#lib/questionnaires/paths.ts';
import { readFormPage } from '../form-page.ts';
import type { Contents } from './contents.ts';
import { fileSizes, imagesOf, readPage, titleOf } from './read-page.ts';

/** Contents of a questionnaire: its form, its page for reading, its fiches, and their pictures. */
export async function contentsOfQuestionnaire(id: string): Promise<Contents> {
  const path = questionnairePaths.item(id);
  const page = await readPage(path);
  const { updatedAt, fiches, pictures, images } = readFormPage(id, page);
  const inFiches = await Promise.all(fiches.map(imagesOf));
  return {
    kind: 'questionnaire',
    id,
    path,
    title: titleOf(page),
    images: pictures.length + inFiches.reduce((all, { size }) => all + size, 0),
    cases: { [id]: updatedAt },
    files: new Map([...(await fileSizes(images)), ...inFiches.flatMap((each) => [...each])]),
    more: 0,
    pages: [path, questionnairePaths.read(id), ...fiches],
    calls: new Map(),
  };
}
