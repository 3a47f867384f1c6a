import type { CardOf } from './schemas.ts';

/** The data from which a case's film is rendered, on its card and on the wall. */
export type CaseFilm = Pick<
  CardOf<'case'>,
  'visibility' | 'mainImage' | 'mainImageAspect' | 'seriesCount' | 'imageCount' | 'questionsCount'
>;
