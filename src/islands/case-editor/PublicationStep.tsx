import { useStore } from '@nanostores/react';
import type { Ref } from 'react';
import { caseStepMessages as m } from '#lib/cases/case-steps-texts.ts';
import { caseEditorMessages } from '#lib/cases/editor-texts.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { isRequired, type Lack } from '#lib/items/kinds/lacks.ts';
import { publishingMessages } from '#lib/items/publishing-texts.ts';
import { $workingCopies } from '#lib/items/working-copies-store.ts';
import { WRITING } from '#lib/reviews/review-rules.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { fieldLink } from '../publish/field-links.ts';
import { ExportButtons } from './ExportButtons.tsx';
import type { CaseEditor } from './editor.ts';
import { StepHeading } from './StepHeading.tsx';
import { useLacks } from './use-lacks.ts';

/** Some of what is missing: each sentence links to where it can be added. */
function MissingList({ title, lacks }: { title: string; lacks: readonly Lack[] }) {
  if (lacks.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="publication-missing">
        {lacks.map((lack) => (
          <li key={lack}>
            <a href={fieldLink(lack)}>{publishingMessages.lacks[lack]}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a reader would miss, shown while nobody else sees the case. */
function Missing({ editor }: { editor: CaseEditor }) {
  const { reviewStatus = WRITING } = useStore($workingCopies)[editor.id] ?? editor.published;
  // The server does not know what this device has not sent yet: this entry appears once the script runs.
  const isLive = useIsLive();
  const lacks = useLacks(editor, reviewStatus).filter((lack) => isLive || lack !== 'sending');
  return (
    <>
      {lacks.length === 0 && <p>{m.ready}</p>}
      <MissingList title={publishingMessages.required} lacks={lacks.filter(isRequired)} />
      <MissingList title={m.advice} lacks={lacks.filter((lack) => !isRequired(lack))} />
    </>
  );
}

interface PublicationStepProps {
  editor: CaseEditor;
  /** Where the bar puts the controls for publishing. */
  actions: Ref<HTMLDivElement>;
}

/**
 * The last step: what is missing, and the bar's publish actions, at hand when the bar has scrolled out of
 * sight.
 */
export function PublicationStep({ editor, actions }: PublicationStepProps) {
  const isPublic = useStore(editor.autosave.$visibility) === 'public';
  return (
    <section
      className="panel case-publication"
      id="publication"
      tabIndex={-1}
      aria-labelledby="publication-titre"
    >
      <StepHeading step="publication" />
      {isPublic ? (
        <p>
          {m.isPublic} <a href={casePaths.item(editor.id)}>{caseEditorMessages.see}</a>
          <span className="hint"> {m.changes}</span>
        </p>
      ) : (
        <Missing editor={editor} />
      )}
      <div className="publication-actions" ref={actions} />
      <ExportButtons editor={editor} />
    </section>
  );
}
