import { textFit } from '#lib/autosave/browser/text-limits.ts';
import { FINDINGS_MAX } from '../finding.ts';
import { findingEditorMessages as m } from '../finding-editor-texts.ts';

/** Checks the texts of findings against their limits. */
export const findingsFit = textFit({
  findings: {
    name: { most: FINDINGS_MAX.name, name: m.name },
    explanation: { most: FINDINGS_MAX.explanation, name: m.explanation },
    marks: { text: { most: FINDINGS_MAX.label, name: m.labels } },
  },
});
