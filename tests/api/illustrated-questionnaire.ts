import type { UploadedImage } from '#lib/images/upload-schemas.ts';

const section = 'findings';
const imageOf = ({ file, width, height }: UploadedImage) => ({ file, width, height, alt: 'Schéma' });

/** A body that shows an image in each place where a questionnaire may: question, option, picture with zones, fiche. */
export function illustratedBody([question, option, picture, fiche]: UploadedImage[]) {
  const shape = { type: 'rect', x: 1, y: 2, width: 30, height: 40 };
  return {
    pages: [
      {
        id: 'p',
        name: 'Examen',
        questions: [
          {
            id: 'q1',
            text: 'Ménisque',
            section,
            type: 'single',
            image: imageOf(question!),
            options: [{ id: 'o1', text: 'Fissure', image: imageOf(option!) }],
          },
          {
            id: 'q2',
            text: 'Zone',
            section,
            type: 'hotspot',
            image: imageOf(picture!),
            zones: [{ id: 'z1', label: 'Corne', colour: '#112233', shape }],
          },
        ],
      },
    ],
    fiches: [{ id: 'f1', title: 'Stoller', content: [{ type: 'image', image: imageOf(fiche!) }] }],
  };
}
