import { questionFiguresPath } from '#lib/questions/paths.ts';
import { type WritingPlace, writingHash } from './writing-place.ts';

/** Beginning of the addresses of a case's images, used for links in a text. */
export const VIEWER_PATH = '/radiology-viewer/';

/** Query parameter that identifies the case in the editor's address. */
export const CASE_PARAM = 'cas';

const MANAGE = '/cases';

/** Addresses of a case's pages, by case id. */
export const casePaths = {
  public: '/public-cases',
  mine: '/cases-list',
  manage: MANAGE,
  item: (id: string) => VIEWER_PATH + id,
  /** `place` is the anchor of a section of the editor. */
  edit: (id: string, place?: string) => `${MANAGE}?${CASE_PARAM}=${id}${place ? `#${place}` : ''}`,
  /** The working copy, as readers would see it. */
  preview: (id: string) => `/preview/${id}`,
  /** The working copy with the findings' editor open, at an image or a finding. */
  writeFindings: (id: string, place: WritingPlace) => `/preview/${id}#${writingHash(place)}`,
  sheet: (id: string) => `/sheet/${id}`,
  editSheet: (id: string) => `/sheet-editor/${id}`,
  questionFigures: questionFiguresPath,
};
