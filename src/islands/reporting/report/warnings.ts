import { type IdentityKind, identitiesIn } from '#lib/questionnaires/identity-like.ts';
import type { EditedReport } from '#lib/questionnaires/report/edited-report.ts';
import { otherSideIn } from '#lib/questionnaires/report/other-side.ts';
import type { Side } from '#lib/questionnaires/report/report-types.ts';
import type { ReportSection } from '#lib/questionnaires/report-sections.ts';

/** A text to check, with its position. */
export interface TextWarning {
  kind: IdentityKind | 'side';
  section: ReportSection;
  paragraph: number;
  /** Character offsets in the paragraph. */
  from: number;
  to: number;
  text: string;
}

/** Texts of a report that look like an identity, or that name another side than the chosen one (null for none). */
export function warningsOf({ sections }: EditedReport, side: Side | null, year: number): TextWarning[] {
  return sections.flatMap(({ section, paragraphs }) =>
    paragraphs.flatMap(({ runs }, paragraph) => {
      const text = runs.map((run) => run.text).join('');
      const sides = side ? otherSideIn(text, side).map((each) => ({ kind: 'side' as const, ...each })) : [];
      return [...identitiesIn(text, year), ...sides].map((each) => ({ section, paragraph, ...each }));
    }),
  );
}
