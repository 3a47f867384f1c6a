import { useEffect, useState } from 'react';
import { readWorkingCopies } from '#lib/cases/browser/case-preview.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { casePreviewMessages as m } from '#lib/cases/preview-texts.ts';
import { type ViewerQuery, viewerSearch } from '#lib/cases/viewer-query.ts';
import type { CaseAnswer, ViewerCase } from '#lib/cases/viewer-schemas.ts';
import { parseWritingHash, type WritingPlace } from '#lib/cases/writing-place.ts';
import { CaseView } from './CaseView.tsx';
import type { BegunWriting } from './Findings.tsx';
import { useCase } from './use-case.ts';
import './case-preview.css';

interface CasePreviewProps {
  shown: ViewerCase;
  initial: ViewerQuery;
  /** Sent only if the URL requests the answer. */
  answer: CaseAnswer | null;
}

const nothing = () => undefined;

/** What the person wants to edit, according to the URL's fragment, which the server does not get. */
function useBegunWriting(id: string): BegunWriting | undefined {
  const [place, setPlace] = useState<WritingPlace>();
  useEffect(() => setPlace(parseWritingHash(location.hash)), []);
  return place && { place, onDone: () => location.assign(casePaths.edit(id, 'signes')) };
}

/** The author's working copy as a reader would see it: nothing revealed, nothing counted, no owner's tools. */
export function CasePreview({ shown, initial, answer }: CasePreviewProps) {
  // Must run before the first effect that loads the case.
  useEffect(readWorkingCopies, []);
  const opened = useCase({ shown, initial, answer, isInAddress: false });
  const id = shown.facts._id;
  const writing = useBegunWriting(id);
  const later = shown.folders.filter(({ isEarly }) => isEarly).map(({ name }) => name);
  const attempt = {
    step: 'none',
    isOpen: false,
    toggle: null,
    open: nothing,
    reveal: opened.toggleAnswer,
    grade: nothing,
  } as const;
  return (
    <div className="viewer">
      <CaseView
        opened={opened}
        poster={null}
        attempt={attempt}
        isApart={false}
        hasOpinions={false}
        address={(query) => casePaths.preview(id) + viewerSearch(query)}
        ways={null}
        writing={writing}
      >
        <div className={later.length > 0 ? 'case-preview tells-later' : 'case-preview'}>
          <div>
            <p>
              <i className="i-lucide-eye" aria-hidden="true" />
              {m.workingCopy}
              <span className="preview-more">{m.more}</span>
            </p>
            {later.length > 0 && <p>{m.later(later)}</p>}
          </div>
          <a className="button" href={casePaths.edit(id)}>
            <i className="i-lucide-arrow-left" aria-hidden="true" />
            {m.backToEditor}
          </a>
        </div>
      </CaseView>
    </div>
  );
}
