import type { ProtocolBody } from '../body-schema.ts';
import { saysWhom } from '../suitability.ts';
import { protocolMessages as m } from '../texts.ts';
import { protocolViewMessages as view } from '../view-texts.ts';

/** The checks before an exam, in their usual order. */
export const CHECKED = ['fasting', 'allergy', 'pregnancy', 'renalFunction'] as const;
/** Other preparations. */
export const PREPARED = ['position', 'coil', 'field', 'other'] as const;

/** Anchors of sections, in French like all addresses. */
export type SectionId =
  | 'verifier'
  | 'indications'
  | 'contre-indications'
  | 'pour-qui'
  | 'preparation'
  | 'contraste'
  | 'acquisition'
  | 'dose'
  | 'post-traitement'
  | 'pieges'
  | 'criteres'
  | 'references';

export interface Section {
  id: SectionId;
  title: string;
}

const filled = (lines: readonly string[] | undefined) => (lines?.length ?? 0) > 0;

function written(body: ProtocolBody): (Section & { shown: boolean })[] {
  const preparation = body.preparation ?? {};
  const acquired = Object.values(body.acquisition ?? {}).some((rows) => rows.length > 0);
  return [
    { id: 'verifier', title: view.checkList, shown: CHECKED.some((key) => preparation[key]) },
    { id: 'indications', title: m.indications, shown: filled(body.indications) },
    { id: 'contre-indications', title: m.contraindications, shown: filled(body.contraindications) },
    { id: 'pour-qui', title: m.suitability, shown: saysWhom(body) },
    { id: 'preparation', title: m.preparation, shown: PREPARED.some((key) => preparation[key]) },
    {
      id: 'contraste',
      title: m.contrast,
      shown: Object.values(body.contrast ?? {}).some((value) => value !== ''),
    },
    { id: 'acquisition', title: m.acquisition, shown: acquired },
    { id: 'dose', title: view.dose, shown: body.doseReference !== undefined },
    { id: 'post-traitement', title: m.postProcessing, shown: filled(body.postProcessing) },
    { id: 'pieges', title: m.pitfalls, shown: filled(body.pitfalls) },
    { id: 'criteres', title: m.successCriteria, shown: filled(body.successCriteria) },
    { id: 'references', title: m.references, shown: filled(body.references) },
  ];
}

/** The non-empty sections of a protocol, in the order of the page. */
export function sectionsOf(body: ProtocolBody): Section[] {
  return written(body).flatMap(({ id, title, shown }) => (shown ? [{ id, title }] : []));
}
