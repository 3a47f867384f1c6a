import { FINDINGS_MAX } from '#lib/domain/finding.ts';
import { findingEditorMessages as m } from '#lib/messages/finding-editor.ts';
import { textFit } from './text-limits.ts';

/** What holds the texts of findings to their limits. */
export const findingsFit = textFit({
  findings: {
    name: { most: FINDINGS_MAX.name, name: m.name },
    explanation: { most: FINDINGS_MAX.explanation, name: m.explanation },
    marks: { text: { most: FINDINGS_MAX.label, name: m.labels } },
  },
});
