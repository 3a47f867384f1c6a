import { questionFiguresPath } from '#lib/questions/paths.ts';
import { type WritingPlace, writingHash } from './writing-place.ts';

/** Beginning of the addresses of a case's images, used for links in a text. */
export const VIEWER_PATH = '/radiology-viewer/';

/** Names the case in the address of its editor. */
export const CASE_PARAM = 'cas';

const MANAGE = '/cases';

/** Addresses of a case's pages, by its id. */
export const casePaths = {
  public: '/public-cases',
  mine: '/cases-list',
  manage: MANAGE,
  item: (id: string) => VIEWER_PATH + id,
  /** A place in the editor may be named. */
  edit: (id: string, place?: string) => `${MANAGE}?${CASE_PARAM}=${id}${place ? `#${place}` : ''}`,
  /** The working copy, as its readers would see it. */
  preview: (id: string) => `/preview/${id}`,
  /** The working copy with the editing of its findings open, at an image or at one of them. */
  writeFindings: (id: string, place: WritingPlace) => `/preview/${id}#${writingHash(place)}`,
  sheet: (id: string) => `/sheet/${id}`,
  editSheet: (id: string) => `/sheet-editor/${id}`,
  questionFigures: questionFiguresPath,
};
