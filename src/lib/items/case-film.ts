import type { CardOf } from './schemas.ts';

/** What a case's film is drawn from, on its card and on the wall. */
export type CaseFilm = Pick<
  CardOf<'case'>,
  'visibility' | 'mainImage' | 'mainImageAspect' | 'seriesCount' | 'imageCount' | 'questionsCount'
>;
