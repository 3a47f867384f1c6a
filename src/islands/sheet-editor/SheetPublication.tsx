import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import { synchronise } from '#lib/autosave/browser/synchronise.ts';
import type { SheetDraft } from '#lib/cases/browser/sheet-autosave.ts';
import { casePaths } from '#lib/cases/paths.ts';
import type { Uploads } from '#lib/images/browser/uploads.ts';
import { countMissing } from '#lib/images/missing-images-store.ts';
import type { Visibility } from '#lib/items/item.ts';
import type { Lack } from '#lib/items/kinds/lacks.ts';
import { withSending } from '#lib/items/kinds/with-sending.ts';
import { EditorActions } from '../editing/EditorActions.tsx';
import { fieldLink } from '../publish/field-links.ts';
import { type PublishedState, useVersionActions } from '../versions/use-version-actions.tsx';
import '../item/labels.css';

/** The publication state of the sheet's case when the page was rendered. */
export interface CasePublication {
  visibility: Visibility;
  published: PublishedState;
  /** What a reader would miss in the case; the missing parts are added in the case's editor. */
  lacks: readonly Lack[];
}

interface SheetPublicationProps {
  caseId: string;
  publication: CasePublication;
  autosave: Autosave<SheetDraft>;
  uploads: Uploads;
}

/** What the case lacks, including images that this page or this device has not uploaded yet. */
function useLacks(caseId: string, known: readonly Lack[], uploads: Uploads): readonly Lack[] {
  const underWay = useStore(uploads.$entries).length;
  const [missing, setMissing] = useState(0);
  useEffect(() => setMissing(countMissing(caseId)), [caseId]);
  return underWay + missing > 0 ? withSending(known) : known;
}

/** Publishes the case of the sheet without leaving the page. */
export function SheetPublication({ caseId, publication, autosave, uploads }: SheetPublicationProps) {
  const { visibility, published } = publication;
  const lacks = useLacks(caseId, publication.lacks, uploads);
  const { actions, mark, dialog } = useVersionActions({
    kind: 'case',
    id: caseId,
    visibility,
    start: published,
    lacks,
    mend: (lack) => fieldLink(lack, (field) => casePaths.edit(caseId, field)),
    prepare: () => synchronise(autosave),
  });
  if (actions.length === 0) return null;
  return (
    <div className="editor-bar-actions sheet-publication">
      {mark}
      <EditorActions actions={actions} />
      {dialog}
    </div>
  );
}
