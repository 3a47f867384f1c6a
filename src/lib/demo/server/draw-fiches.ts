import { licenceHref } from '#lib/cases/shown-credit.ts';
import type { ImageRows } from '#lib/images/server/files-queries.ts';
import type { FileStore } from '#lib/platform/server/files/store.ts';
import { french } from '#lib/platform/typography.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import type { Block, ImageRef, RichText, Span } from '#lib/rich-text/rich-text.ts';
import type { DemoExam } from '../questionnaires/exam.ts';
import type { FichePicture } from '../questionnaires/fiche-picture.ts';
import { creditOf } from '../teaching/published.ts';
import { storePublishedPicture } from './store-published.ts';

/** A questionnaire whose fiches show published images. */
export type Pictured = Pick<DemoExam, 'title' | 'body'> & Required<Pick<DemoExam, 'pictures'>>;

/** The questionnaire's body with its stored images, and their database rows. */
export interface DrawnFiches {
  body: QuestionnaireBody;
  images: ImageRows[];
}

/** The credit that a licence asks for: work, author, licence, changes, page. */
function creditLine({ source: id }: FichePicture): Block {
  const credit = creditOf({ id, folders: [] });
  const { work, author, licence, changes, source } = credit;
  const text: Span[] = [
    { text: french(`Image : ${[work, author].filter(Boolean).join(' — ')}, `) },
    { text: licence, href: licenceHref(credit) ?? undefined },
    { text: french(`. ${changes && `Modifications : ${changes}. `}`) },
    { text: 'Page de la source', href: source },
  ];
  return { type: 'paragraph', text };
}

/** A fiche with its image before its second heading, and the credit of the image below it. */
function illustrated(content: RichText, picture: FichePicture, image: ImageRef): RichText {
  const at = content.findIndex(({ type }, index) => index > 0 && type === 'heading');
  const { alt, caption } = picture;
  const shown: Block = { type: 'image', image: { ...image, alt, caption }, size: 'medium' };
  return content.toSpliced(at === -1 ? content.length : at, 0, shown, creditLine(picture));
}

/** Reads and stores the images of a questionnaire's fiches. */
export async function drawFiches(
  files: FileStore,
  { body, pictures }: Pictured,
  now: number,
): Promise<DrawnFiches> {
  const images: ImageRows[] = [];
  const fiches = [...(body.fiches ?? [])];
  for (const [index, fiche] of fiches.entries()) {
    const picture = pictures[fiche.id];
    if (!picture) continue;
    const { image, rows } = await storePublishedPicture(files, picture.path, { now, thumbnails: true });
    images.push(...rows);
    const { file, width, height } = image;
    fiches[index] = { ...fiche, content: illustrated(fiche.content, picture, { file, width, height }) };
  }
  return { body: { ...body, fiches }, images };
}
