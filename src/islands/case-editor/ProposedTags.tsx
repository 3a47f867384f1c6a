import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { fold } from '#lib/platform/fold.ts';
import { withTag } from '../list/TagField.tsx';
import { modalityTags } from './modality-tags.ts';

interface ProposedTagsProps {
  folders: readonly CaseFolder[];
  tags: string[];
  onChange(tags: string[]): void;
}

/** Tags suggested by the modality of the images, each added by one press. */
export function ProposedTags({ folders, tags, onChange }: ProposedTagsProps) {
  const missing = modalityTags(folders).filter((tag) => !tags.some((other) => fold(other) === fold(tag)));
  if (missing.length === 0) return null;
  return (
    <p className="proposed-tags">
      {m.proposedTags}{' '}
      {missing.map((tag) => (
        <button
          key={tag}
          type="button"
          className="button small"
          aria-label={m.addTag(tag)}
          onClick={() => onChange(withTag(tags, tag))}
        >
          <i className="i-lucide-plus" aria-hidden="true" />
          {tag}
        </button>
      ))}
    </p>
  );
}
