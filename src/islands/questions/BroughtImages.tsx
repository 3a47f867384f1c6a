import { useStore } from '@nanostores/react';
import { casePaths } from '#lib/cases/paths.ts';
import { stepSearch } from '#lib/cases/viewer-query.ts';
import type { ShownStep } from '#lib/questions/attempt-schemas.ts';
import { $hasImages, showBrought } from '#lib/questions/image-answers-store.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';

interface BroughtImagesProps {
  /** Null for an author's trial. */
  caseId: string | null;
  folders: NonNullable<ShownStep['folders']>;
  isFirst: boolean;
}

/** The folders that a step adds: shown beside the questions, else a link to them, which needs no script. */
export function BroughtImages({ caseId, folders, isFirst }: BroughtImagesProps) {
  const isBeside = useStore($hasImages);
  const folderWay = ({ id, name, at }: (typeof folders)[number]) => {
    if (caseId === null) return name;
    if (isBeside)
      return (
        <button type="button" className="button" onClick={() => showBrought(id)}>
          <i className="i-lucide-images" aria-hidden="true" />
          {name}
        </button>
      );
    return (
      <a className="button" href={casePaths.item(caseId) + stepSearch(at)}>
        <i className="i-lucide-images" aria-hidden="true" />
        {name}
      </a>
    );
  };
  return (
    <div className="brought-images">
      <p>{isFirst ? m.stepImages : m.newImages}</p>
      <ul>
        {folders.map((folder) => (
          <li key={folder.id}>{folderWay(folder)}</li>
        ))}
      </ul>
    </div>
  );
}
