import type { ItemKind } from '#lib/items/item.ts';

/** What there is for one kind only; other routes take their kind from the path. */
export const KIND_OF_ROUTE: Record<string, ItemKind> = {
  '/use/[id]': 'questionnaire',
  '/edit/[id]': 'questionnaire',
  '/cr/[id]': 'questionnaire',
  '/link/[id].[fiche]': 'questionnaire',
  '/protocols/view/[id]': 'protocol',
  '/protocols/export/[id].[format]': 'protocol',
  '/protocols/edit/[id]': 'protocol',
  '/radiology-viewer/[id]': 'case',
  '/preview/[id]': 'case',
  '/sheet/[id]': 'case',
  '/sheet-editor/[id]': 'case',
  '/images/[id]/[file]': 'case',
  '/images/[id]/tiles/[folder]': 'case',
  '/api/[kind]/[id]/answer': 'case',
  '/api/[kind]/[id]/viewer': 'case',
  '/api/[kind]/[id]/preview': 'case',
  '/api/[kind]/[id]/preview/answer': 'case',
  '/api/[kind]/[id]/views': 'case',
  '/api/[kind]/[id]/report-copied': 'questionnaire',
  '/api/[kind]/[id]/source-states': 'protocol',
  '/api/[kind]/[id]/source-version': 'protocol',
  '/api/[kind]/[id]/review': 'protocol',
  '/api/[kind]/[id]/reviewers': 'protocol',
  '/api/[kind]/[id]/reviewers/[reviewer]': 'protocol',
};
